import type { Apartment } from 'functions/contract/apartment';
import type { Booking } from 'functions/contract/booking';
import { quoteStay } from 'functions/domain/quote';
import { parseOwnersStay } from 'functions/domain/ownersStay';
import { readMoney } from '../../forms/typedMoney.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { InputField } from '../../../../form/InputField.tsx';
import { useFormat } from '../../../../i18n/useFormat.ts';
import { useLanguage } from '../../../../i18n/useLanguage.ts';
import { SelectField } from '../../../../form/SelectField.tsx';
import { useApartmentName } from '../../../../i18n/useApartmentTexts.ts';
import { useToday } from '../../frame/useToday.ts';
import { useDialogForm } from '../../forms/useDialogAction.tsx';
import { FormDialog } from '../../frame/FormDialog.tsx';
import { idsOfPlatforms } from '../../platforms/conflicts/PlatformConflictWarning.tsx';
import { StayDates } from './StayDates.tsx';

const formOf = ({ apartment, checkIn, checkOut }: Booking) => ({
  ...{ apartment, checkIn: checkIn as string, checkOut: checkOut as string },
  kind: 'keep' as 'keep' | 'list' | 'agreed',
  /** The agreed price as typed. */
  total: '',
});

/**
 * Moves a stay to other nights or another apartment. The owner keeps the price, takes the list price, or sets an agreed
 * one.
 */
export function MoveDialog({
  booking,
  apartments,
  onClose,
}: {
  booking: Booking;
  apartments: readonly Apartment[];
  onClose: () => void;
}) {
  const { t } = useTranslation('hostBooking');
  const { t: tPlatforms } = useTranslation('hostPlatforms');
  const format = useFormat();
  const language = useLanguage();
  const nameOf = useApartmentName();
  const today = useToday();
  const dialog = useDialogForm(booking, formOf);
  const { form, base, run, platformConflict } = dialog;
  const { apartment, checkIn, checkOut, kind, total } = form;
  const [tried, setTried] = useState(false);

  const parsed = parseOwnersStay({ checkIn, checkOut }, today, { present: base });
  const target = apartments.find(({ slug }) => slug === apartment);
  const listed =
    'stay' in parsed && target ? quoteStay(parsed.stay, booking, target, booking.terms).totalPayment : undefined;
  const difference = listed === undefined ? undefined : listed - booking.quote.totalPayment;
  const agreed = readMoney(language, total);
  const wrongTotal = kind === 'agreed' && agreed === undefined;

  /** Changes the form. Clears an earlier warning, because other nights may conflict with other platforms. */
  function change(changes: Partial<typeof form>) {
    dialog.clear();
    dialog.change(changes);
  }

  async function submit() {
    setTried(true);
    if ('problem' in parsed || wrongTotal) return;
    const price = kind === 'agreed' ? { kind, total: agreed ?? 0 } : { kind };
    const despitePlatforms = idsOfPlatforms(platformConflict);
    const moved = { booking: base.id, revision: base.revision, apartment, ...parsed.stay, price, despitePlatforms };
    if (await run('moveBooking', moved, t('done.move'))) onClose();
  }

  return (
    <FormDialog
      title={t('moving.title')}
      submit={platformConflict ? tPlatforms('platformConflict.move') : t('actions.move')}
      {...dialog.state}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <SelectField
        label={t('field.apartment')}
        value={apartment}
        choices={apartments.map(({ slug }) => ({ value: slug, text: nameOf(slug) }))}
        onChoose={(next) => change({ apartment: next })}
      />
      <StayDates typed={form} parsed={parsed} tried={tried} onChange={change} />
      <SelectField
        label={t('moving.price')}
        value={kind}
        choices={[
          { value: 'keep', text: t('moving.keep', { amount: format.money(booking.quote.totalPayment) }) },
          { value: 'list', text: t('moving.list', { amount: listed === undefined ? '–' : format.money(listed) }) },
          { value: 'agreed', text: t('moving.agreed') },
        ]}
        hint={
          difference === undefined
            ? undefined
            : difference === 0
              ? t('moving.same')
              : t('moving.difference', { difference: (difference > 0 ? '+' : '') + format.money(difference) })
        }
        onChoose={(next) => change({ kind: next })}
      />
      {kind === 'agreed' && (
        <InputField
          {...dialog.input('total')}
          label={t('moving.total')}
          error={tried && wrongTotal}
          helperText={tried && wrongTotal && t('payments.wrongAmount')}
          inputProps={{ inputMode: 'decimal' }}
        />
      )}
    </FormDialog>
  );
}
