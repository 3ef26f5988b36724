import type { Booking } from 'functions/contract/booking';
import { paymentKinds, type PaymentKind } from 'functions/contract/payment';
import type { IsoDate } from 'functions/domain/isoDate';
import type { Ledger } from 'functions/domain/ledger';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { InputField } from '../../../form/InputField.tsx';
import { useFormat } from '../../../i18n/useFormat.ts';
import { readEuros } from '../calendar/readEuros.ts';
import { SelectField } from '../calendar/SelectField.tsx';
import { useDialogDraft } from '../forms/useDialogDraft.ts';
import { FormDialog } from '../frame/FormDialog.tsx';
import { useBookingAction } from './useBookingAction.tsx';

const dueOf = ({ due }: { due: string }) => ({ due });

/** Writes down that money came or was paid back. It begins with what is due next. */
export function PaymentDialog({
  booking,
  money: { next, paid },
  today,
  onClose,
}: {
  booking: Booking;
  money: Ledger;
  today: IsoDate;
  onClose: () => void;
}) {
  const { t } = useTranslation('hostBooking');
  const format = useFormat();
  const due = next ? `${t(`payments.${next.kind}`)}, ${format.money(next.amount)}` : '';
  const [dueThen] = useState(due);
  // What was paid stays as it was typed, also if something else is due by now; the amount says so.
  const { form, base, change, answered } = useDialogDraft({ revision: booking.revision ?? 0, due }, dueOf, {
    kind: (!next || next.kind === 'fee' ? 'balance' : next.kind) as PaymentKind,
    amount: next ? String(next.amount / 100) : '',
    on: today as string,
    note: '',
  });
  const { kind, amount, on, note } = form;
  const { run, busy, problem } = useBookingAction(answered);
  const dueNow = form.due === '' ? t('payments.nothingDueNow') : t('payments.dueNow', { due: form.due });
  const hint = form.due === dueThen ? undefined : dueNow;
  const [wrong, setWrong] = useState<string>();

  async function submit() {
    const cents = readEuros(amount);
    const isTooHigh = kind === 'refund' && cents !== undefined && cents > paid;
    setWrong(
      !cents
        ? t('payments.wrongAmount')
        : isTooHigh
          ? t('payments.refundTooHigh', { paid: format.money(paid) })
          : undefined,
    );
    if (!cents || isTooHigh) return;
    const of = { booking: booking.id, revision: base.revision };
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
        onChoose={(chosen) => change({ kind: chosen })}
      />
      <InputField
        name="amount"
        label={t('payments.amount')}
        value={amount}
        error={wrong !== undefined}
        helperText={wrong ?? hint}
        onChange={({ target }) => change({ amount: target.value })}
        inputProps={{ inputMode: 'decimal' }}
      />
      <InputField
        type="date"
        name="on"
        label={t('payments.on')}
        value={on}
        onChange={({ target }) => change({ on: target.value })}
      />
      <InputField
        name="note"
        label={t('payments.note')}
        value={note}
        onChange={({ target }) => change({ note: target.value })}
        inputProps={{ maxLength: 500 }}
      />
    </FormDialog>
  );
}
