import Alert from '@mui/material/Alert';
import type { Booking } from 'functions/contract/booking';
import { paymentKinds, paymentWays, type PaymentKind, type PaymentWay } from 'functions/contract/payment';
import { parseIsoDate, type IsoDate } from 'functions/domain/isoDate';
import type { Ledger } from 'functions/domain/ledger';
import { readMoney, writeMoneyField } from '../../forms/typedMoney.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { InputField } from '../../../../form/InputField.tsx';
import { useFormat } from '../../../../i18n/useFormat.ts';
import { useLanguage } from '../../../../i18n/useLanguage.ts';
import { SelectField } from '../../../../form/SelectField.tsx';
import { useDialogForm } from '../../forms/useDialogAction.tsx';
import { FormDialog } from '../../frame/FormDialog.tsx';

/**
 * Records a payment or a refund. The dialog suggests the amount that is due next, shows how it has understood the entry, and
 * asks before it records more than is due.
 */
export function PaymentDialog({
  booking,
  money: { next, paid, owed, refundOpen },
  today,
  onClose,
}: {
  booking: Booking;
  money: Ledger;
  today: IsoDate;
  onClose: () => void;
}) {
  const { t } = useTranslation('hostBooking');
  const { t: tBooks } = useTranslation('hostBooks');
  const format = useFormat();
  const language = useLanguage();
  const { form, base, change, run, state } = useDialogForm(booking, () => ({
    kind: (!next || next.kind === 'fee' ? 'balance' : next.kind) as PaymentKind,
    amount: next ? writeMoneyField(language, next.amount) : '',
    on: today as string,
    way: (booking.platform ? 'platform' : 'bankTransfer') as PaymentWay,
    note: '',
  }));
  const { kind, amount, on, way, note } = form;
  const [wrong, setWrong] = useState<string>();
  /** The entry that the dialog has asked the owner to confirm. It asks again for any other entry. */
  const [asked, setAsked] = useState<string>();

  const cents = readMoney(language, amount);
  const day = parseIsoDate(on);
  const expected = kind === 'refund' ? refundOpen : owed;
  const entry = `${kind} ${cents}`;
  const isAsked = asked === entry;
  const understood =
    cents && day
      ? [format.money(cents), t(`payments.${kind}`), on === today ? t('payments.today') : format.date(on)].join(' · ')
      : undefined;

  async function submit() {
    const isTooHigh = kind === 'refund' && cents !== undefined && cents > paid;
    setWrong(
      !cents
        ? t('payments.wrongAmount')
        : isTooHigh
          ? t('payments.refundTooHigh', { paid: format.money(paid) })
          : undefined,
    );
    if (!cents || isTooHigh) return;
    if (cents > expected && !isAsked) {
      setAsked(entry);
      return;
    }
    const of = { booking: booking.id, revision: base.revision ?? 0 };
    if (await run('recordPayment', { ...of, kind, amount: cents, on, way, note }, t('done.pay'))) onClose();
  }

  return (
    <FormDialog
      title={t('actions.pay')}
      submit={t(isAsked ? 'payments.recordAllTheSame' : 'actions.save')}
      {...state}
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
        helperText={wrong}
        onChange={({ target }) => {
          setWrong(undefined);
          change({ amount: target.value });
        }}
        inputProps={{ inputMode: 'decimal' }}
      />
      <InputField
        type="date"
        name="on"
        label={t('payments.on')}
        value={on}
        onChange={({ target }) => change({ on: target.value })}
      />
      <SelectField
        label={t('payments.way')}
        value={way}
        choices={paymentWays.map((value) => ({ value, text: tBooks(`ways.${value}`) }))}
        onChoose={(chosen) => change({ way: chosen })}
      />
      <InputField
        name="note"
        label={t('payments.note')}
        value={note}
        onChange={({ target }) => change({ note: target.value })}
        inputProps={{ maxLength: 500 }}
      />
      <p role="status" style={{ minHeight: '1.5em' }}>
        {understood && t('payments.understood', { payment: understood })}
      </p>
      {isAsked && cents !== undefined && (
        <Alert severity="warning" role="alert">
          {expected === 0
            ? t('payments.nothingDueAsk', { amount: format.money(cents) })
            : t('payments.moreThanDueAsk', { amount: format.money(cents), due: format.money(expected) })}
        </Alert>
      )}
    </FormDialog>
  );
}
