import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { bookingsCollection } from '../../contract/collections.ts';
import type { Settings } from '../../contract/settings.ts';
import { todayIn } from '../../domain/isoDate.ts';
import { firestore } from '../../platform/firestore.ts';
import * as log from '../../platform/log.ts';
import { readSettings } from '../../platform/readSettings.ts';
import { readAgreed } from '../bookedStay.ts';
import { wantedNights } from '../nightWrites.ts';
import { isSettled, planSettlement } from '../change/planSettlement.ts';
import { reconcileBooking } from './reconcileBooking.ts';

/**
 * Settles every booking that differs from its agreed state, to make up for lost or failed events. One that cannot be
 * settled does not stop the others.
 * @param which `coming`: stays that are not over, by agreed or typed dates
 * @returns the IDs of those that were written
 */
export async function settleBookings(now: Date, which: 'coming' | 'all'): Promise<string[]> {
  const settings = await readSettings();
  const bookings = firestore().collection(bookingsCollection);
  const today = todayIn(settings.timeZone, now);
  const queries =
    which === 'all'
      ? [bookings]
      : [
          bookings.where('agreed.checkOut', '>=', today),
          bookings.where('checkOut', '>=', today),
          // Bookings that were never agreed, whose dates may not be comparable.
          bookings.where('status', '==', 'pending'),
        ];
  const found = (await Promise.all(queries.map((query) => query.get()))).flatMap(({ docs }) => docs);
  const settled: string[] = [];
  for (const booking of new Map(found.map((document) => [document.id, document])).values()) {
    if (!differs(booking, settings, now)) continue;
    try {
      if ((await reconcileBooking(booking.id, now)) === 'changed') settled.push(booking.id);
    } catch (error) {
      log.bookingNotSettled(booking.id, error);
    }
  }
  return settled;
}

/** Whether a booking is to be settled. Decided without reading nights, which would cost far more reads than it finds. */
export function differs(document: DocumentSnapshot, settings: Settings, now: Date): boolean {
  const data = document.data() ?? {};
  const agreed = readAgreed(data.agreed);
  const held = agreed ? wantedNights(agreed) : [];
  return !isSettled(planSettlement({ id: document.id, data, held, apartment: undefined, settings, now }));
}
