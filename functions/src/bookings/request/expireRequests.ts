import { Timestamp, type DocumentSnapshot } from 'firebase-admin/firestore';
import type { StoredBooking } from '../../contract/booking.ts';
import { bookingsCollection } from '../../contract/collections.ts';
import type { Settings } from '../../contract/settings.ts';
import { todayIn } from '../../domain/isoDate.ts';
import { endOf } from '../../domain/ledger.ts';
import { isRequestOver } from '../../domain/requestExpiry.ts';
import { firestore } from '../../platform/firestore.ts';
import { isFailedPrecondition, isTransient } from '../../platform/firestoreError.ts';
import * as log from '../../platform/log.ts';
import { readSettings } from '../../platform/readSettings.ts';
import { readAgreed } from '../bookedStay.ts';
import { composeChange } from '../change/composeChange.ts';
import { readHeldNights, writeNights } from '../nightWrites.ts';
import { queueChangeMails } from '../queueMails.ts';
import { bySystem } from '../change/recordChange.ts';
import { toBooking } from '../toBooking.ts';
import { updateBooking } from '../change/updateBooking.ts';

/**
 * Cancels requests that stayed unanswered for `requestExpiresAfterDays` or until the end of their arrival day, frees
 * their nights and queues the mails. Safe to run late, twice or concurrently.
 * @returns the numbers of the expired requests
 */
export async function expireRequests(now: Date): Promise<string[]> {
  const settings = await readSettings();
  const waiting = await firestore().collection(bookingsCollection).where('status', '==', 'pending').get();
  const expired: string[] = [];
  for (const document of waiting.docs) {
    if (!isOverdue(document.data() as StoredBooking, settings, now)) continue;
    try {
      await expire(document, settings, now);
      expired.push(document.id);
    } catch (error) {
      // Changed meanwhile or unreadable: continue with the others, the next run tries again.
      if (!isFailedPrecondition(error) && !isTransient(error)) log.requestNotExpired(document.id, error);
    }
  }
  return expired;
}

function isOverdue(
  { agreed, pendingSince, createdAt }: Partial<StoredBooking>,
  settings: Settings,
  now: Date,
): boolean {
  // An unsettled edit in the console is settled first.
  const stay = readAgreed(agreed);
  if (stay?.status !== 'pending') return false;
  const since = pendingSince ?? createdAt;
  const pendingMillis = since instanceof Timestamp ? since.toMillis() : undefined;
  const today = todayIn(settings.timeZone, now);
  return isRequestOver(stay, pendingMillis, settings.requestExpiresAfterDays, now, today);
}

async function expire(document: DocumentSnapshot, settings: Settings, now: Date): Promise<void> {
  const booking = toBooking(document);
  const ended = { ...booking.agreed, status: 'cancelled' } as const;
  const end = endOf(booking.agreed, todayIn(settings.timeZone, now), [booking]);
  const effects = await composeChange(
    { ...booking, endedBy: 'system', end },
    booking.agreed,
    ended,
    'system',
    settings,
    now,
  );
  const batch = firestore().batch();
  // An answer of the owner that arrives meanwhile wins.
  updateBooking(
    batch,
    document,
    {
      ...ended,
      agreed: ended,
      pendingSince: null,
      endedBy: 'system',
      end,
      moveTo: '',
      problem: null,
      wifiNote: null,
      ...effects.fields,
    },
    { action: 'expired', source: bySystem, agreed: booking.agreed },
    settings,
    now,
  );
  writeNights(batch, document.id, [], await readHeldNights(document.id));
  queueChangeMails(batch, effects, now);
  await batch.commit();
}
