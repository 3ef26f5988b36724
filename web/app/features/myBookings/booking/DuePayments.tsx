import styled from '@emotion/styled';
import type { IsoDate } from 'functions/domain/isoDate';
import { ledgerOf, type LedgerBooking } from 'functions/domain/ledger';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../i18n/useFormat.ts';
import { usePaymentTexts } from '../../../i18n/usePaymentTexts.ts';
import { property } from '../../../villa/property.ts';
import type { ShownBooking } from './ShownBooking.ts';

/**
 * Payments received, and those still to make with date and method, for all bookings of a request. The top of the page says when
 * the advance of a confirmed stay is due.
 */
export function DuePayments({
  booking,
  group,
  today,
}: {
  /** The booking, or all bookings of a request as a whole. */
  booking: ShownBooking;
  group: readonly ShownBooking[];
  today: IsoDate;
}) {
  const { t } = useTranslation('myBookings');
  const { money } = useFormat();
  const { advance, balance, refund } = usePaymentTexts();
  const received = useReceivedPayments(booking);
  const { status, checkIn, terms } = booking;
  const { state, refundOpen } = ledgerOf(group, today);
  const { paid, advanceOpen, balanceOpen } = ledgerOf(group.map(confirmed), today);
  const payments = [
    ...received,
    state === 'paid' ? t('paid.all') : undefined,
    refundOpen > 0 ? `${t('paid.refund', { amount: money(refundOpen) })} ${refund(property.refundDays)}` : undefined,
    status === 'pending' ? advance(advanceOpen, terms) : undefined,
    checkIn >= today ? balance(balanceOpen, paid > 0 || advanceOpen > 0, terms) : undefined,
  ].filter((text) => text !== undefined);
  if (payments.length === 0) return null;
  return (
    <Payments role="list">
      {payments.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </Payments>
  );
}

/** A pending request as if it were confirmed. */
function confirmed(booking: LedgerBooking): LedgerBooking {
  return booking.status === 'pending' ? { ...booking, status: 'confirmed' } : booking;
}

const Payments = styled.ul`
  display: grid;
  gap: 10px;
  font-size: 1rem;
`;

/** Each payment and refund of a booking as a text, by day. */
export function useReceivedPayments({ payments = [] }: ShownBooking): string[] {
  const { t } = useTranslation('myBookings');
  const { date, money } = useFormat();
  return [...payments]
    .sort((a, b) => a.on.localeCompare(b.on))
    .map(({ kind, amount, on }) => {
      return t(kind === 'refund' ? 'paid.refunded' : 'paid.received', { amount: money(amount), date: date(on) });
    });
}
