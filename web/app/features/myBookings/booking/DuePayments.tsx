import styled from '@emotion/styled';
import type { IsoDate } from 'functions/domain/isoDate';
import { usePaymentTexts } from '../../../i18n/usePaymentTexts.ts';
import type { ShownBooking } from './ShownBooking.ts';

/** What is to be paid when and how. When the advance of a confirmed stay is due is said at the top of the page. */
export function DuePayments({ booking, today }: { booking: ShownBooking; today: IsoDate }) {
  const { advance, balance } = usePaymentTexts();
  const { status, checkIn, quote, terms } = booking;
  const payments = [
    status === 'pending' ? advance(quote, terms) : undefined,
    checkIn >= today ? balance(quote, terms) : undefined,
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
