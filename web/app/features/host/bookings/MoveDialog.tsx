import type { Apartment } from 'functions/contract/apartment';
import type { Booking } from 'functions/contract/booking';
import { quoteStay } from 'functions/domain/quote';
import { parseStay } from 'functions/domain/stay';
import { readMoney } from 'functions/domain/typedMoney';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { InputField } from '../../../form/InputField.tsx';
import { useFormat } from '../../../i18n/useFormat.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { SelectField } from '../calendar/SelectField.tsx';
import { Pair } from '../calendar/sheetStyle.ts';
import { useApartmentNames } from '../frame/useApartmentNames.ts';
import { standingsAt } from '../forms/standingsAt.ts';
import { useDayText } from '../forms/useDayText.ts';
import { useDialogDraft } from '../forms/useDialogDraft.ts';
import { useStandingText } from '../forms/useStandingText.ts';
import { FormDialog } from '../frame/FormDialog.tsx';
import { DoubtText } from '../platforms/DoubtText.tsx';
import { calendarsOfDoubt } from '../platforms/isDoubt.ts';
import { useBookingAction } from './useBookingAction.tsx';

interface OwnFields {
  kind: 'keep' | 'list' | 'agreed';
  total: string;
}

const own: OwnFields = { kind: 'keep', total: '' };
const formOf = ({ apartment, checkIn, checkOut }: Booking): Record<'apartment' | 'checkIn' | 'checkOut', string> => ({
  apartment,
  checkIn,
  checkOut,
});

/** Moves a stay to other nights or another apartment, with the price kept, as listed, or agreed. */
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
  const nameOf = useApartmentNames();
  const dayText = useDayText();
  const saved = { ...booking, revision: booking.revision ?? 0 };
  const { form, base, conflicts = [], change: changeForm, answered } = useDialogDraft(saved, formOf, own);
  const { run, busy, problem, doubt, clear } = useBookingAction(answered);
  const standings = standingsAt(form, conflicts);
  const textOf = useStandingText();
  const { apartment, checkIn, checkOut, kind, total } = form;
  const [tried, setTried] = useState(false);

  const parsed = parseStay(checkIn, checkOut);
  const target = apartments.find(({ slug }) => slug === apartment);
  const listed =
    'stay' in parsed && target ? quoteStay(parsed.stay, booking, target, booking.terms).totalPayment : undefined;
  const difference = listed === undefined ? undefined : listed - booking.quote.totalPayment;
  const agreed = readMoney(language, total);
  const wrongDates = tried && 'problem' in parsed;
  const wrongTotal = tried && kind === 'agreed' && agreed === undefined;

  /** Other nights have other platforms against them. */
  function change(changes: Parameters<typeof changeForm>[0]) {
    clear();
    changeForm(changes);
  }

  async function submit() {
    setTried(true);
    if ('problem' in parsed || (kind === 'agreed' && agreed === undefined)) return;
    const price = kind === 'agreed' ? { kind, total: agreed ?? 0 } : { kind };
    const of = { booking: booking.id, revision: base.revision };
    const despitePlatforms = calendarsOfDoubt(doubt);
    const moved = { ...of, apartment, ...parsed.stay, price, despitePlatforms };
    if (await run('moveBooking', moved, t('done.move'))) onClose();
  }

  return (
    <FormDialog
      title={t('moving.title')}
      submit={doubt ? tPlatforms('doubt.move') : t('actions.move')}
      busy={busy}
      problem={doubt ? <DoubtText doubt={doubt} /> : problem}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <SelectField
        label={t('field.apartment')}
        value={apartment}
        choices={apartments.map(({ slug }) => ({ value: slug, text: nameOf(slug) }))}
        hint={textOf(standings.get('apartment'), nameOf)}
        onChoose={(next) => change({ apartment: next })}
      />
      <Pair>
        <InputField
          type="date"
          name="checkIn"
          label={t('field.checkIn')}
          value={checkIn}
          helperText={textOf(standings.get('checkIn'), dayText)}
          onChange={(event) => change({ checkIn: event.target.value })}
        />
        <InputField
          type="date"
          name="checkOut"
          label={t('field.checkOut')}
          value={checkOut}
          error={wrongDates}
          helperText={wrongDates ? t('moving.wrong') : textOf(standings.get('checkOut'), dayText)}
          onChange={(event) => change({ checkOut: event.target.value })}
        />
      </Pair>
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
          name="total"
          label={t('moving.total')}
          value={total}
          error={wrongTotal}
          helperText={wrongTotal && t('payments.wrongAmount')}
          onChange={(event) => change({ total: event.target.value })}
          inputProps={{ inputMode: 'decimal' }}
        />
      )}
    </FormDialog>
  );
}
