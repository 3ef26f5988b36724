import { Timestamp } from 'firebase-admin/firestore';
import type { Apartment } from '../contract/apartment.ts';
import type { BookedStay, StoredBooking } from '../contract/booking.ts';
import type { Settings } from '../contract/settings.ts';
import { isLanguage } from '../domain/language.ts';
import { quoteStay } from '../domain/quote.ts';
import { nightCount } from '../domain/stay.ts';

/**
 * What a booking that the owner entered by hand lacks to be one like all others: its guest can see and cancel it, and
 * the mails about it can be written. What is there stays, but an address is kept in lower case, as guests are found by it.
 */
export function completeBooking(
  number: string,
  data: Partial<StoredBooking>,
  stay: BookedStay,
  apartment: Apartment,
  settings: Settings,
): Omit<StoredBooking<Timestamp>, keyof BookedStay | 'agreed' | 'problem' | 'wifiNote'> {
  const now = Timestamp.now();
  const adults = countOf(data.adults, 1);
  const children = countOf(data.children, 0);
  return {
    number,
    nights: nightCount(stay),
    adults,
    children,
    firstName: textOf(data.firstName),
    lastName: textOf(data.lastName),
    email: textOf(data.email).toLowerCase(),
    phone: textOf(data.phone),
    message: data.message ?? null,
    address: data.address ?? null,
    zipCode: data.zipCode ?? null,
    city: data.city ?? null,
    state: data.state ?? null,
    country: data.country ?? null,
    language: isLanguage(data.language) ? data.language : settings.ownerLanguage,
    uid: data.uid ?? null,
    quote: data.quote ?? quoteStay(stay, { adults, children }, apartment, settings),
    privacyAcceptedAt: (data.privacyAcceptedAt as Timestamp | undefined) ?? null,
    termsAcceptedAt: (data.termsAcceptedAt as Timestamp | undefined) ?? null,
    createdAt: (data.createdAt as Timestamp | undefined) ?? now,
    pendingSince: stay.status === 'pending' ? now : null,
    remindedOf: data.remindedOf ?? null,
    sequence: data.sequence ?? 0,
    requestHash: data.requestHash ?? 'entered by hand',
  };
}

function countOf(value: unknown, least: number): number {
  return typeof value === 'number' && Number.isInteger(value) && value >= least ? value : least;
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value.trim() : '';
}
