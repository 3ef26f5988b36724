import { Timestamp } from 'firebase-admin/firestore';
import { bookingTermsSchema, type Apartment } from '../../contract/apartment.ts';
import type { BookedStay, StoredBooking } from '../../contract/booking.ts';
import { storedLines } from '../../contract/optionalLines.ts';
import type { Settings } from '../../contract/settings.ts';
import { groupOf } from '../../domain/bookingGroup.ts';
import { isLanguage } from '../../domain/language.ts';
import { quoteStay } from '../../domain/quote.ts';
import { nightCount } from '../../domain/stay.ts';

/** Fields that depend on the status and are written with it. */
type StatusField = 'wifiNote' | 'pendingSince' | 'endedBy' | 'advanceDueOn';

/**
 * Fields that a booking entered by hand still lacks, so that its guest can see and cancel it and its mails can be
 * written. Existing fields stay; the email becomes lower case, because guests are found by it.
 */
export function completeBooking(
  number: string,
  data: Partial<StoredBooking>,
  stay: BookedStay,
  apartment: Apartment,
  settings: Settings,
  now: Date,
): Omit<StoredBooking<Timestamp>, keyof BookedStay | StatusField | 'agreed' | 'problem'> {
  const adults = countOf(data.adults, 1);
  const children = countOf(data.children, 0);
  return {
    number,
    nights: nightCount(stay),
    group: groupOf(data),
    adults,
    children,
    firstName: textOf(data.firstName),
    lastName: textOf(data.lastName),
    email: textOf(data.email).toLowerCase(),
    // The owner knows the guests they enter.
    emailProven: data.emailProven ?? true,
    phone: textOf(data.phone),
    message: data.message ?? null,
    ...storedLines(data),
    language: isLanguage(data.language) ? data.language : settings.ownerLanguage,
    uid: data.uid ?? null,
    quote: data.quote ?? quoteStay(stay, { adults, children }, apartment, settings),
    terms: bookingTermsSchema.safeParse(data.terms).data ?? bookingTermsSchema.parse(settings),
    privacyAcceptedAt: (data.privacyAcceptedAt as Timestamp | undefined) ?? null,
    termsAcceptedAt: (data.termsAcceptedAt as Timestamp | undefined) ?? null,
    createdAt: (data.createdAt as Timestamp | undefined) ?? Timestamp.fromDate(now),
    moveTo: '',
    remindedOf: data.remindedOf ?? null,
    sequence: data.sequence ?? 0,
    linkVersion: data.linkVersion ?? 0,
    requestHash: data.requestHash ?? 'entered by hand',
  };
}

function countOf(value: unknown, least: number): number {
  return typeof value === 'number' && Number.isInteger(value) && value >= least ? value : least;
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value.trim() : '';
}
