import type { Booking } from '../../contract/booking.ts';
import { cancellationCost, lateCancellationFee } from '../../domain/cancellation.ts';
import type { IsoDate } from '../../domain/isoDate.ts';
import type { Language } from '../../domain/language.ts';
import { sumOf, type Cents } from '../../domain/money.ts';
import { paymentState } from '../../domain/paymentState.ts';
import { mailFormats } from '../format/mailFormats.ts';
import { mailTexts } from '../format/mailTexts.ts';

/* Texts about payment and cancellation, by the booking's own terms, not by the current settings. */

/** `within 7 days of our confirmation`, for requests. */
export function advanceWithin({ terms }: Booking, language: Language): string {
  const t = mailTexts(language);
  return terms.advanceDueDays > 0 ? t('price.within', { count: terms.advanceDueDays }) : t('price.withinNone');
}

/**
 * Balance of bookings with the same terms and the ways to pay it on arrival, once their advance payments are made;
 * `undefined` if nothing is due.
 */
export function balanceText(bookings: readonly Booking[], language: Language): string | undefined {
  const t = mailTexts(language);
  const { money, either } = mailFormats(language);
  const early = bookings.map((booking) => Math.max(paidFor(booking), booking.quote.advancePayment));
  const balance = sumOf(bookings.map(({ quote }, place) => Math.max(0, quote.totalPayment - (early[place] ?? 0))));
  if (balance <= 0) return undefined;
  const ways = either((bookings[0]?.terms.balanceWays ?? []).map((way) => t(`price.way.${way}`)));
  return t(sumOf(early) > 0 ? 'price.balance' : 'price.balanceAll', { balance: money(balance), ways });
}

/** What the owner has received for a booking, less what was paid back. */
export function paidFor(booking: Booking): Cents {
  return paymentState(booking, booking.checkIn).paid;
}

/** What the owner has received of a confirmed stay, as a sentence; `undefined` if nothing. */
export function receivedText(booking: Booking, language: Language): string | undefined {
  const t = mailTexts(language);
  const { paid, state } = paymentState(booking, booking.checkIn);
  if (paid === 0) return undefined;
  return state === 'paid' ? t('paid.all') : t('paid.received', { amount: mailFormats(language).money(paid) });
}

/** What a booking's payments mean today: received, open and until when, or to be paid back. */
export function paymentTexts(booking: Booking, language: Language, today: IsoDate): string[] {
  const t = mailTexts(language);
  const { date, money } = mailFormats(language);
  const { state, next, refundOpen } = paymentState(booking, today);
  if (booking.status === 'pending') return [];
  if (refundOpen > 0) {
    return [t(booking.status === 'cancelled' ? 'paid.refund' : 'paid.back', { amount: money(refundOpen) })];
  }
  if (booking.status === 'cancelled') return [];
  const advance =
    next?.kind === 'advance' && next.on !== null
      ? t(state === 'overdue' ? 'paid.advanceLate' : 'paid.advance', {
          amount: money(next.amount),
          date: date(next.on),
        })
      : undefined;
  const texts = [receivedText(booking, language), advance, balanceText([booking], language)];
  return texts.filter((text) => text !== undefined);
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
