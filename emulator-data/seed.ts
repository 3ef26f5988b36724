import { getApps, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { Timestamp } from 'firebase-admin/firestore';
import { newBooking } from '../functions/src/bookings/change/statusFields.ts';
import { wantedNights, writeNights } from '../functions/src/bookings/nightWrites.ts';
import { propertyTermsSchema, apartmentFactsSchema, type Apartment } from '../functions/src/contract/apartment.ts';
import type { StoredBooking } from '../functions/src/contract/booking.ts';
import { accessSchema } from '../functions/src/contract/access.ts';
import { arrivalSchema } from '../functions/src/contract/arrival.ts';
import {
  accessDocument,
  apartmentPath,
  arrivalPath,
  bookingPath,
  emulatorLimitsDocument,
  settingsDocument,
} from '../functions/src/contract/collections.ts';
import { storedLines } from '../functions/src/contract/optionalLines.ts';
import type { Limits } from '../functions/src/limits/limits.ts';
import { settingsSchema } from '../functions/src/contract/settings.ts';
import { defaultLanguage, isLanguage } from '../functions/src/domain/language.ts';
import { addDays, todayIn } from '../functions/src/domain/isoDate.ts';
import { quoteStay } from '../functions/src/domain/quote.ts';
import { firestore } from '../functions/src/platform/firestore.ts';
import villaApartments from '../villa/apartments.json' with { type: 'json' };
import villaSettings from '../villa/settings.json' with { type: 'json' };
import sampleArrival from './sampleArrival.json' with { type: 'json' };
import { sampleBookings, type SampleBooking } from './sampleBookings.ts';
import { sampleGuests } from './sampleGuests.ts';
import { sampleOwner } from './sampleOwner.ts';

// Sample data for the emulators. Existing documents are left as they are, so seeding twice changes nothing.

const settings = settingsSchema.parse(villaSettings);
const propertyTerms = propertyTermsSchema.parse(settings);
/** Mostly off, because guests and tests here share one IP. Tests of limits set their own; `mail` has limits to try out. */
const limits = {
  mail: { perNetwork: 300, overall: 3000, withoutForm: 200 },
  requestBooking: null,
  cancelBooking: null,
  account: null,
  openBooking: null,
  register: null,
  linkSignIn: null,
  waitlist: null,
} satisfies Partial<Limits>;
const apartments: Apartment[] = villaApartments.map((facts) => ({
  ...apartmentFactsSchema.parse(facts),
  propertyTerms,
}));

async function seedProperty(): Promise<void> {
  const db = firestore();
  const documents = [
    { reference: db.doc(settingsDocument), fields: settings },
    { reference: db.doc(emulatorLimitsDocument), fields: limits },
    { reference: db.doc(accessDocument), fields: accessSchema.parse({ owners: [sampleOwner.email] }) },
    ...apartments.map((apartment) => ({ reference: db.doc(apartmentPath(apartment.slug)), fields: apartment })),
    ...Object.entries(sampleArrival)
      .filter(([slug]) => apartments.some((apartment) => apartment.slug === slug))
      .map(([slug, fields]) => ({ reference: db.doc(arrivalPath(slug)), fields: arrivalSchema.parse(fields) })),
  ];
  for (const { reference, fields } of documents) {
    if (!(await reference.get()).exists) await reference.create(fields);
  }
}

/** The owner and the guests who have an account. */
async function seedAccounts(): Promise<void> {
  for (const { uid, ...person } of [sampleOwner, ...Object.values(sampleGuests).filter((guest) => guest.hasAccount)]) {
    const { email, firstName, lastName } = person;
    const account = { email, displayName: `${firstName} ${lastName}`, emailVerified: true };
    await getAuth()
      .createUser({ uid, ...account })
      // Makes every sign-in method of the emulator count as proof of the email.
      .then(() => getAuth().setCustomUserClaims(uid, { signInProves: email }))
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
  writeNights(batch, booking.number, { nightsToAdd: wantedNights(booking) });
  await batch.commit();
}

function toBooking(sample: SampleBooking): StoredBooking {
  const apartment = apartments.find(({ slug }) => slug === sample.apartment);
  if (!apartment) throw new Error(`no such apartment in the sample: ${sample.apartment}`);
  const checkIn = addDays(todayIn(settings.timeZone), sample.arrivesIn);
  const stay = { checkIn, checkOut: addDays(checkIn, sample.nights) };
  const settledStay = { apartment: sample.apartment, ...stay, status: sample.status };
  const { firstName, lastName, email, phone, language, uid, hasAccount } = sampleGuests[sample.guest];
  const at = Timestamp.fromMillis(Date.now() - sample.askedDaysAgo * 86_400_000);
  const given = {
    ...{ number: sample.number, group: null, adults: sample.adults, children: sample.children, babies: sample.babies },
    ...{ firstName, lastName, email, emailProven: true, phone, message: sample.message ?? null, ...storedLines() },
    ...{ language: isLanguage(language) ? language : defaultLanguage, uid: hasAccount ? uid : null },
    quote: quoteStay(stay, sample, apartment, propertyTerms),
    ...{ privacyAcceptedAt: at, termsAcceptedAt: at, requestHash: `sample-${sample.number}` },
  };
  return {
    ...newBooking(given, settledStay, settings, new Date()),
    createdAt: at,
    pendingSince: sample.status === 'pending' ? at : null,
    endedBy: sample.status === 'cancelled' ? 'guest' : null,
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
await seedProperty();
await seedAccounts();
for (const sample of sampleBookings) await seedBooking(sample);
