import type { Booking } from 'functions/contract/booking';
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

interface OwnFields {
  atWishOf: 'guest' | 'owner';
  refund: string;
  message: string;
}

const own: OwnFields = { atWishOf: 'guest', refund: '', message: '' };
const nothing = () => ({});

/** Cancels a confirmed stay: at whose wish, what comes back, a sentence to the guest. */
export function CancelDialog({ booking, money, onClose }: { booking: Booking; money: Ledger; onClose: () => void }) {
  const { t } = useTranslation('hostBooking');
  const { t: tToday } = useTranslation('hostToday');
  const format = useFormat();
  const { form, base, change, answered } = useDialogDraft({ revision: booking.revision ?? 0 }, nothing, own);
  const { atWishOf, refund, message } = form;
  const { run, busy, problem } = useBookingAction(answered);
  const [wrong, setWrong] = useState(false);

  async function submit() {
    // When the owner cancels, everything comes back.
    const typed = atWishOf === 'guest' ? refund.trim() : '';
    const amount = typed === '' ? undefined : readEuros(typed);
    setWrong(typed !== '' && amount === undefined);
    if (typed !== '' && amount === undefined) return;
    const request = {
      booking: booking.id,
      revision: base.revision,
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
        onChoose={(chosen) => change({ atWishOf: chosen })}
      />
      {atWishOf === 'guest' && (
        <InputField
          name="refund"
          label={t('cancelling.refund')}
          value={refund}
          error={wrong}
          helperText={
            wrong ? t('payments.wrongAmount') : t('cancelling.refundHint', { paid: format.money(money.paid) })
          }
          onChange={({ target }) => change({ refund: target.value })}
          inputProps={{ inputMode: 'decimal' }}
        />
      )}
      <InputField
        multiline
        minRows={2}
        name="message"
        label={tToday('declining.message')}
        value={message}
        onChange={({ target }) => change({ message: target.value })}
        inputProps={{ maxLength: 500 }}
      />
    </FormDialog>
  );
}
