import { bookingsCollection, settingsDocument } from '../../contract/collections.ts';
import { settingsSchema } from '../../contract/settings.ts';
import { todayIn } from '../../domain/isoDate.ts';
import { firestore } from '../../platform/firestore.ts';
import { isFailedPrecondition } from '../../platform/firestoreError.ts';

/**
 * Copies the owner's note to every confirmed booking whose stay is not over. Confirming a booking copies it too, so
 * bookings that change meanwhile are read again. Unreadable settings change nothing.
 * @returns how many bookings got another note
 * @throws if bookings keep changing meanwhile
 */
export async function publishWifiNote(now: Date): Promise<number> {
  const db = firestore();
  let changed = 0;
  for (let attempt = 1; attempt <= 5; attempt += 1) {
    const settings = settingsSchema.safeParse((await db.doc(settingsDocument).get()).data());
    if (!settings.success) return changed;
    const { timeZone, wifiNote = null } = settings.data;
    const found = await db
      .collection(bookingsCollection)
      .where('status', '==', 'confirmed')
      .where('checkOut', '>=', todayIn(timeZone, now))
      .get();
    const stale = found.docs
      // Only agreed confirmations, not a status that was just typed.
      .filter((booking) => booking.get('agreed.status') === 'confirmed')
      .filter((booking) => (booking.get('wifiNote') ?? null) !== wifiNote);
    if (stale.length === 0) return changed;
    const outcomes = await Promise.allSettled(
      stale.map(({ ref, updateTime }) => ref.update({ wifiNote }, { lastUpdateTime: updateTime })),
    );
    for (const outcome of outcomes) {
      if (outcome.status === 'fulfilled') changed += 1;
      else if (!isFailedPrecondition(outcome.reason)) throw outcome.reason;
    }
  }
  throw new Error('bookings change faster than the note can be written onto them');
}
