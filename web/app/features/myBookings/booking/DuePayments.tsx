import styled from '@emotion/styled';
import type { IsoDate } from 'functions/domain/isoDate';
import { paymentState } from 'functions/domain/paymentState';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../i18n/useFormat.ts';
import { usePaymentTexts } from '../../../i18n/usePaymentTexts.ts';
import { useReceivedPayments } from './useReceivedPayments.ts';
import type { ShownBooking } from './ShownBooking.ts';

/**
 * What was paid, and what is to be paid when and how. When the advance of a confirmed stay is due is said at the top of
 * the page.
 */
export function DuePayments({ booking, today }: { booking: ShownBooking; today: IsoDate }) {
  const { t } = useTranslation('myBookings');
  const { money } = useFormat();
  const { advance, balance } = usePaymentTexts();
  const received = useReceivedPayments(booking);
  const { status, checkIn, quote, terms } = booking;
  const { state, paid, refundOpen } = paymentState(booking, today);
  const early = Math.max(paid, quote.advancePayment);
  const payments = [
    ...received,
    state === 'paid' ? t('paid.all') : undefined,
    refundOpen > 0 ? t('paid.refund', { amount: money(refundOpen) }) : undefined,
    status === 'pending' ? advance(quote, terms) : undefined,
    checkIn >= today ? balance({ ...quote, advancePayment: early }, terms) : undefined,
  ].filter((text) => text !== undefined);
  if (payments.length === 0) return null;
  return (
    <Payments>
      {payments.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </Payments>
  );
}

const Payments = styled.ul`
  display: grid;
  gap: 10px;
  font-size: 16px;
`;
