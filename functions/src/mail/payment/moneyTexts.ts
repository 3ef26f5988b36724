import type { Booking } from '../../contract/booking.ts';
import { lastFreeDay, lateFeeOf, lateShare } from '../../domain/cancellationTerms.ts';
import type { IsoDate } from '../../domain/isoDate.ts';
import type { Language } from '../../domain/language.ts';
import { ledgerOf } from '../../domain/ledger.ts';
import { mailFormats } from '../format/mailFormats.ts';
import { mailTexts, paymentPageTexts } from '../format/mailTexts.ts';

/* Texts about payment and cancellation, by the booking's own terms, not by the current settings. */

/** `within 7 days of our confirmation`, for requests. */
export function advanceWithin({ terms }: Booking, language: Language): string {
  const t = mailTexts(language);
  return terms.advanceDueDays > 0 ? t('price.within', { count: terms.advanceDueDays }) : t('price.withinNone');
}

/** When a guest is bound, and that cancelling is free until then: the same sentence as on pages. */
export function bindingText(booking: Booking, language: Language): string {
  return paymentPageTexts(language)(asksForAdvance(booking) ? 'binding.advance' : 'binding.noAdvance');
}

/** Without an advance payment, nobody owes a fee. */
function asksForAdvance({ terms, quote }: Booking): boolean {
  return terms.advanceShare > 0 && quote.advancePayment > 0;
}

/**
 * Balance of bookings with the same terms and the ways to pay it on arrival, once they are confirmed and their advance payments are
 * made; `undefined` if nothing is due.
 */
export function balanceText(bookings: readonly Booking[], language: Language): string | undefined {
  const t = mailTexts(language);
  const { money, either } = mailFormats(language);
  const [first] = bookings;
  if (!first) return undefined;
  const confirmed = bookings.map((booking) => ({ ...booking, status: 'confirmed' }) as const);
  const { paid, advanceOpen, balanceOpen } = ledgerOf(confirmed, first.checkIn);
  if (balanceOpen === 0) return undefined;
  const ways = either(first.terms.balanceWays.map((way) => t(`price.way.${way}`)));
  return t(paid > 0 || advanceOpen > 0 ? 'price.balance' : 'price.balanceAll', { balance: money(balanceOpen), ways });
}

/** What the owner has received of a confirmed stay, as a sentence; `undefined` if nothing. */
export function receivedText(booking: Booking, language: Language): string | undefined {
  const t = mailTexts(language);
  const { paid, state } = ledgerOf([booking], booking.checkIn);
  if (paid === 0) return undefined;
  return state === 'paid' ? t('paid.all') : t('paid.received', { amount: mailFormats(language).money(paid) });
}

/** What a booking's payments mean today: received, open and until when, or to be paid back. */
export function paymentTexts(booking: Booking, language: Language, today: IsoDate): string[] {
  const t = mailTexts(language);
  const { date, money } = mailFormats(language);
  const { state, next, refundOpen } = ledgerOf([booking], today);
  if (refundOpen > 0) {
    return [t(booking.status === 'cancelled' ? 'paid.refund' : 'paid.back', { amount: money(refundOpen) })];
  }
  if (booking.status !== 'confirmed') return [];
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

/** When a guest who is not bound yet becomes so, and what cancelling costs then. Where nobody owes a fee, one sentence says both. */
export function bindingSteps(bookings: readonly Booking[], language: Language, today: IsoDate): string[] {
  const [first] = bookings;
  if (!first) return [];
  const terms = cancellingText(bookings, language, today);
  if (ledgerOf(bookings, today).isBound) return [terms];
  return [bindingText(first, language), ...(asksForAdvance(first) ? [terms] : [])];
}

/** Cancellation terms of bookings for the same nights once they bind: free until when, the fee for all after that. */
export function cancellingText(bookings: readonly Booking[], language: Language, today: IsoDate): string {
  const t = mailTexts(language);
  const { date, money, share } = mailFormats(language);
  const [first] = bookings;
  const freeUntil = first ? lastFreeDay(first, first.terms) : null;
  if (!first || freeUntil === null) return t('cancelling.free');
  return t(today <= freeUntil ? 'cancelling.freeUntil' : 'cancelling.late', {
    date: date(freeUntil),
    share: share(lateShare(first.terms)),
    amount: money(
      lateFeeOf(
        bookings.map(({ quote }) => quote),
        first.terms,
      ),
    ),
  });
}
