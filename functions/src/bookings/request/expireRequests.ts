import { firstOfGroups } from '../../domain/bookingGroup.ts';
import { todayIn } from '../../domain/isoDate.ts';
import { isRequestOver } from '../../domain/requestExpiry.ts';
import { firestore } from '../../platform/firestore.ts';
import { readSettings } from '../../platform/readSettings.ts';
import { readable } from '../../platform/storedDocuments.ts';
import { bookings } from '../bookings.ts';
import { bookingChangeBatch, planStatusChange } from '../change/planBookingChange.ts';
import { bySystem } from '../change/updateBooking.ts';
import { readHeldNights } from '../nightWrites.ts';
import { workThrough } from '../workThrough.ts';

/**
 * Cancels requests that the owner has not answered for `requestExpiresAfterDays` or by the end of their arrival day,
 * frees their nights and queues the mails: one for all apartments of a request. Safe to run late, twice or
 * concurrently.
 * @returns the number of the first booking of each expired request
 */
export async function expireRequests(now: Date): Promise<string[]> {
  const settings = await readSettings();
  const today = todayIn(settings.timeZone, now);
  const { docs } = await bookings().where('status', '==', 'pending').get();
  const overdue = readable(docs).filter(({ data: { status, pendingSince, ...stay } }) => {
    const since = pendingSince?.toMillis();
    // A status edited in the console is settled first.
    return status === 'pending' && isRequestOver(stay, since, settings.requestExpiresAfterDays, now, today);
  });
  const first = firstOfGroups(overdue.map(({ data }) => data));
  const requests = overdue.filter(({ data }) => first.includes(data));
  const expire = async ({ data: { id, group } }: (typeof overdue)[number]) => {
    const ending = overdue.filter(({ data }) => data.id === id || (group !== null && data.group === group));
    const found = await Promise.all(
      ending.map(async ({ document, data: booking }) => {
        return { document, booking, currentNights: await readHeldNights(booking.id) };
      }),
    );
    const plans = await planStatusChange(found, 'cancelled', { endedBy: 'system' }, settings, now, 'system');
    const batch = firestore().batch();
    plans.forEach((plan, place) => {
      bookingChangeBatch(found[place]!, plan, { action: 'expired', source: bySystem }, now, batch);
    });
    // Fails if the owner answers meanwhile, so the answer wins.
    await batch.commit();
    return true;
  };
  return workThrough(requests, expire, 'request could not expire');
}
