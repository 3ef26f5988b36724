import { isDeepStrictEqual } from 'node:util';
import type { DocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import { readAgreed } from '../bookings/bookedStay.ts';
import {
  bookingsInConflict,
  countFeedNights,
  isEmptyChange,
  planFeedNights,
  writeFeedNights,
} from '../bookings/feedNights.ts';
import { queueMails } from '../bookings/queueMails.ts';
import { toBooking } from '../bookings/toBooking.ts';
import { bookingPath } from '../contract/collections.ts';
import { feedRemarkKinds, type FeedProblem, type PlatformCalendar } from '../contract/platformCalendar.ts';
import type { Settings } from '../contract/settings.ts';
import { nightsOfStays, type FeedStay } from '../domain/feedStay.ts';
import { todayIn, type IsoDate } from '../domain/isoDate.ts';
import { conflictsWith } from '../domain/platformConflict.ts';
import { composeFeedRemark } from '../mail/compose/composeFeedRemark.ts';
import { composePlatformConflict } from '../mail/compose/composePlatformConflict.ts';
import { composeUnreadCalendar } from '../mail/compose/composeUnreadCalendar.ts';
import type { ComposedMail } from '../mail/format/ComposedMail.ts';
import { mailReference } from '../mail/queue/mailDocument.ts';
import { firestore } from '../platform/firestore.ts';
import { isAlreadyExists, isFailedPrecondition, isTransient, waitBeforeRetry } from '../platform/firestoreError.ts';
import { planFeed, type Reading } from './planFeed.ts';
import { readStoredCalendar } from './readStoredCalendar.ts';

const mostAttempts = 10;

interface Options {
  settings: Settings;
  now: Date;
  /** The owner says that the calendar is really empty. */
  acceptsEmpty?: boolean;
  /** Compares the nights even if the reading brings nothing new, to make up for edits in the console: their number, or each. */
  compares?: 'count' | 'each';
}

/**
 * What became of a reading. `outdated`: somebody else has read the calendar or changed its URL meanwhile, so the reading says
 * nothing any more. `gone`: the calendar was removed. `problem` is why it was not believed, if it was not.
 */
export type Applied = { outcome: 'changed' | 'same'; problem: FeedProblem | null } | { outcome: 'gone' | 'outdated' };

/**
 * Writes what a reading of a platform's calendar found: its state, the nights that it takes and frees, the public calendar,
 * and the mails to the owner, all in one batch or not at all. Without news nothing is written.
 * @param known the calendar as it was read a moment ago
 */
export async function applyReading(known: DocumentSnapshot, reading: Reading, options: Options): Promise<Applied> {
  let document = known;
  const asked = readStoredCalendar(known);
  for (let attempt = 1; ; attempt += 1) {
    const calendar = readStoredCalendar(document);
    if (!calendar || !asked) return { outcome: 'gone' };
    const isSame = calendar.feedUrl === asked.feedUrl && isDeepStrictEqual(calendar.feed, asked.feed);
    if (reading.status !== 'stored' && !isSame) return { outcome: 'outdated' };
    // What takes nights is not known: what stands in the nights is better than nothing.
    if (!calendar.isIntact && reading.status !== 'changed') {
      return { outcome: 'same', problem: reading.status === 'failed' ? reading.problem : 'not-a-calendar' };
    }
    try {
      return await apply(document, calendar, reading, options);
    } catch (error) {
      // A night or the calendar changed meanwhile: read again.
      if (!isFailedPrecondition(error) && !isAlreadyExists(error) && !isTransient(error)) throw error;
      if (attempt === mostAttempts) throw error;
      await waitBeforeRetry(attempt);
      document = await known.ref.get();
    }
  }
}

async function apply(
  document: DocumentSnapshot,
  calendar: PlatformCalendar<Timestamp>,
  reading: Reading,
  { settings, now, acceptsEmpty = false, compares }: Options,
): Promise<Applied> {
  const today = todayIn(settings.timeZone, now);
  const plan = planFeed(calendar, reading, { today, now, acceptsEmpty });
  const { problem } = plan.feed;
  const isMoved = plan.feed.holds !== calendar.feed.holds || !calendar.isIntact;
  const wanted = nightsOfStays(plan.feed.holds);
  if (!plan.isChanged) {
    const isRight = compares === 'count' && (await countFeedNights(calendar.id, today)) === countFrom(wanted, today);
    if (!compares || isRight) return { outcome: 'same', problem };
  }
  const changes = isMoved || compares ? await planFeedNights(calendar, wanted, today) : undefined;
  if (!plan.isChanged && (!changes || isEmptyChange(changes))) return { outcome: 'same', problem };
  const { holds, failingSince } = plan.feed;
  const conflicts = changes
    ? bookingsInConflict(changes, soldSince(calendar.feed.holds, holds))
    : new Map<string, IsoDate[]>();
  const mails = await composeConflicts({ ...calendar, holds }, conflicts, settings);
  if (plan.notifiesOwner && problem && failingSince) {
    const retryAt = plan.feed.retryAt?.toDate() ?? null;
    mails.push(composeUnreadCalendar({ ...calendar, problem, failingSince: failingSince.toDate(), retryAt }, settings));
  }
  for (const kind of feedRemarkKinds) {
    const [first, ...others] = plan.newRemarks.filter((remark) => remark.kind === kind);
    if (!first) continue;
    const uids = [first, ...others].map(({ uid }) => uid);
    mails.push(composeFeedRemark({ ...calendar, kind, since: first.since.toDate(), uids }, settings));
  }
  const batch = firestore().batch();
  // Written even if only nights change, so that concurrent readings fail their precondition.
  batch.update(
    document.ref,
    { feed: plan.feed, 'export.ended': plan.ended },
    { lastUpdateTime: document.updateTime as Timestamp },
  );
  if (changes) writeFeedNights(batch, calendar.id, changes);
  queueMails(batch, mails, now);
  await batch.commit();
  return { outcome: 'changed', problem };
}

function countFrom(nights: readonly IsoDate[], from: IsoDate): number {
  return nights.filter((night) => night >= from).length;
}

/** Nights that the platform had as closed only, and that may be sold there now. */
function soldSince(before: readonly FeedStay[], after: readonly FeedStay[]): ReadonlySet<IsoDate> {
  const closed = new Set(nightsOfStays(before.filter(({ kind }) => kind === 'blocked')));
  const sold = nightsOfStays(after.filter(({ kind }) => kind !== 'blocked'));
  return new Set(sold.filter((night) => closed.has(night)));
}

/** One mail per booking whose nights the platform takes now, unless it only says that they are closed. */
async function composeConflicts(
  calendar: Parameters<typeof composePlatformConflict>[0],
  conflicts: ReadonlyMap<string, IsoDate[]>,
  settings: Settings,
): Promise<ComposedMail[]> {
  if (conflicts.size === 0) return [];
  const db = firestore();
  const documents = await db.getAll(...[...conflicts.keys()].map((booking) => db.doc(bookingPath(booking))));
  const mails = documents.flatMap((document) => {
    const taken = new Set(conflicts.get(document.id));
    const booking = document.exists ? toBooking(document) : undefined;
    const agreed = readAgreed(document.get('agreed'));
    if (!booking || !agreed) return [];
    const sold = conflictsWith(calendar.holds, [agreed]);
    const nights = sold.flatMap((conflict) => conflict.nights).filter((night) => taken.has(night));
    return nights.length > 0 ? [composePlatformConflict(calendar, booking, nights, settings)] : [];
  });
  if (mails.length === 0) return [];
  // A stay that was missing from the calendar for a while is no news.
  const sent = await db.getAll(...mails.map(({ id }) => mailReference(id)));
  return mails.filter((_, place) => !sent[place]?.exists);
}
