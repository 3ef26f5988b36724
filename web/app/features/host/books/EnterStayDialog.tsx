import type { Apartment } from 'functions/contract/apartment';
import type { IsoDate } from 'functions/domain/isoDate';
import { parseOwnersStay } from 'functions/domain/ownersStay';
import { platformNames, platforms } from 'functions/domain/platform';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { InputField } from '../../../form/InputField.tsx';
import { SelectField } from '../../../form/SelectField.tsx';
import { useApartmentName } from '../../../i18n/useApartmentTexts.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { StayDates } from '../bookings/dialogs/StayDates.tsx';
import { CountField } from '../calendar/sheets/CountField.tsx';
import { Pair } from '../calendar/sheets/sheetStyle.ts';
import { readMoney } from '../forms/typedMoney.ts';
import { useDialogForm } from '../forms/useDialogAction.tsx';
import { FormDialog } from '../frame/FormDialog.tsx';

const channels = ['direct', ...platforms] as const;

const emptyForm = (apartments: readonly Apartment[]) => ({
  apartment: apartments[0]?.slug ?? '',
  ...{ checkIn: '', checkOut: '', firstName: '', lastName: '', adults: 2, children: 0, total: '', commission: '' },
  sold: 'direct' as (typeof channels)[number],
});

/** Enters a stay that is over or that a platform sold, with its amounts. Sends no mail. */
export function EnterStayDialog({
  apartments,
  today,
  onClose,
}: {
  apartments: readonly Apartment[];
  today: IsoDate;
  onClose: () => void;
}) {
  const { t } = useTranslation('hostBooks');
  const { t: tBooking } = useTranslation('hostBooking');
  const { t: tCalendar } = useTranslation('hostCalendar');
  const language = useLanguage();
  const nameOf = useApartmentName();
  const { form, change, input, run, state } = useDialogForm(apartments, emptyForm);
  const { apartment, checkIn, checkOut, firstName, lastName, adults, children, sold, total, commission } = form;
  const [tried, setTried] = useState(false);

  const parsed = parseOwnersStay({ checkIn, checkOut }, today, { isAfterwards: true });
  const price = readMoney(language, total);
  // The commission has no field for a direct stay, so any text typed before does not count.
  const commissionCents = sold === 'direct' ? 0 : readMoney(language, commission || '0');

  async function submit() {
    setTried(true);
    if ('problem' in parsed || !firstName.trim() || price === undefined || commissionCents === undefined) return;
    const entered = {
      ...{ apartment, ...parsed.stay, adults, children, status: 'confirmed' as const, language },
      person: { firstName, lastName: lastName.trim() || undefined },
      price: { kind: 'agreed' as const, total: price },
      platform: sold === 'direct' ? undefined : { name: sold, commission: commissionCents },
    };
    if (await run('enterBooking', entered, t('enter.done'))) onClose();
  }

  const amount = (name: 'total' | 'commission', cents: number | undefined) => (
    <InputField
      {...input(name)}
      label={t(`enter.${name}`)}
      error={tried && cents === undefined}
      helperText={tried && cents === undefined && tBooking('payments.wrongAmount')}
      inputProps={{ inputMode: 'decimal' }}
    />
  );

  return (
    <FormDialog
      title={t('enter.open')}
      submit={tBooking('actions.save')}
      {...state}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <SelectField
        label={t('columns.apartment')}
        value={apartment}
        choices={apartments.map(({ slug }) => ({ value: slug, text: nameOf(slug) }))}
        onChoose={(next) => change({ apartment: next })}
      />
      <StayDates typed={form} parsed={parsed} tried={tried} onChange={change} />
      <Pair>
        <InputField
          {...input('firstName')}
          label={tCalendar('booking.firstName')}
          error={tried && !firstName.trim()}
          helperText={tried && !firstName.trim() && tCalendar('booking.nameMissing')}
        />
        <InputField {...input('lastName')} label={tCalendar('booking.lastName')} />
      </Pair>
      <Pair>
        {(['adults', 'children'] as const).map((field) => (
          <CountField
            key={field}
            label={tCalendar(`booking.${field}`)}
            count={form[field]}
            least={field === 'adults' ? 1 : 0}
            most={50}
            onCount={(count) => change({ [field]: count })}
          />
        ))}
      </Pair>
      <SelectField
        label={t('enter.sold')}
        value={sold}
        choices={channels.map((value) => ({
          value,
          text: value === 'direct' || value === 'other' ? t(`enter.${value}`) : platformNames[value],
        }))}
        onChoose={(chosen) => change({ sold: chosen })}
      />
      {amount('total', price)}
      {sold !== 'direct' && amount('commission', commissionCents)}
    </FormDialog>
  );
}
