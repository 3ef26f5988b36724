import type { Booking } from '../../contract/booking.ts';
import { cancellationCost, lateCancellationFee } from '../../domain/cancellation.ts';
import type { IsoDate } from '../../domain/isoDate.ts';
import type { Language } from '../../domain/language.ts';
import { sumOf } from '../../domain/money.ts';
import { sumOfQuotes } from '../../domain/quote.ts';
import { mailFormats } from '../format/mailFormats.ts';
import { mailTexts } from '../format/mailTexts.ts';

/* Texts about payment and cancellation, by the booking's own terms, not by the current settings. */

/** `within 7 days of our confirmation`, for requests. */
export function advanceWithin({ terms }: Booking, language: Language): string {
  const t = mailTexts(language);
  return terms.advanceDueDays > 0 ? t('price.within', { count: terms.advanceDueDays }) : t('price.withinNone');
}

/** Balance of bookings with the same terms and the ways to pay it on arrival; `undefined` if nothing is due. */
export function balanceText(bookings: readonly Booking[], language: Language): string | undefined {
  const t = mailTexts(language);
  const { money, either } = mailFormats(language);
  const { totalPayment, advancePayment } = sumOfQuotes(bookings.map(({ quote }) => quote));
  const balance = totalPayment - advancePayment;
  if (balance <= 0) return undefined;
  const ways = either((bookings[0]?.terms.balanceWays ?? []).map((way) => t(`price.way.${way}`)));
  return t(advancePayment > 0 ? 'price.balance' : 'price.balanceAll', { balance: money(balance), ways });
}

/** Cancellation terms of confirmed bookings for the same nights: free until when, the fee for all after that. */
export function cancellingText(bookings: readonly Booking[], language: Language, today: IsoDate): string {
  const t = mailTexts(language);
  const { date, money, share } = mailFormats(language);
  const [first] = bookings;
  const cost = first && cancellationCost('confirmed', first, first.quote, first.terms.cancellation, today);
  if (!cost || cost.kind === 'request' || cost.freeUntil === null) return t('cancelling.free');
  const fees = bookings.map(({ quote, terms }) => lateCancellationFee(quote, terms.cancellation));
  return t(cost.kind === 'free' ? 'cancelling.freeUntil' : 'cancelling.late', {
    date: date(cost.freeUntil),
    share: share(first.terms.cancellation.shareAfter),
    amount: money(sumOf(fees)),
  });
}
