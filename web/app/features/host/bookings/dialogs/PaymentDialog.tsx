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
  const { form, base, change, input, run, state } = useDialogForm(booking, () => ({
    kind: (!next || next.kind === 'fee' ? 'balance' : next.kind) as PaymentKind,
    amount: next ? writeMoneyField(language, next.amount) : '',
    on: today as string,
    way: (booking.platform ? 'platform' : 'bankTransfer') as PaymentWay,
    note: '',
  }));
  const { kind, amount, on, way, note } = form;
  const [tried, setTried] = useState(false);
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

  const isTooHigh = kind === 'refund' && cents !== undefined && cents > paid;
  const isWrong = !cents || isTooHigh;
  const wrong = isTooHigh ? t('payments.refundTooHigh', { paid: format.money(paid) }) : t('payments.wrongAmount');

  async function submit() {
    setTried(true);
    if (isWrong) return;
    if (cents > expected && !isAsked) {
      setAsked(entry);
      return;
    }
    const payment = { booking: base.id, revision: base.revision, kind, amount: cents, on, way, note };
    if (await run('recordPayment', payment, t('done.pay'))) onClose();
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
        {...input('amount')}
        label={t('payments.amount')}
        error={tried && isWrong}
        helperText={tried && isWrong && wrong}
        inputProps={{ inputMode: 'decimal' }}
      />
      <InputField {...input('on')} type="date" label={t('payments.on')} />
      <SelectField
        label={t('payments.way')}
        value={way}
        choices={paymentWays.map((value) => ({ value, text: tBooks(`ways.${value}`) }))}
        onChoose={(chosen) => change({ way: chosen })}
      />
      <InputField {...input('note')} label={t('payments.note')} inputProps={{ maxLength: 500 }} />
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
