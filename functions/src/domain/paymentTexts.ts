import { lastFreeDay, lateFeeOf, lateShare, type FeeTerms } from './cancellationTerms.ts';
import type { Format } from './createFormat.ts';
import type { IsoDate } from './isoDate.ts';
import type { Cents } from './money.ts';
import type { QuoteSums } from './quote.ts';
import type { Stay } from './stay.ts';

/** Returns a text of `locales/{language}/payment.json`; with `count`, its plural form. */
export type PaymentMessages = (key: string, values?: Record<string, string | number>) => string;

export interface PaymentTerms extends FeeTerms {
  readonly advanceDueDays: number;
  readonly balanceWays: readonly ('cash' | 'card' | 'bankTransfer')[];
}

export type PaymentTexts = ReturnType<typeof createPaymentTexts>;

/** The sentences about payment and cancellation, the same on pages, in mails and in the terms. */
export function createPaymentTexts(text: PaymentMessages, { date, either, money, share, span }: Format) {
  /** "within 7 days of our confirmation" */
  const within = (days: number) => (days > 0 ? text('within', { count: days }) : text('withinNone'));
  /** "in cash or by bank transfer beforehand" */
  const ways = (balanceWays: PaymentTerms['balanceWays']) => either(balanceWays.map((way) => text(`way.${way}`)));

  return {
    within,
    ways,
    /** When the guest is bound, and that cancelling is free until then. */
    binding: ({ advanceShare }: Pick<PaymentTerms, 'advanceShare'>): string =>
      text(advanceShare > 0 ? 'binding.advance' : 'binding.noAdvance'),
    /** How much is due after confirmation, and when. `undefined` if nothing is due. */
    advance: (amount: Cents, { advanceDueDays }: Pick<PaymentTerms, 'advanceDueDays'>): string | undefined =>
      amount > 0 ? text('advance', { amount: money(amount), within: within(advanceDueDays) }) : undefined,
    /**
     * What is paid on arrival, and how. `undefined` if nothing is.
     * @param isRest whether something is paid earlier
     */
    balance: (
      amount: Cents,
      isRest: boolean,
      { balanceWays }: Pick<PaymentTerms, 'balanceWays'>,
    ): string | undefined =>
      amount > 0
        ? text(isRest ? 'balance' : 'balanceAll', { balance: money(amount), ways: ways(balanceWays) })
        : undefined,
    /**
     * How the balance is transferred. `undefined` if it cannot be transferred.
     * @param hasAccount whether the guest knows the account
     */
    transfer: (hasAccount: boolean, { balanceWays }: Pick<PaymentTerms, 'balanceWays'>): string | undefined =>
      balanceWays.includes('bankTransfer') ? text(hasAccount ? 'transfer' : 'transferAsk') : undefined,
    /** When a refund arrives. */
    refund: (days: number): string => text('refund', { days: span(days, 'day') }),
    /**
     * What cancelling all of these stays costs once the guest is bound, and from when. `undefined` if it is always
     * free.
     */
    cancelling: (
      stay: Stay,
      quotes: readonly Pick<QuoteSums, 'totalPrice'>[],
      terms: FeeTerms,
      today: IsoDate,
    ): string | undefined => {
      const freeUntil = lastFreeDay(stay, terms);
      if (freeUntil === null) return undefined;
      return text(today <= freeUntil ? 'freeUntil' : 'late', {
        date: date(freeUntil),
        share: share(lateShare(terms)),
        amount: money(lateFeeOf(quotes, terms)),
      });
    },
  };
}
