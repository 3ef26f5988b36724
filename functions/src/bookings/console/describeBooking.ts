import type { BookingAmounts, StoredBooking } from '../../contract/booking.ts';
import { bookingTermsSchema } from '../../contract/apartment.ts';
import type { Payment } from '../../contract/payment.ts';
import { isBookingStatus } from '../../domain/bookingState.ts';
import type { Guests } from '../../domain/guests.ts';
import { parseIsoDate } from '../../domain/isoDate.ts';
import type { Language } from '../../domain/language.ts';
import { ledgerOf, type Ledger, type LedgerBooking } from '../../domain/ledger.ts';
import { parseStay } from '../../domain/stay.ts';
import { guestsText } from '../../mail/compose/bookingSections.ts';
import { guestName } from '../../mail/format/greetingName.ts';
import { mailFormats } from '../../mail/format/mailFormats.ts';
import { apartmentName, ownerTexts } from '../../mail/format/mailTexts.ts';

/** The fields of a booking as text, which say nothing that other fields do not say. */
export type BookingDescription = Required<Pick<StoredBooking, 'summary' | 'amounts'>>;

/**
 * `Giulia Rossi · Lavender · 12–19 June 2027 · 2 adults, 1 child · confirmed · €980`, and the amounts in euros, for whoever
 * opens the document in the console. The same for the same booking on every day. Fields that are missing or were made
 * unreadable in the console are left out.
 */
export function describeBooking(
  booking: Readonly<Record<string, unknown>> | StoredBooking,
  { ownerLanguage }: { ownerLanguage: Language },
): BookingDescription {
  const stored = booking as Partial<StoredBooking>;
  const { money } = mailFormats(ownerLanguage);
  const parts = [
    guestName({ firstName: textOf(stored.firstName), lastName: textOf(stored.lastName) }),
    typeof stored.apartment === 'string' ? apartmentName(stored.apartment, ownerLanguage) : '',
    datesText(stored, ownerLanguage),
    hasGuests(stored) ? guestsText(stored, ownerLanguage) : '',
    isBookingStatus(stored.status) ? ownerTexts(ownerLanguage)(`bookingSummary.${stored.status}`) : '',
    hasQuote(stored.quote) ? money(stored.quote.totalPayment) : '',
  ];
  return { summary: parts.filter(Boolean).join(' · '), amounts: amountsOf(stored, ownerLanguage) };
}

function datesText({ checkIn, checkOut }: Partial<StoredBooking>, language: Language): string {
  const parsed = parseStay(checkIn, checkOut);
  return 'stay' in parsed ? mailFormats(language).stay(parsed.stay) : '';
}

function amountsOf(booking: Partial<StoredBooking>, language: Language): BookingAmounts | null {
  const { money } = mailFormats(language);
  const { quote, status } = booking;
  const parsed = parseStay(booking.checkIn, booking.checkOut);
  if (!hasQuote(quote) || !isBookingStatus(status) || 'problem' in parsed) return null;
  const { checkIn } = parsed.stay;
  const { boundBy = null, endedBy = null, end } = booking;
  const paid: LedgerBooking = {
    ...{ status, checkIn, quote, boundBy, endedBy },
    // Terms that cannot be read claim no fee.
    terms: bookingTermsSchema.safeParse(booking.terms).data ?? {
      advanceShare: 0,
      cancellation: { freeUntilDays: 0, shareAfter: 0 },
    },
    advanceDueOn: parseIsoDate(booking.advanceDueOn) ?? null,
    payments: paymentsOf(booking),
    end: Array.isArray(end?.payments) ? end : null,
    refundPromised: Number.isInteger(booking.refundPromised) ? (booking.refundPromised ?? null) : null,
  };
  // Amounts and the day of the next payment are the same on every day; only whether it is late depends on today.
  const ledger = ledgerOf([paid], checkIn);
  return {
    total: money(quote.totalPayment),
    advance: money(quote.advancePayment),
    paid: money(ledger.paid),
    due: dueText(ledger, language),
  };
}

function dueText({ next }: Pick<Ledger, 'next'>, language: Language): string {
  const { date, money } = mailFormats(language);
  const t = ownerTexts(language);
  if (!next) return money(0);
  const amount = money(next.amount);
  if (next.kind === 'refund') return t('bookingSummary.refundDue', { amount });
  if (next.kind === 'fee') return t('bookingSummary.feeDue', { amount });
  if (next.kind === 'balance') return t('bookingSummary.balanceDue', { amount });
  return next.on === null ? amount : t('bookingSummary.advanceDue', { amount, date: date(next.on) });
}

function hasGuests(booking: Partial<StoredBooking>): booking is Partial<StoredBooking> & Guests {
  return Number.isInteger(booking.adults) && Number.isInteger(booking.children);
}

function hasQuote(quote: StoredBooking['quote'] | undefined): quote is StoredBooking['quote'] {
  const amounts = [quote?.totalPrice, quote?.totalPayment, quote?.advancePayment];
  return amounts.every((amount) => Number.isInteger(amount));
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value.trim() : '';
}

function paymentsOf({ payments }: Partial<StoredBooking>): Payment[] {
  return Array.isArray(payments) ? payments.filter((payment) => Number.isInteger(payment?.amount)) : [];
}
