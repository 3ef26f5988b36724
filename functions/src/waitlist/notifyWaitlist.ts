import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { isOffered, offeredSlugs, readAvailability } from '../bookings/read/readApartments.ts';
import type { Settings } from '../contract/settings.ts';
import type { StoredWaitlistEntry } from '../contract/waitlistEntry.ts';
import { todayIn, type IsoDate } from '../domain/isoDate.ts';
import { waitlistUpdate } from '../domain/waitlistUpdate.ts';
import type { OfferedApartment } from '../domain/nightTable.ts';
import { mailDocument } from '../mail/queue/queueMails.ts';
import { firestore } from '../platform/firestore.ts';
import { isAlreadyExists, isFailedPrecondition } from '../platform/firestoreError.ts';
import * as log from '../platform/log.ts';
import { readSettings } from '../platform/readSettings.ts';
import { readable } from '../platform/storedDocuments.ts';
import { composeWaitlistNotice } from './composeWaitlistMails.ts';
import { waitlistEntries } from './waitlistEntries.ts';

interface Found {
  document: QueryDocumentSnapshot<StoredWaitlistEntry>;
  data: StoredWaitlistEntry;
}

/**
 * Compares all confirmed entries with the current nights and rules, queues one mail for each gap that a guest was not yet
 * notified of, and deletes entries whose stay can no longer be booked. Safe to run twice or concurrently: a mail is queued in
 * the same batch as the change of its entry, which must not have changed since it was read.
 */
export async function notifyWaitlist(now: Date): Promise<{ notified: number; ended: number }> {
  const found = readable((await waitlistEntries().where('status', '==', 'waiting').get()).docs);
  const result = { notified: 0, ended: 0 };
  if (found.length === 0) return result;
  const settings = await readSettings();
  const today = todayIn(settings.timeZone, now);
  const apartments = await readApartmentsFor(found.map(({ data }) => data).filter(({ checkIn }) => checkIn >= today));
  for (const one of found) {
    try {
      const outcome = await tell(one, apartments, settings, today, now);
      if (outcome) result[outcome] += 1;
    } catch (error) {
      // A concurrent run has notified the guest, or the entry was deleted meanwhile.
      if (!isFailedPrecondition(error) && !isAlreadyExists(error))
        log.error('waitlist notice failed', { id: one.document.id, error });
    }
  }
  return result;
}

async function tell(
  { document, data: entry }: Found,
  apartments: readonly OfferedApartment[],
  settings: Settings,
  today: IsoDate,
  now: Date,
): Promise<'notified' | 'ended' | undefined> {
  const offered = apartments.filter(({ slug }) => entry.apartment !== null || offeredSlugs.includes(slug));
  const update = waitlistUpdate(entry, offered, today);
  if (update.kind === 'unchanged') return undefined;
  if (update.kind === 'over') {
    await document.ref.delete();
    return 'ended';
  }
  const { notifiedOf, free } = update;
  const batch = firestore().batch();
  const notices = entry.notices + (free.length > 0 ? 1 : 0);
  batch.update(document.ref, { notifiedOf, notices }, { lastUpdateTime: document.updateTime });
  if (free.length > 0) {
    // Contains the time of confirmation, because an entry that was left and created again counts its mails from the
    // start.
    const id = `waitlist-free-${document.id.slice(0, 20)}-${entry.confirmedAt?.toMillis() ?? 0}-${notices}`;
    const mail = mailDocument(composeWaitlistNotice(id, entry, free, settings), now);
    batch.create(mail.reference, mail.document);
  }
  await batch.commit();
  return free.length > 0 ? 'notified' : undefined;
}

/** All apartments with their taken nights from the first arrival to the last departure, read once for all entries. */
async function readApartmentsFor(entries: readonly StoredWaitlistEntry[]): Promise<OfferedApartment[]> {
  const [first] = entries;
  if (!first) return [];
  const checkIn = entries.reduce((least, entry) => (entry.checkIn < least ? entry.checkIn : least), first.checkIn);
  const checkOut = entries.reduce((most, entry) => (entry.checkOut > most ? entry.checkOut : most), first.checkOut);
  const named = entries.flatMap(({ apartment }) => (apartment && isOffered(apartment) ? apartment : []));
  const found = await readAvailability([...new Set([...offeredSlugs, ...named])], { checkIn, checkOut });
  return found.map(({ apartment, taken }) => ({ ...apartment, taken }));
}
