import type { BookingTerms } from '../../functions/src/contract/apartment.ts';
import type { BookedStay, StoredBooking } from '../../functions/src/contract/booking.ts';
import { storedLines } from '../../functions/src/contract/optionalLines.ts';
import { isoDate } from '../../functions/src/domain/isoDate.ts';

const terms: BookingTerms = {
  advanceShare: 0.3,
  advanceDueDays: 7,
  balanceWays: ['cash'],
  touristTax: { mode: 'included' },
  cancellation: { freeUntilDays: 30, shareAfter: 0.3 },
};

const stay: BookedStay = {
  apartment: 'lavender',
  checkIn: isoDate('2027-06-12'),
  checkOut: isoDate('2027-06-19'),
  status: 'pending',
};

function booking(number: string, guest: Record<string, unknown>): Record<string, unknown> {
  const stored: Omit<StoredBooking<Date>, 'uid' | 'email' | 'quote'> = {
    ...stay,
    number,
    nights: 7,
    group: null,
    adults: 2,
    children: 1,
    firstName: 'Kate',
    lastName: 'Guest',
    phone: '+385 1 234 5678',
    message: null,
    ...storedLines(),
    language: 'en',
    privacyAcceptedAt: new Date(0),
    termsAcceptedAt: new Date(0),
    createdAt: new Date(0),
    pendingSince: new Date(0),
    emailProven: true,
    terms,
    advanceDueOn: null,
    endedBy: null,
    moveTo: '',
    remindedOf: null,
    sequence: 0,
    requestHash: 'hash',
    agreed: stay,
    problem: null,
    wifiNote: null,
  };
  return { ...stored, ...guest };
}

/**
 * Bookings by number. The first six can be made by our functions; the others may result from typing errors in the
 * console and must be closed.
 */
export const bookings = {
  ANAS: booking('ANAS', { uid: 'ana', email: 'written-for@example.com' }),
  KATES: booking('KATES', { uid: null, email: 'kate@example.com', group: 'KATES' }),
  BOTHS: booking('BOTHS', { uid: 'ana', email: 'kate@example.com', group: 'KATES' }),
  // The owner may write a group into any booking: it gives its guests nothing.
  BOBS: booking('BOBS', { uid: 'bob', email: 'bob@example.com', group: 'KATES' }),
  ANONS: booking('ANONS', { uid: 'anon', email: 'not-proved@example.com' }),
  // After its guest's account was deleted: it belonged to "gone" and gone@example.com.
  ANONYMISED: booking('ANONYMISED', {
    uid: null,
    email: '',
    firstName: '',
    lastName: '',
    phone: '',
    requestHash: 'anonymised',
    anonymisedAt: new Date(0),
  }),
  NULLS: booking('NULLS', { uid: null, email: null }),
  EMPTY: booking('EMPTY', { uid: '', email: '' }),
  CAPITALS: booking('CAPITALS', { uid: null, email: 'Kate@Example.COM' }),
  BARE: booking('BARE', {}),
  LISTS: booking('LISTS', { uid: ['ana'], email: ['kate@example.com'] }),
  MAPS: booking('MAPS', { uid: { ana: true }, email: { address: 'kate@example.com' } }),
};
export type BookingNumber = keyof typeof bookings;
export const everyBooking = Object.keys(bookings) as BookingNumber[];

/** Owner fields in documents of other collections give no access. */
const lure = { uid: 'ana', email: 'kate@example.com', number: 'LURE', admin: true };

/** Public documents by path. */
export const publicDocuments: Record<string, Record<string, unknown>> = {
  'apartments/lavender': { ...lure, slug: 'lavender', nightPrice: 12000 },
  'apartments/olive': { slug: 'olive', nightPrice: 11000 },
  'apartments/lavender/calendar/2027-06': { ...lure, nights: { '2027-06-12': true } },
  'apartments/lavender/calendar/2027-07': { nights: {} },
  'apartments/lavender/lastGood/copy': { ...lure, data: { slug: 'lavender', nightPrice: 12000 } },
};

/** Documents by path that only owners read. */
export const ownerDocuments: Record<string, Record<string, unknown>> = {
  'nights/lavender_2027-06-12': { ...lure, apartment: 'lavender', night: '2027-06-12', booking: 'KATES' },
  'mail/request-KATES': { ...lure, to: ['kate@example.com'], message: { subject: 'Your request' } },
  'blocks/0123': { ...lure, apartment: 'lavender', checkIn: '2027-07-01', checkOut: '2027-07-03' },
  'platformCalendars/0123': { ...lure, apartment: 'lavender', exportKey: 'secret', feedUrl: null },
  'platformReads/latest': { ...lure, feeds: {} },
  'history/0123': { ...lure, subject: 'bookings/ANAS', changes: [] },
  'settings/property': { ...lure, ownerEmail: 'owner@example.com', owners: ['eve@example.com'] },
  'settings/access': { owners: ['keeper@example.com'] },
  'settings/property/versions/1': { ...lure, ownerEmail: 'former@example.com' },
  'apartments/lavender/versions/1': { ...lure, nightPrice: 11000 },
  'bookings/ANAS/owner/note': { ...lure, text: 'Has a dog.' },
};

