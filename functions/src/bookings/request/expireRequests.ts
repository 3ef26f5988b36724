import { todayIn } from '../../domain/isoDate.ts';
import { isRequestOver } from '../../domain/requestExpiry.ts';
import { readSettings } from '../../platform/readSettings.ts';
import { readable } from '../../platform/storedDocuments.ts';
import { bookings } from '../bookings.ts';
import { bookingChangeBatch, planBookingChange } from '../change/planBookingChange.ts';
import { bySystem } from '../change/updateBooking.ts';
import { readHeldNights } from '../nightWrites.ts';
import { workThrough } from '../workThrough.ts';

/**
 * Cancels requests that the owner has not answered for `requestExpiresAfterDays` or by the end of their arrival day, frees
 * their nights and queues the mails. Safe to run late, twice or concurrently.
 * @returns the numbers of the expired requests
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
  const expire = async ({ id, document, data: booking }: (typeof overdue)[number]) => {
    const found = { document, booking, currentNights: await readHeldNights(id) };
    const ended = { ...booking.settledStay, status: 'cancelled' } as const;
    const plan = await planBookingChange(found, ended, { endedBy: 'system' }, settings, now, undefined, 'system');
    // Fails if the owner answers meanwhile: the answer wins.
    await bookingChangeBatch(found, plan, { action: 'expired', source: bySystem }, now).commit();
    return true;
  };
  return workThrough(overdue, expire, 'request could not expire');
}
