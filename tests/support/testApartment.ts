import { randomUUID } from 'node:crypto';
import { apartmentFactsSchema, propertyTermsSchema, type Apartment } from '../../functions/src/contract/apartment.ts';
import {
  apartmentPath,
  blocksCollection,
  bookingsCollection,
  nightsCollection,
} from '../../functions/src/contract/collections.ts';
import { firestore } from '../../functions/src/platform/firestore.ts';
import { eventsHandled } from '../../emulator-data/eventsHandled.ts';
import villaApartments from '../../villa/apartments.json' with { type: 'json' };
import villaSettings from '../../villa/settings.json' with { type: 'json' };

/** An apartment for one test, so that tests do not touch the sample. It has no stay rules. */
export async function createTestApartment(changes: Partial<Apartment> = {}): Promise<Apartment> {
  const slug = `test-${randomUUID().slice(0, 8)}`;
  const apartment: Apartment = {
    ...apartmentFactsSchema.parse(villaApartments[0]),
    slug,
    seasons: [],
    longStayDiscounts: [],
    rules: { minNights: 1, maxNights: 60, arrivalDays: [], minNoticeDays: 0, bookingWindowDays: 1000 },
    propertyTerms: propertyTermsSchema.parse(villaSettings),
    ...changes,
  };
  await firestore().doc(apartmentPath(slug)).set(apartment);
  return apartment;
}

/** Deletes the apartment with its calendar, bookings, blocks and nights, and waits for the triggers of that. */
export async function removeTestApartment({ slug }: Pick<Apartment, 'slug'>): Promise<void> {
  const db = firestore();
  const bookings = await db.collection(bookingsCollection).where('apartment', '==', slug).get();
  const blocks = await db.collection(blocksCollection).where('apartment', '==', slug).get();
  const writer = db.bulkWriter();
  bookings.forEach((booking) => void writer.delete(booking.ref));
  blocks.forEach((block) => void writer.delete(block.ref));
  await writer.close();
  const nights = await db.collection(nightsCollection).where('apartment', '==', slug).get();
  const cleaner = db.bulkWriter();
  nights.forEach((night) => void cleaner.delete(night.ref));
  await cleaner.close();
  await db.recursiveDelete(db.doc(apartmentPath(slug)));
  await eventsHandled(550_000);
}
