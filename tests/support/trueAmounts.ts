import { lateFeeOf } from '../../functions/src/domain/cancellationTerms.ts';
import { formatMoney } from '../../functions/src/domain/formatNumber.ts';
import { ledgerOf } from '../../functions/src/domain/ledger.ts';
import type { BookingLife } from './BookingLife.ts';

/** The amounts in an English text, in their order, without signs. */
export function amountsIn(text: string): string[] {
  return text.match(/€\d[\d,]*(?:\.\d\d)?/g) ?? [];
}

/** All correct amounts of a booking, in English: its quote, its payments, and its ledger now and once it is confirmed. */
export function trueAmounts({ booking, today }: Pick<BookingLife, 'booking' | 'today'>): string[] {
  const { quote, terms, payments = [] } = booking;
  const { lines, ...sums } = quote;
  const ledgers = [booking, { ...booking, status: 'confirmed' as const }].map((one) => ledgerOf([one], today));
  const cents = [
    ...Object.values(sums),
    ...lines.flatMap((line) => Object.values(line)),
    ...payments.map(({ amount }) => amount),
    ...ledgers.flatMap((ledger) => [...Object.values(ledger), ledger.next?.amount]),
    lateFeeOf([quote], terms),
    // The balance as agreed, whatever was paid later.
    quote.totalPayment - quote.advancePayment,
  ].filter((value) => typeof value === 'number');
  return cents.map((value) => formatMoney('en', Math.abs(value)));
}
