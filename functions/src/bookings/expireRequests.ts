import { Timestamp, type DocumentSnapshot } from 'firebase-admin/firestore';
import type { StoredBooking } from '../contract/booking.ts';
import { bookingsCollection } from '../contract/collections.ts';
import type { Settings } from '../contract/settings.ts';
import { firestore } from '../platform/firestore.ts';
import { isFailedPrecondition, isTransient } from '../platform/firestoreError.ts';
import * as log from '../platform/log.ts';
import { readSettings } from '../platform/readSettings.ts';
import { composeChange } from './composeChange.ts';
import { readHeldNights, writeNights } from './nightWrites.ts';
import { queueMails } from './queueMails.ts';

const day = 86_400_000;

/**
 * Ends the requests that the owner left unanswered for `requestExpiresAfterDays`: they become cancelled, their nights are
 * free, guest and owner are told. A request that is answered in this very moment stays as answered. May run late, twice
 * or at once.
 * @returns the numbers of those that expired
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
      // Changed meanwhile, or one that an edit left unreadable: the others must not wait for it. The next run looks again.
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
  // An edit in the console that is still on its way decides first.
  if (agreed?.status !== 'pending') return false;
  const since = pendingSince ?? createdAt;
  if (!(since instanceof Timestamp)) return false;
  return now.getTime() - since.toMillis() >= settings.requestExpiresAfterDays * day;
}

async function expire(document: DocumentSnapshot, settings: Settings, now: Date): Promise<void> {
  const booking = document.data() as StoredBooking;
  const ended = { ...booking.agreed, status: 'cancelled' } as const;
  const told = await composeChange(booking, booking.agreed, ended, 'system', settings, now);
  const batch = firestore().batch();
  batch.update(
    document.ref,
    { ...ended, agreed: ended, pendingSince: null, problem: null, wifiNote: null, ...told.fields },
    // Nothing but what was read: an answer that comes in between wins.
    { lastUpdateTime: document.updateTime as Timestamp },
  );
  writeNights(batch, document.id, [], await readHeldNights(document.id));
  queueMails(batch, told.mails, now);
  await batch.commit();
}
