import { lastFreeDay, lateCancellationFeeOf, type CancellationTerms } from 'functions/domain/cancellation';
import type { IsoDate } from 'functions/domain/isoDate';
import type { QuoteSums } from 'functions/domain/quote';
import type { Stay } from 'functions/domain/stay';
import { useTranslation } from 'react-i18next';
import { useFormat } from './useFormat.ts';
import type { Namespaces } from './Messages.ts';

type Way = keyof Namespaces['payment']['way'];

interface Terms {
  advanceDueDays: number;
  balanceWays: readonly Way[];
  cancellation: CancellationTerms;
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
    /** How much is due after the confirmation, and when; `undefined` where nothing is. */
    advance: ({ advancePayment }: QuoteSums, { advanceDueDays }: Terms): string | undefined =>
      advancePayment > 0 ? t('advance', { amount: money(advancePayment), within: within(advanceDueDays) }) : undefined,
    /** What is left to be paid on arrival, and how; `undefined` where nothing is. */
    balance: ({ advancePayment, totalPayment }: QuoteSums, { balanceWays }: Terms): string | undefined => {
      const balance = totalPayment - advancePayment;
      if (balance <= 0) return undefined;
      return t(advancePayment > 0 ? 'balance' : 'balanceAll', { balance: money(balance), ways: ways(balanceWays) });
    },
    /** What cancelling all of these costs once they are confirmed, and from when; `undefined` where it is always free. */
    cancelling: (
      stay: Stay,
      quotes: readonly QuoteSums[],
      { cancellation }: Terms,
      today: IsoDate,
    ): string | undefined => {
      if (cancellation.shareAfter === 0) return undefined;
      const freeUntil = lastFreeDay(stay, cancellation);
      return t(today <= freeUntil ? 'freeUntil' : 'late', {
        date: date(freeUntil),
        share: share(cancellation.shareAfter),
        amount: money(lateCancellationFeeOf(quotes, cancellation)),
      });
    },
  };
}
