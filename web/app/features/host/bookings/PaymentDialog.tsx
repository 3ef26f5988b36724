import type { Booking } from 'functions/contract/booking';
import { paymentKinds, type PaymentKind } from 'functions/contract/payment';
import type { IsoDate } from 'functions/domain/isoDate';
import type { PaymentState } from 'functions/domain/paymentState';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { InputField } from '../../../form/InputField.tsx';
import { readEuros } from '../calendar/readEuros.ts';
import { SelectField } from '../calendar/SelectField.tsx';
import { FormDialog } from '../frame/FormDialog.tsx';
import { useBookingAction } from './useBookingAction.ts';

/** Writes down that money came or was paid back. It begins with what is due next. */
export function PaymentDialog({
  booking,
  money: { next },
  today,
  onClose,
}: {
  booking: Booking;
  money: PaymentState;
  today: IsoDate;
  onClose: () => void;
}) {
  const { t } = useTranslation('hostBooking');
  const { run, busy, problem } = useBookingAction();
  // As the owner saw it when the dialog was opened.
  const [{ id, revision }] = useState(booking);
  const [kind, setKind] = useState<PaymentKind>(next?.kind ?? 'balance');
  const [amount, setAmount] = useState(next ? String(next.amount / 100) : '');
  const [on, setOn] = useState<string>(today);
  const [note, setNote] = useState('');
  const [wrong, setWrong] = useState(false);

  async function submit() {
    const cents = readEuros(amount);
    setWrong(!cents);
    if (!cents) return;
    const of = { booking: id, revision: revision ?? 0 };
    if (await run('recordPayment', { ...of, kind, amount: cents, on, note }, t('done.pay'))) onClose();
  }

  return (
    <FormDialog
      title={t('actions.pay')}
      submit={t('actions.save')}
      busy={busy}
      problem={problem}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <SelectField
        label={t('payments.kind')}
        value={kind}
        choices={paymentKinds.map((value) => ({ value, text: t(`payments.${value}`) }))}
        onChoose={setKind}
      />
      <InputField
        name="amount"
        label={t('payments.amount')}
        value={amount}
        error={wrong}
        helperText={wrong && t('payments.wrongAmount')}
        onChange={({ target }) => setAmount(target.value)}
        inputProps={{ inputMode: 'decimal' }}
      />
      <InputField
        type="date"
        name="on"
        label={t('payments.on')}
        value={on}
        onChange={({ target }) => setOn(target.value)}
      />
      <InputField
        name="note"
        label={t('payments.note')}
        value={note}
        onChange={({ target }) => setNote(target.value)}
        inputProps={{ maxLength: 500 }}
      />
    </FormDialog>
  );
}
