import { isDeepStrictEqual } from 'node:util';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { bookingReference } from '../bookings/bookings.ts';
import {
  bookingsInConflict,
  countFeedNights,
  isEmptyChange,
  planFeedNights,
  writeFeedNights,
} from '../bookings/feedNights.ts';
import { mailReference, queueMails } from '../mail/queue/queueMails.ts';
import { feedRemarkKinds, type FeedProblem, type PlatformCalendar } from '../contract/platformCalendar.ts';
import type { Settings } from '../contract/settings.ts';
import { nightsOfStays, type FeedStay } from '../domain/feedStay.ts';
import { todayIn, type IsoDate } from '../domain/isoDate.ts';
import { conflictsWith } from '../domain/platformConflict.ts';
import { composeFeedRemark, composeUnreadCalendar } from '../mail/compose/composeUnreadCalendar.ts';
import { composePlatformConflict } from '../mail/compose/composePlatformConflict.ts';
import type { ComposedMail } from '../mail/format/ComposedMail.ts';
import { backgroundAttempts, commitWithRetry, type Plan } from '../platform/commitWithRetry.ts';
import { firestore } from '../platform/firestore.ts';
import { dataOf, getAll, ifUnchanged } from '../platform/storedDocuments.ts';
import { planFeed, type Reading } from './planFeed.ts';
import { readStoredCalendar } from './readStoredCalendar.ts';

interface Options {
  settings: Settings;
  now: Date;
  /** Whether the owner has confirmed that the calendar is really empty. */
  acceptsEmpty?: boolean;
  /**
   * Which stored nights to compare even if the reading is unchanged: only their number, or each night. Repairs edits in
   * the console.
   */
  compares?: 'count' | 'each';
}

/**
 * The outcome of a reading. `outdated`: another call has read the calendar or its URL was changed meanwhile, so the
 * reading is discarded. `gone`: the calendar was removed. `problem`: why the reading was not accepted; `null` if it
 * was.
 */
export type Applied = { outcome: 'changed' | 'same'; problem: FeedProblem | null } | { outcome: 'gone' | 'outdated' };

/**
 * Writes the result of a reading in one batch: the calendar's state, the nights that it takes and frees, the public calendar,
 * and the mails to the owner. Writes nothing if nothing has changed.
 * @param known the calendar's document before the reading
 */
export async function applyReading(known: DocumentSnapshot, reading: Reading, options: Options): Promise<Applied> {
  const asked = readStoredCalendar(known);
  // The first attempt uses the known document instead of reading it again.
  let unused: DocumentSnapshot | undefined = known;
  return commitWithRetry<Applied>(async () => {
    const document = unused ?? (await known.ref.get());
    unused = undefined;
    const calendar = readStoredCalendar(document);
    if (!calendar || !asked) return { result: { outcome: 'gone' } };
    const isSame = calendar.feedUrl === asked.feedUrl && isDeepStrictEqual(calendar.feed, asked.feed);
    if (reading.status !== 'stored' && !isSame) return { result: { outcome: 'outdated' } };
    // The calendar's stored stays are unreadable, so its nights stay as they are until a complete new reading.
    if (!calendar.isIntact && reading.status !== 'changed') {
      const problem = reading.status === 'failed' ? reading.problem : 'not-a-calendar';
      return { result: { outcome: 'same', problem } };
    }
    return planWrites(document, calendar, reading, options);
  }, backgroundAttempts);
}

async function planWrites(
  document: DocumentSnapshot,
  calendar: PlatformCalendar,
  reading: Reading,
  { settings, now, acceptsEmpty = false, compares }: Options,
): Promise<Plan<Applied>> {
  const today = todayIn(settings.timeZone, now);
  const plan = planFeed(calendar, reading, { today, now, acceptsEmpty });
  const { problem } = plan.feed;
  const isMoved = plan.feed.holds !== calendar.feed.holds || !calendar.isIntact;
  const wanted = nightsOfStays(plan.feed.holds);
  if (!plan.isChanged) {
    const isRight = compares === 'count' && (await countFeedNights(calendar.id, today)) === countFrom(wanted, today);
    if (!compares || isRight) return { result: { outcome: 'same', problem } };
  }
  const changes = isMoved || compares ? await planFeedNights(calendar, wanted, today) : undefined;
  if (!plan.isChanged && (!changes || isEmptyChange(changes))) return { result: { outcome: 'same', problem } };
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
  batch.update(document.ref, { feed: plan.feed, 'export.ended': plan.ended }, ifUnchanged(document));
  if (changes) writeFeedNights(batch, calendar.id, changes);
  queueMails(batch, mails, now);
  return { result: { outcome: 'changed', problem }, batch };
}

function countFrom(nights: readonly IsoDate[], from: IsoDate): number {
  return nights.filter((night) => night >= from).length;
}

/** Nights that the platform listed as closed before and now lists as sold or `unclear`. */
function soldSince(before: readonly FeedStay[], after: readonly FeedStay[]): ReadonlySet<IsoDate> {
  const closed = new Set(nightsOfStays(before.filter(({ kind }) => kind === 'blocked')));
  const sold = nightsOfStays(after.filter(({ kind }) => kind !== 'blocked'));
  return new Set(sold.filter((night) => closed.has(night)));
}

/**
 * One mail per booking whose nights the platform now lists as taken. Nights that are only closed there cause no mail.
 */
async function composeConflicts(
  calendar: Parameters<typeof composePlatformConflict>[0],
  conflicts: ReadonlyMap<string, IsoDate[]>,
  settings: Settings,
): Promise<ComposedMail[]> {
  if (conflicts.size === 0) return [];
  const documents = await getAll([...conflicts.keys()].map(bookingReference));
  const mails = documents.flatMap((document) => {
    const taken = new Set(conflicts.get(document.id));
    const booking = dataOf(document);
    if (!booking) return [];
    const sold = conflictsWith(calendar.holds, [booking], calendar.platform);
    const nights = sold.flatMap((conflict) => conflict.nights).filter((night) => taken.has(night));
    return nights.length > 0 ? [composePlatformConflict(calendar, booking, nights, settings)] : [];
  });
  if (mails.length === 0) return [];
  // The owner has been told already about a stay that was missing from the calendar for a while.
  const sent = await firestore().getAll(...mails.map(({ id }) => mailReference(id)));
  return mails.filter((_, place) => !sent[place]?.exists);
}
