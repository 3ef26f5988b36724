import { calendarMonthSchema } from 'functions/contract/apartment';
import { calendarPath } from 'functions/contract/collections';
import { connectFirestoreEmulator, doc, getDoc, getFirestore, type Firestore } from 'firebase/firestore/lite';
import { parseIsoDate, type IsoDate, type IsoMonth } from 'functions/domain/isoDate';
import { firebaseApp, usesEmulators } from '../firebaseApp.ts';
import { toBookingFailure } from '../calls/BookingFailure.ts';
import { withTimeLimit } from '../calls/withTimeLimit.ts';

/**
 * An apartment's taken nights in the given months, read from the server. A month without a document has none.
 * @throws {BookingFailure} `unexpected` if they cannot be read
 */
export async function readCalendar(slug: string, months: readonly IsoMonth[]): Promise<Map<IsoMonth, IsoDate[]>> {
  try {
    return await withTimeLimit(read(slug, months), 15_000);
  } catch (error) {
    throw toBookingFailure(error);
  }
}

async function read(slug: string, months: readonly IsoMonth[]): Promise<Map<IsoMonth, IsoDate[]>> {
  const pairs = await Promise.all(
    months.map(async (month) => {
      const stored = await readDocument(calendarPath(slug, month));
      const nights = stored === undefined ? {} : calendarMonthSchema.parse(stored).nights;
      return [
        month,
        Object.keys(nights).filter((night): night is IsoDate => parseIsoDate(night) !== undefined),
      ] as const;
    }),
  );
  return new Map(pairs);
}

let firestore: Firestore | undefined;

function openFirestore(): Firestore {
  if (firestore) return firestore;
  firestore = getFirestore(firebaseApp());
  if (usesEmulators) connectFirestoreEmulator(firestore, '127.0.0.1', 8080);
  return firestore;
}

/** The fields of a document; `undefined` if there is none. Never from a cache, because this SDK has none. */
async function readDocument(path: string): Promise<unknown> {
  return (await getDoc(doc(openFirestore(), path))).data();
}
