import { nightsIn, writeNights } from '../functions/src/bookings/nightWrites.ts';
import type { StoredBooking } from '../functions/src/contract/booking.ts';
import { bookingPath } from '../functions/src/contract/collections.ts';
import { addDays, todayIn } from '../functions/src/domain/isoDate.ts';
import { firestore } from '../functions/src/platform/firestore.ts';
import apartments from '../villa/apartments.json' with { type: 'json' };
import settings from '../villa/settings.json' with { type: 'json' };
import { eventsHandled } from './eventsHandled.ts';

// Books all apartments of the emulators for two years, for measuring how the owner's calendar scrolls.

const sample = 'S4MPE-C0NF1';
/** The sample's own bookings are before. */
const firstDay = 62;
const lastDay = 730;
/** Nights of the stays in turn, each followed by one free night or none. */
const lengths = [3, 7, 4, 5, 2, 7];

const db = firestore();
const today = todayIn(settings.timeZone);
const booking = (await db.doc(bookingPath(sample)).get()).data() as StoredBooking;
let count = 0;
for (const { slug: apartment } of apartments) {
  for (let day = firstDay; day < lastDay;) {
    const nights = lengths[count % lengths.length]!;
    const stay = { checkIn: addDays(today, day), checkOut: addDays(today, day + nights) };
    count += 1;
    const number = `BENCH-${String(count).padStart(5, '0')}`;
    const agreed = { apartment, ...stay, status: 'confirmed' as const };
    const batch = db.batch();
    const stored = { ...booking, number, ...agreed, nights, agreed, requestHash: `bench-${number}` };
    batch.create(db.doc(bookingPath(number)), stored);
    writeNights(batch, number, nightsIn({ apartment, ...stay }), []);
    await batch.commit();
    day += nights + (count % 2);
  }
}
// What the triggers do would slow down what is measured.
await eventsHandled(550_000);
