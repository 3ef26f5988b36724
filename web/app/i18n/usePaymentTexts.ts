import { lastFreeDay, lateFeeOf, lateShare, type FeeTerms } from 'functions/domain/cancellationTerms';
import type { IsoDate } from 'functions/domain/isoDate';
import type { Cents } from 'functions/domain/money';
import type { QuoteSums } from 'functions/domain/quote';
import type { Stay } from 'functions/domain/stay';
import { useTranslation } from 'react-i18next';
import { useFormat } from './useFormat.ts';
import type { Namespaces } from './Messages.ts';

type Way = keyof Namespaces['payment']['way'];

interface Terms extends FeeTerms {
  advanceDueDays: number;
  balanceWays: readonly Way[];
}

/** What pages say of paying and cancelling, from a quote and the terms that go with it. Needs the texts of `payment`. */
export function usePaymentTexts() {
  const { t } = useTranslation('payment');
  const { date, either, money, share } = useFormat();

  /** "within 7 days of our confirmation" */
  const within = (days: number) => (days > 0 ? t('within', { count: days }) : t('withinNone'));
  /** "in cash or by bank transfer" */
  const ways = (balanceWays: readonly Way[]) => either(balanceWays.map((way) => t(`way.${way}`)));

  return {
    within,
    ways,
    /** When a guest is bound, and that cancelling is free until then: the same sentence as in mails. */
    binding: ({ advanceShare }: Pick<Terms, 'advanceShare'>): string =>
      t(advanceShare > 0 ? 'binding.advance' : 'binding.noAdvance'),
    /** How much is due after the confirmation, and when; `undefined` where nothing is. */
    advance: (amount: Cents, { advanceDueDays }: Terms): string | undefined =>
      amount > 0 ? t('advance', { amount: money(amount), within: within(advanceDueDays) }) : undefined,
    /** What is to be paid on arrival, and how; `undefined` where nothing is. @param isRest whether something is paid before */
    balance: (amount: Cents, isRest: boolean, { balanceWays }: Terms): string | undefined =>
      amount > 0
        ? t(isRest ? 'balance' : 'balanceAll', { balance: money(amount), ways: ways(balanceWays) })
        : undefined,
    /** What cancelling all of these costs once they are confirmed, and from when; `undefined` where it is always free. */
    cancelling: (stay: Stay, quotes: readonly QuoteSums[], terms: Terms, today: IsoDate): string | undefined => {
      const freeUntil = lastFreeDay(stay, terms);
      if (freeUntil === null) return undefined;
      return t(today <= freeUntil ? 'freeUntil' : 'late', {
        date: date(freeUntil),
        share: share(lateShare(terms)),
        amount: money(lateFeeOf(quotes, terms)),
      });
    },
  };
}
