import { getApps, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { Timestamp } from 'firebase-admin/firestore';
import { wantedNights, writeNights } from '../functions/src/bookings/nightWrites.ts';
import { houseTermsSchema, apartmentFactsSchema, type Apartment } from '../functions/src/contract/apartment.ts';
import type { StoredBooking } from '../functions/src/contract/booking.ts';
import {
  apartmentPath,
  bookingPath,
  limitSettingsDocument,
  settingsDocument,
} from '../functions/src/contract/collections.ts';
import type { Limits } from '../functions/src/contract/limits.ts';
import { settingsSchema } from '../functions/src/contract/settings.ts';
import { addDays, todayIn } from '../functions/src/domain/isoDate.ts';
import { quoteStay } from '../functions/src/domain/quote.ts';
import { nightCount } from '../functions/src/domain/stay.ts';
import { firestore } from '../functions/src/platform/firestore.ts';
import villaApartments from '../villa/apartments.json' with { type: 'json' };
import villaSettings from '../villa/settings.json' with { type: 'json' };
import { sampleBookings, type SampleBooking } from './sampleBookings.ts';
import { sampleGuests } from './sampleGuests.ts';

/*
 * Fills an empty emulator with the villa as its owner would see it in a good week. What is there already stays as it
 * is, so seeding twice changes nothing. Never runs against a real project.
 */

const settings = settingsSchema.parse(villaSettings);
const houseTerms = houseTermsSchema.parse(settings);
/**
 * All guests and tests of this machine come from one address, and many at once: what limits would keep from selling is
 * tested without them, and with them by tests that set them. Mail has one, so that a flood can be tried.
 */
const limits = {
  mail: { perAddress: 300, overall: 600, withoutForm: 200 },
  requestBooking: null,
  cancelBooking: null,
  account: null,
} satisfies Limits;
const apartments: Apartment[] = villaApartments.map((facts) => ({ ...apartmentFactsSchema.parse(facts), houseTerms }));

async function seedHouse(): Promise<void> {
  const db = firestore();
  const house = [
    { reference: db.doc(settingsDocument), fields: settings },
    { reference: db.doc(limitSettingsDocument), fields: limits },
    ...apartments.map((apartment) => ({ reference: db.doc(apartmentPath(apartment.slug)), fields: apartment })),
  ];
  for (const { reference, fields } of house) {
    if (!(await reference.get()).exists) await reference.create(fields);
  }
}

async function seedGuests(): Promise<void> {
  for (const { uid, ...person } of Object.values(sampleGuests).filter((guest) => guest.hasAccount)) {
    const { email, firstName, lastName } = person;
    const account = { email, displayName: `${firstName} ${lastName}`, emailVerified: true };
    await getAuth()
      .createUser({ uid, ...account })
      .catch((error: { code?: string }) => {
        if (error.code !== 'auth/uid-already-exists' && error.code !== 'auth/email-already-exists') throw error;
      });
  }
}

async function seedBooking(sample: SampleBooking): Promise<void> {
  const db = firestore();
  const reference = db.doc(bookingPath(sample.number));
  if ((await reference.get()).exists) return;
  const booking = toBooking(sample);
  const batch = db.batch();
  batch.create(reference, booking);
  writeNights(batch, booking.number, wantedNights(booking), []);
  await batch.commit();
}

function toBooking(sample: SampleBooking): StoredBooking<Timestamp> {
  const apartment = apartments.find(({ slug }) => slug === sample.apartment);
  if (!apartment) throw new Error(`no such apartment in the sample: ${sample.apartment}`);
  const checkIn = addDays(todayIn(settings.timeZone), sample.arrivesIn);
  const stay = { checkIn, checkOut: addDays(checkIn, sample.nights) };
  const agreed = { apartment: sample.apartment, ...stay, status: sample.status };
  const { firstName, lastName, email, phone, language, uid, hasAccount } = sampleGuests[sample.guest];
  const at = Timestamp.fromMillis(Date.now() - sample.askedDaysAgo * 86_400_000);
  return {
    number: sample.number,
    ...agreed,
    nights: nightCount(stay),
    adults: sample.adults,
    children: sample.children,
    firstName,
    lastName,
    email,
    phone,
    message: sample.message ?? null,
    address: null,
    zipCode: null,
    city: null,
    state: null,
    country: null,
    language,
    uid: hasAccount ? uid : null,
    quote: quoteStay(stay, sample, apartment, houseTerms),
    privacyAcceptedAt: at,
    termsAcceptedAt: at,
    createdAt: at,
    pendingSince: sample.status === 'pending' ? at : null,
    remindedOf: null,
    sequence: 0,
    requestHash: `sample-${sample.number}`,
    agreed,
    problem: null,
    wifiNote: sample.status === 'confirmed' ? (settings.wifiNote ?? null) : null,
  };
}

if (!process.env.FIRESTORE_EMULATOR_HOST || !process.env.FIREBASE_AUTH_EMULATOR_HOST) {
  console.error(
    'The sample data is for the emulators only: FIRESTORE_EMULATOR_HOST and FIREBASE_AUTH_EMULATOR_HOST are not set.',
  );
  process.exit(1);
}
process.env.GCLOUD_PROJECT ??= 'demo-villa';
if (getApps().length === 0) initializeApp({ projectId: process.env.GCLOUD_PROJECT });
await seedHouse();
await seedGuests();
for (const sample of sampleBookings) await seedBooking(sample);
