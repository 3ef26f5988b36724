import type { QueryDocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import { isOffered, offeredSlugs } from '../bookings/read/offeredSlugs.ts';
import { readAvailability } from '../bookings/read/readApartments.ts';
import { waitlistCollection } from '../contract/collections.ts';
import type { Settings } from '../contract/settings.ts';
import type { StoredWaitlistWish } from '../contract/waitlistWish.ts';
import { todayIn, type IsoDate } from '../domain/isoDate.ts';
import { newsForWish } from '../domain/newsForWish.ts';
import type { OfferedApartment } from '../domain/offeredApartment.ts';
import { mailDocument } from '../mail/queue/mailDocument.ts';
import { firestore } from '../platform/firestore.ts';
import { isAlreadyExists, isFailedPrecondition } from '../platform/firestoreError.ts';
import * as log from '../platform/log.ts';
import { readSettings } from '../platform/readSettings.ts';
import { composeWaitlistNotice } from './composeWaitlistMails.ts';

type Wish = StoredWaitlistWish<Timestamp>;

interface Found {
  document: QueryDocumentSnapshot;
  wish: Wish;
}

/**
 * Compares all confirmed wishes with the nights and rules as they are now, queues one mail for each gap that a guest was
 * not notified of, and deletes wishes that can no longer be met. Safe to run twice or concurrently: a mail is queued in one
 * batch with the change of its wish, which must be as it was read.
 */
export async function notifyWaitlist(now: Date): Promise<{ notified: number; ended: number }> {
  const waiting = await firestore().collection(waitlistCollection).where('status', '==', 'waiting').get();
  // Wishes of before the field was called so have none: their guests were notified of nothing.
  const found = waiting.docs.map((document): Found => {
    return { document, wish: { notifiedOf: [], ...document.data() } as unknown as Wish };
  });
  const result = { notified: 0, ended: 0 };
  if (found.length === 0) return result;
  const settings = await readSettings();
  const today = todayIn(settings.timeZone, now);
  const apartments = await readApartmentsFor(found.map(({ wish }) => wish).filter(({ checkIn }) => checkIn >= today));
  for (const one of found) {
    try {
      const outcome = await tell(one, apartments, settings, today, now);
      if (outcome) result[outcome] += 1;
    } catch (error) {
      // Notified by another run, or ended meanwhile.
      if (!isFailedPrecondition(error) && !isAlreadyExists(error)) log.waitlistNoticeFailed(one.document.id, error);
    }
  }
  return result;
}

async function tell(
  { document, wish }: Found,
  apartments: readonly OfferedApartment[],
  settings: Settings,
  today: IsoDate,
  now: Date,
): Promise<'notified' | 'ended' | undefined> {
  const offered = apartments.filter(({ slug }) => wish.apartment !== null || offeredSlugs.includes(slug));
  const news = newsForWish(wish, offered, today);
  if (news.kind === 'unchanged') return undefined;
  if (news.kind === 'over') {
    await document.ref.delete();
    return 'ended';
  }
  const { notifiedOf, free } = news;
  const batch = firestore().batch();
  const notices = wish.notices + (free.length > 0 ? 1 : 0);
  batch.update(document.ref, { notifiedOf, notices }, { lastUpdateTime: document.updateTime });
  if (free.length > 0) {
    // A wish that was ended and made again counts its mails anew.
    const id = `waitlist-free-${document.id.slice(0, 20)}-${wish.confirmedAt?.toMillis() ?? 0}-${notices}`;
    const mail = mailDocument(composeWaitlistNotice(id, wish, free, settings), now);
    batch.create(mail.reference, mail.document);
  }
  await batch.commit();
  return free.length > 0 ? 'notified' : undefined;
}

/** All apartments with their taken nights from the first arrival to the last departure, whatever the number of wishes. */
async function readApartmentsFor(wishes: readonly Wish[]): Promise<OfferedApartment[]> {
  const [first] = wishes;
  if (!first) return [];
  const checkIn = wishes.reduce((least, wish) => (wish.checkIn < least ? wish.checkIn : least), first.checkIn);
  const checkOut = wishes.reduce((most, wish) => (wish.checkOut > most ? wish.checkOut : most), first.checkOut);
  const named = wishes.flatMap(({ apartment }) => (apartment && isOffered(apartment) ? apartment : []));
  const found = await readAvailability([...new Set([...offeredSlugs, ...named])], { checkIn, checkOut });
  return found.map(({ apartment, taken }) => ({ ...apartment, taken }));
}
