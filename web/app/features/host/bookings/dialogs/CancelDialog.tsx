import type { Booking } from 'functions/contract/booking';
import type { IsoDate } from 'functions/domain/isoDate';
import { costOfCancelling, endOf, keptOf, ledgerOf } from 'functions/domain/ledger';
import { readMoney, writeMoneyField } from '../../forms/typedMoney.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { InputField } from '../../../../form/InputField.tsx';
import { useFormat } from '../../../../i18n/useFormat.ts';
import { useLanguage } from '../../../../i18n/useLanguage.ts';
import { SelectField } from '../../../../form/SelectField.tsx';
import { MessageField } from '../../forms/MessageField.tsx';
import { useDialogForm } from '../../forms/useDialogAction.tsx';
import { FormDialog } from '../../frame/FormDialog.tsx';

/**
 * Cancels a confirmed stay. Asks who wants to cancel, states the refund and its reason, and takes a message to the
 * guest.
 * @param others the other bookings of its group
 */
export function CancelDialog({
  booking,
  others,
  today,
  onClose,
}: {
  booking: Booking;
  others: readonly Booking[];
  today: IsoDate;
  onClose: () => void;
}) {
  const { t } = useTranslation('hostBooking');
  const format = useFormat();
  const language = useLanguage();
  const group = [booking, ...others];
  const { paid } = ledgerOf([booking], today);
  const endedNow = { ...booking, status: 'cancelled', endedBy: 'guest', end: endOf(booking, today, group) } as const;
  const refundByTerms = ledgerOf([endedNow], today).refundOpen;
  const { form, base, change, input, run, state } = useDialogForm(booking, () => ({
    atWishOf: 'guest' as 'guest' | 'owner',
    refund: writeMoneyField(language, refundByTerms),
    message: '',
  }));
  const { atWishOf, refund, message } = form;
  const [tried, setTried] = useState(false);

  const typed = readMoney(language, refund);
  const isPossible = atWishOf === 'owner' || (typed !== undefined && typed <= paid);
  // If the owner cancels, the guest gets everything back, so no refund is agreed.
  const agreed = atWishOf === 'owner' || typed === refundByTerms ? undefined : typed;
  const kept = agreed !== undefined && isPossible ? keptOf([booking], agreed)[0] : undefined;
  const ended = { ...endedNow, endedBy: atWishOf, end: endOf(booking, today, group, kept) } as const;
  const after = ledgerOf([ended, ...others], today);

  function why(): string {
    if (atWishOf === 'owner') return t('cancelling.why.owner');
    if (kept !== undefined) return t('cancelling.why.agreed');
    const cost = costOfCancelling(booking, today, group);
    if (cost.kind === 'request' || cost.kind === 'offer') return t('cancelling.why.offer');
    if (cost.kind === 'due') {
      return t('cancelling.why.due', {
        date: format.date(cost.freeUntil),
        share: format.share(cost.share),
        fee: format.money(cost.amount),
      });
    }
    return cost.freeUntil === null
      ? t('cancelling.why.free')
      : t('cancelling.why.freeUntil', { date: format.date(cost.freeUntil) });
  }

  async function submit() {
    setTried(true);
    if (!isPossible) return;
    const of = { booking: base.id, revision: base.revision, decision: 'cancel' as const };
    const request = { ...of, atWishOf, message, refund: agreed };
    if (await run('decideBooking', request, t('done.cancel'))) onClose();
  }

  return (
    <FormDialog
      title={t('cancelling.title')}
      submit={
        paid === 0 || !isPossible
          ? t('actions.cancel')
          : after.refundOpen > 0
            ? t('cancelling.submitBack', { amount: format.money(after.refundOpen) })
            : t('cancelling.submitNothing')
      }
      {...state}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <SelectField
        label={t('cancelling.atWishOf')}
        value={atWishOf}
        choices={(['guest', 'owner'] as const).map((value) => ({ value, text: t(`cancelling.${value}`) }))}
        onChoose={(chosen) => change({ atWishOf: chosen })}
      />
      {atWishOf === 'guest' && paid > 0 && (
        <InputField
          {...input('refund')}
          label={t('cancelling.refund')}
          error={tried && !isPossible}
          helperText={
            tried && typed === undefined
              ? t('payments.wrongAmount')
              : t(tried && !isPossible ? 'payments.refundTooHigh' : 'cancelling.refundHint', {
                  paid: format.money(paid),
                })
          }
          inputProps={{ inputMode: 'decimal' }}
        />
      )}
      {isPossible && (
        <p role="status">
          <strong>
            {after.refundOpen > 0
              ? t('cancelling.back', { amount: format.money(after.refundOpen) })
              : t('cancelling.nothingBack')}
          </strong>{' '}
          <span>{why()}</span>{' '}
          {after.feeOpen > 0 && <span>{t('cancelling.owed', { amount: format.money(after.feeOpen) })}</span>}
        </p>
      )}
      <MessageField language={booking.language} value={message} onValue={(message) => change({ message })} />
    </FormDialog>
  );
}
