import type { Booking } from 'functions/contract/booking';
import type { PaymentState } from 'functions/domain/paymentState';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { InputField } from '../../../form/InputField.tsx';
import { useFormat } from '../../../i18n/useFormat.ts';
import { readEuros } from '../calendar/readEuros.ts';
import { SelectField } from '../calendar/SelectField.tsx';
import { FormDialog } from '../frame/FormDialog.tsx';
import { useBookingAction } from './useBookingAction.ts';

/** Cancels a confirmed stay: at whose wish, what comes back, a sentence to the guest. */
export function CancelDialog({
  booking,
  money,
  onClose,
}: {
  booking: Booking;
  money: PaymentState;
  onClose: () => void;
}) {
  const { t } = useTranslation('hostBooking');
  const { t: tToday } = useTranslation('hostToday');
  const format = useFormat();
  const { run, busy, problem } = useBookingAction();
  // As the owner saw it when the dialog was opened.
  const [{ id, revision }] = useState(booking);
  const [atWishOf, setAtWishOf] = useState<'guest' | 'owner'>('guest');
  const [refund, setRefund] = useState('');
  const [message, setMessage] = useState('');
  const [wrong, setWrong] = useState(false);

  async function submit() {
    const amount = refund.trim() === '' ? undefined : readEuros(refund);
    setWrong(refund.trim() !== '' && amount === undefined);
    if (refund.trim() !== '' && amount === undefined) return;
    const request = {
      booking: id,
      revision: revision ?? 0,
      decision: 'cancel' as const,
      atWishOf,
      message,
      ...(amount !== undefined && { refund: amount }),
    };
    if (await run('decideBooking', request, t('done.cancel'))) onClose();
  }

  return (
    <FormDialog
      title={t('cancelling.title')}
      submit={t('actions.cancel')}
      busy={busy}
      problem={problem}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <SelectField
        label={t('cancelling.atWishOf')}
        value={atWishOf}
        choices={(['guest', 'owner'] as const).map((value) => ({ value, text: t(`cancelling.${value}`) }))}
        onChoose={setAtWishOf}
      />
      <InputField
        name="refund"
        label={t('cancelling.refund')}
        value={refund}
        error={wrong}
        helperText={wrong ? t('payments.wrongAmount') : t('cancelling.refundHint', { paid: format.money(money.paid) })}
        onChange={({ target }) => setRefund(target.value)}
        inputProps={{ inputMode: 'decimal' }}
      />
      <InputField
        multiline
        minRows={2}
        name="message"
        label={tToday('declining.message')}
        value={message}
        onChange={({ target }) => setMessage(target.value)}
        inputProps={{ maxLength: 500 }}
      />
    </FormDialog>
  );
}
