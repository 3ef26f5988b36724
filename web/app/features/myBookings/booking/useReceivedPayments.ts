import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../i18n/useFormat.ts';
import type { ShownBooking } from './ShownBooking.ts';

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