/** Closed documents by path: closed and unknown collections, and documents below or beside open ones. */
export const closedDocuments: Record<string, Record<string, unknown>> = {
  'newsletter/0123abcd': { ...lure, email: 'kate@example.com', status: 'subscribed' },
  'withheldMail/JMKM7X-confirmed-guest-1': { ...lure, to: ['kate@example.com'] },
  'waitlist/0123abcd': { ...lure, email: 'kate@example.com', status: 'waiting' },
  'limits/0123abcd': { ...lure, count: 3 },
  'replacedAccounts/0123abcd': { kate: { isGuests: true } },
  'unconfirmedRequests/LURE': { ...lure, request: { guest: { email: 'kate@example.com' } } },
  'unknown/x': lure,
  'Bookings/ANAS': lure,
  'users/ana': lure,
  'bookings/ANAS/notes/x': lure,
  'bookings/ANAS/bookings/x': lure,
  'bookings/ANAS/apartments/x': lure,
  'bookings/ANAS/calendar/2027-06': lure,
  'apartments/lavender/notes/x': lure,
  'apartments/lavender/bookings/x': lure,
  'apartments/lavender/apartments/x': lure,
  'apartments/lavender/calendar/2027-06/sub/x': lure,
  'apartments/lavender/notes/x/calendar/2027-06': lure,
  'apartments/lavender/lastGood/copy/sub/x': lure,
  'apartments/lavender/notes/x/lastGood/copy': lure,
  'bookings/ANAS/lastGood/copy': lure,
  'unknown/x/lastGood/copy': lure,
  'bookings/ANAS/owner/note/sub/x': lure,
  'nights/lavender_2027-06-12/sub/x': lure,
  'blocks/0123/sub/x': lure,
  'platformCalendars/0123/sub/x': lure,
  'platformReads/latest/sub/x': lure,
  'history/0123/sub/x': lure,
  'settings/property/versions/1/sub/x': lure,
  'apartments/lavender/versions/1/sub/x': lure,
  'apartments/lavender/notes/x/versions/1': lure,
  'settings/property/notes/x/versions/1': lure,
  'bookings/ANAS/notes/x/owner/note': lure,
  'unknown/x/versions/1': lure,
  'unknown/x/owner/note': lure,
  'mail/request-KATES/sub/x': lure,
  'settings/property/sub/x': lure,
  'settings/property/lastGood/copy': { ...lure, data: { ownerEmail: 'owner@example.com' } },
  'unknown/x/apartments/lavender': lure,
  'unknown/x/bookings/x': lure,
  'unknown/x/calendar/2027-06': lure,
};

/** Free paths: a new document of every collection and other places. */
export const freePlaces = [
  'apartments/new',
  'apartments/lavender/calendar/2027-08',
  'apartments/lavender/notes/new',
  'apartments/lavender/calendar/2027-06/sub/new',
  'apartments/lavender/lastGood/new',
  'apartments/lavender/lastGood/copy/sub/new',
  'bookings/NEW',
  'bookings/ANAS/notes/new',
  'nights/lavender_2027-06-20',
  'nights/lavender_2027-06-12/sub/new',
  'mail/new',
  'blocks/new',
  'platformCalendars/new',
  'platformReads/new',
  'history/new',
  'blocks/0123/sub/new',
  'platformCalendars/0123/sub/new',
  'platformReads/latest/sub/new',
  'history/0123/sub/new',
  'bookings/ANAS/owner/new',
  'bookings/ANAS/owner/note/sub/new',
  'apartments/lavender/versions/new',
  'apartments/lavender/versions/1/sub/new',
  'settings/property/versions/new',
  'settings/property/versions/1/sub/new',
  'newsletter/new',
  'waitlist/new',
  'withheldMail/new',
  'limits/new',
  'unconfirmedRequests/new',
  'mail/request-KATES/sub/new',
  'settings/new',
  'settings/property/sub/new',
  'unknown/new',
  'unknown/x/bookings/new',
];

export const allDocuments: Record<string, Record<string, unknown>> = {
  ...Object.fromEntries(everyBooking.map((number) => [`bookings/${number}`, bookings[number]])),
  ...publicDocuments,
  ...ownerDocuments,
  ...closedDocuments,
};
