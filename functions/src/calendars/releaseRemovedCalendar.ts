import { isEmptyChange, planFeedNights, writeFeedNights } from '../bookings/feedNights.ts';
import { platformCalendarPath } from '../contract/collections.ts';
import { isoDate } from '../domain/isoDate.ts';
import { firestore } from '../platform/firestore.ts';
import { isFailedPrecondition, isTransient, waitBeforeRetry } from '../platform/firestoreError.ts';

const mostAttempts = 10;
const firstDay = isoDate('1970-01-01');

/**
 * Frees the nights of a calendar that was deleted in the console. Reads everything anew, so it may run late or twice, and
 * does nothing while the calendar is there.
 * @returns how many nights it had
 */
export async function releaseRemovedCalendar(id: string): Promise<number> {
  for (let attempt = 1; ; attempt += 1) {
    // Nights of the past too, which would name a calendar that no longer is.
    const changes = await planFeedNights({ id, apartment: '' }, [], firstDay);
    if (isEmptyChange(changes) || (await firestore().doc(platformCalendarPath(id)).get()).exists) return 0;
    try {
      const batch = firestore().batch();
      writeFeedNights(batch, id, changes);
      await batch.commit();
      return changes.leave.length;
    } catch (error) {
      // A night changed meanwhile: read again.
      if (!isFailedPrecondition(error) && !isTransient(error)) throw error;
      if (attempt === mostAttempts) throw error;
      await waitBeforeRetry(attempt);
    }
  }
}
