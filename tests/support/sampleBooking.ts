import { Timestamp } from 'firebase-admin/firestore';
import type { Booking } from '../../functions/src/contract/booking.ts';
import { bookingTermsSchema } from '../../functions/src/contract/apartment.ts';
import { defaultInvoiceSettings } from '../../functions/src/domain/invoice.ts';
import { storedLines } from '../../functions/src/contract/optionalLines.ts';
import type { Settings } from '../../functions/src/contract/settings.ts';
import { isoDate, todayIn } from '../../functions/src/domain/isoDate.ts';
import { ifCancelled } from '../../functions/src/domain/ledger.ts';
import { quoteStay } from '../../functions/src/domain/quote.ts';
import lines from '../../villa/apartments.json' with { type: 'json' };
import type { ApartmentFacts } from '../../functions/src/contract/apartment.ts';

/** Settings for tests and `npm run mails`. Tourist tax is a line of its own. */
export const sampleSettings: Settings = {
  timeZone: 'Europe/Zagreb',
  checkInFrom: '14:00',
  checkInUntil: '20:30',
  checkOutUntil: '09:30',
  guestRegister: true,
  ownerEmail: 'owner@house.example',
  ownerName: 'Ana Murtela',
  ownerLanguage: 'hr',
  advanceShare: 0.3,
  advanceDueDays: 7,
  balanceWays: ['cash', 'bankTransfer'],
  touristTax: { mode: 'perPersonNight', amount: 140, bands: [], assumedChildAge: 6 },
  requestExpiresAfterDays: 3,
  reminderDaysBefore: 5,
  advanceReminderAfterDays: 3,
  invoice: defaultInvoiceSettings('HR'),
  account: { holder: 'Ana Murtela', iban: 'HR10 9999 9991 2345 6789 0', bic: 'MURTHR2X' },
  cancellation: { freeUntilDays: 30, shareAfter: 0.3 },
};

/** Booking for tests and `npm run mails`: a long stay over two seasons with every kind of quote line. */
export function sampleBooking(changes: Partial<Booking> = {}): Booking {
  const stay = { checkIn: isoDate('2027-06-22'), checkOut: isoDate('2027-07-06') };
  const apartment = lines[0] as ApartmentFacts;
  const settledStay = { apartment: apartment.slug, ...stay, status: 'pending' } as const;
  return {
    ...settledStay,
    id: '7K3Q9-XRD2M',
    number: '7K3Q9-XRD2M',
    nights: 14,
    group: null,
    adults: 2,
    children: 1,
    babies: 0,
    firstName: 'Zoë',
    lastName: 'Żak',
    email: 'zoe+villa@example.net',
    emailProven: true,
    phone: '+35315550100',
    message: 'We come by ferry.\nIs there a cot?',
    ...storedLines({ address: '1 Quay Street', zipCode: 'D02', city: 'Dublin', country: 'Ireland' }),
    language: 'en',
    uid: null,
    quote: quoteStay(stay, { adults: 2, children: 1 }, apartment, sampleSettings),
    terms: bookingTermsSchema.parse(sampleSettings),
    advanceDueOn: null,
    privacyAcceptedAt: null,
    termsAcceptedAt: null,
    createdAt: Timestamp.fromMillis(0),
    pendingSince: null,
    endedBy: null,
    remindedOf: null,
    sequence: 0,
    requestHash: '',
    settledStay,
    problem: null,
    ...{ declineMessage: null, linkVersion: 0, revision: 1, payments: [], boundBy: null, end: null },
    ...{ advanceRemindedOf: null, offerAskedOf: null, platformsUnread: false, anonymisedAt: null },
    ...changes,
  };
}

/** Three bookings of one request: {@link sampleBooking} and two more apartments for the same nights. */
export function sampleGroup(changes: Partial<Booking> = {}): Booking[] {
  const first = sampleBooking({ group: '7K3Q9-XRD2M', ...changes });
  const persons = [
    { adults: 2, children: 1 },
    { adults: 3, children: 0 },
    { adults: 2, children: 0 },
  ];
  return (lines as ApartmentFacts[]).slice(0, persons.length).map((apartment, place) => {
    const guests = persons[place] ?? first;
    const number = ['7K3Q9-XRD2M', 'M4T8W-0J6PC', 'B2H5N-9VQ1E'][place] ?? first.number;
    return {
      ...first,
      ...guests,
      id: number,
      number,
      apartment: apartment.slug,
      settledStay: { ...first.settledStay, apartment: apartment.slug },
      quote: quoteStay(first, guests, apartment, sampleSettings),
    };
  });
}

/** Bookings that their guest has cancelled together. @param bookings their state before that */
export function cancelledTogether<B extends Booking>(
  bookings: readonly B[],
  at: Date,
  others: readonly Booking[] = [],
) {
  const group = [...bookings, ...others];
  return ifCancelled(bookings, todayIn(sampleSettings.timeZone, at), group);
}
