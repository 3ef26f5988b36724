import type { StoredBooking } from '../contract/booking.ts';
import type { Settings } from '../contract/settings.ts';
import { isoDate } from '../domain/isoDate.ts';
import { quoteStay } from '../domain/quote.ts';
import lines from '../../../villa/apartments.json' with { type: 'json' };
import type { ApartmentFacts } from '../contract/apartment.ts';

/** For tests and `npm run mails`: what the owner set, with tourist tax as a line of its own. */
export const sampleSettings: Settings = {
  timeZone: 'Europe/Zagreb',
  ownerEmail: 'owner@house.example',
  ownerName: 'Ana Murtela',
  ownerLanguage: 'hr',
  advanceShare: 0.3,
  touristTax: { mode: 'perPersonNight', amount: 140, bands: [], assumedChildAge: 6 },
  requestExpiresAfterDays: 3,
  reminderDaysBefore: 5,
  account: { holder: 'Ana Murtela', iban: 'HR10 9999 9991 2345 6789 0', bic: 'MURTHR2X' },
  cancellation: { freeUntilDays: 30, shareAfter: 0.3 },
};

/** For tests and `npm run mails`: a long stay over two seasons, with every kind of line in its quote. */
export function sampleBooking(changes: Partial<StoredBooking> = {}): StoredBooking {
  const stay = { checkIn: isoDate('2027-06-22'), checkOut: isoDate('2027-07-06') };
  const lavender = lines[0] as ApartmentFacts;
  const agreed = { apartment: 'lavender', ...stay, status: 'pending' } as const;
  return {
    ...agreed,
    number: '7K3Q9-XRD2M',
    nights: 14,
    adults: 2,
    children: 1,
    firstName: 'Zoë',
    lastName: 'Żak',
    email: 'zoe+villa@example.net',
    phone: '+353 (1) 555 0100',
    message: 'We come by ferry.\nIs there a cot?',
    address: '1 Quay Street',
    zipCode: 'D02',
    city: 'Dublin',
    state: null,
    country: 'Ireland',
    language: 'en',
    uid: null,
    quote: quoteStay(stay, { adults: 2, children: 1 }, lavender, sampleSettings),
    privacyAcceptedAt: null,
    termsAcceptedAt: null,
    createdAt: null,
    pendingSince: null,
    remindedOf: null,
    sequence: 0,
    requestHash: '',
    agreed,
    problem: null,
    wifiNote: null,
    ...changes,
  };
}
