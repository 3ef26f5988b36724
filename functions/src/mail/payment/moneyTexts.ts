import property from '../../../../villa/property.json' with { type: 'json' };
import type { BookingTerms } from '../../contract/apartment.ts';
import type { Booking } from '../../contract/booking.ts';
import type { IsoDate } from '../../domain/isoDate.ts';
import type { Language } from '../../domain/language.ts';
import { ledgerOf, type Ledger } from '../../domain/ledger.ts';
import { createPaymentTexts, type PaymentTexts } from '../../domain/paymentTexts.ts';
import type { MailedBooking } from '../compose/bookingMail.ts';
import { mailFormats, mailTexts, paymentPageTexts } from '../format/mailTexts.ts';

/* Texts about payment and cancellation, by the booking's own terms, not by the current settings. */

/** The sentences that mails share with pages. */
export function paymentTextsIn(language: Language): PaymentTexts {
  return createPaymentTexts(paymentPageTexts(language), mailFormats(language));
}

/**
 * The terms of a booking as its guest reads them. If an agreed price has no advance payment, there is no cancellation
 * fee either.
 */
export function statedTerms({ terms, quote }: Booking): BookingTerms {
  return quote.advancePayment > 0 ? terms : { ...terms, advanceShare: 0 };
}

/** The ledger of bookings as if they were confirmed. A reopened request may already have payments. */
export function ledgerOnceConfirmed(bookings: readonly Booking[]): Ledger {
  const confirmed = bookings.map((booking) => ({ ...booking, status: 'confirmed' }) as const);
  return ledgerOf(confirmed, confirmed[0]!.checkIn);
}

/**
 * Balance of bookings with the same terms, once they are confirmed and their advance is paid, and the ways to pay it on
 * arrival; `undefined` if nothing is due.
 */
export function balanceText(bookings: readonly Booking[], language: Language): string | undefined {
  const [first] = bookings;
  if (!first) return undefined;
  const { paid, advanceOpen, balanceOpen } = ledgerOnceConfirmed(bookings);
  return paymentTextsIn(language).balance(balanceOpen, paid > 0 || advanceOpen > 0, first.terms);
}

/** A sentence about the payments received for all bookings of a confirmed stay; `undefined` if there are none. */
export function receivedText(bookings: readonly Booking[], language: Language): string | undefined {
  const t = mailTexts(language);
  const { paid, state } = ledgerOf(bookings, bookings[0]!.checkIn);
  if (paid === 0) return undefined;
  return state === 'paid' ? t('paid.all') : t('paid.received', { amount: mailFormats(language).money(paid) });
}

/** The state of the payments today, for a booking and its group: received, open with due date, or to be refunded and by when. */
export function paymentTexts(booking: MailedBooking, language: Language, today: IsoDate): string[] {
  const t = mailTexts(language);
  const { date, money } = mailFormats(language);
  const group = [booking, ...(booking.others ?? [])];
  const { state, next, refundOpen } = ledgerOf(group, today);
  if (refundOpen > 0) {
    const back = t(booking.status === 'cancelled' ? 'paid.refund' : 'paid.back', { amount: money(refundOpen) });
    return [`${back} ${paymentTextsIn(language).refund(property.refundDays)}`];
  }
  if (booking.status !== 'confirmed') return [];
  const advance =
    next?.kind === 'advance' && next.on !== null
      ? t(state === 'overdue' ? 'paid.advanceLate' : 'paid.advance', {
          amount: money(next.amount),
          date: date(next.on),
        })
      : undefined;
  const texts = [
    receivedText(group, language),
    advance,
    balanceText(
      group.filter(({ status }) => status === 'confirmed'),
      language,
    ),
  ];
  return texts.filter((text) => text !== undefined);
}

/**
 * Says when the guest becomes bound, unless already bound, and the cancellation terms. Without an advance payment, one
 * sentence says both.
 */
export function bindingSteps(bookings: readonly Booking[], language: Language, today: IsoDate): string[] {
  const [first] = bookings;
  if (!first) return [];
  const terms = cancellingText(bookings, language, today);
  if (ledgerOf(bookings, today).isBound) return [terms];
  const stated = statedTerms(first);
  return [paymentTextsIn(language).binding(stated), ...(stated.advanceShare > 0 ? [terms] : [])];
}

/** Cancellation terms of bookings for the same nights once the guest is bound: the last free day, and the total fee after it. */
export function cancellingText(bookings: readonly Booking[], language: Language, today: IsoDate): string {
  const [first] = bookings;
  const quotes = bookings.map(({ quote }) => quote);
  const text = first && paymentTextsIn(language).cancelling(first, quotes, first.terms, today);
  return text ?? mailTexts(language)('cancelling.free');
}
