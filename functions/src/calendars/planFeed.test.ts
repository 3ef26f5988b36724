import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import type { FeedState, PlatformCalendar } from '../contract/platformCalendar.ts';
import { feedStayKinds, type FeedStay, type FeedStayKind } from '../domain/feedStay.ts';
import { addDays, isoDate } from '../domain/isoDate.ts';
import { planFeed, type FeedPlan, type Reading } from './planFeed.ts';
import { newExport, newFeed } from './readStoredCalendar.ts';

const today = isoDate('2027-05-01');
const start = new Date('2027-05-01T06:00:00Z');
const later = (minutes: number) => new Date(start.getTime() + minutes * 60_000);

function stay(checkIn: string, checkOut: string, kind: FeedStayKind = 'sold'): FeedStay {
  return { checkIn: isoDate(checkIn), checkOut: isoDate(checkOut), kind };
}

function calendar(changes: Partial<PlatformCalendar> = {}): PlatformCalendar {
  return {
    id: 'sample',
    apartment: 'lavender',
    platform: 'airbnb',
    label: '',
    feedUrl: 'https://feeds.example/lavender.ics',
    ignoresBlocked: false,
    exportKey: 'secret',
    createdAt: Timestamp.fromDate(start),
    revision: 1,
    isIntact: true,
    feed: newFeed,
    export: newExport,
    ...changes,
  };
}

const keyOf = ({ checkIn, checkOut, kind }: FeedStay) => `${checkIn} ${checkOut} ${kind}`;

/** The stays as they are stored after the reading. */
const stored = (...stays: FeedStay[]) => stays.map((one) => ({ ...one, entry: keyOf(one) }));

/** One complete entry for each stay. */
function read(...stays: FeedStay[]): Reading {
  const entries = stays.map((one) => ({
    key: keyOf(one),
    uid: null,
    trust: 'sure' as const,
    isCancelled: false,
    stays: [one],
  }));
  return { status: 'changed', entries, etag: '"1"', lastModified: null };
}

function plan(
  before: PlatformCalendar,
  reading: Reading,
  { now = start, acceptsEmpty = false, day = today } = {},
): FeedPlan {
  return planFeed(before, reading, { today: day, now, acceptsEmpty });
}

const june = stay('2027-06-01', '2027-06-05');
const july = stay('2027-07-01', '2027-07-03');
const withFeed = (feed: Partial<FeedState>, changes: Partial<PlatformCalendar> = {}) =>
  calendar({ feed: { ...newFeed, isRead: true, ...feed }, ...changes });
const known = withFeed({ events: 1, stays: [june], holds: [june], etag: '"1"', changedAt: Timestamp.fromDate(start) });

describe('a reading of a calendar', () => {
  it('replaces the nights as a set', () => {
    const { feed, isChanged } = plan(known, read(july));
    expect(feed).toMatchObject({ events: 1, stays: stored(july), holds: [july] });
    expect(isChanged).toBe(true);
  });

  it('with unchanged nights writes nothing, even if UIDs, validators or order differ', () => {
    const two = withFeed({ events: 2, stays: [june, july], holds: [june, july], etag: '"1"' });
    const again: Reading = { ...read(july, june), etag: '"2"' } as Reading;
    expect(plan(two, again)).toEqual({
      feed: two.feed,
      ended: [],
      isChanged: false,
      notifiesOwner: false,
      newRemarks: [],
    });
    expect(plan(two, { status: 'unchanged' }).isChanged).toBe(false);
  });

  it('is unchanged when only days have passed', () => {
    const day = isoDate('2027-06-03');
    expect(plan(known, read(stay('2027-06-03', '2027-06-05')), { day }).isChanged).toBe(false);
    expect(plan(known, read(), { day: isoDate('2027-06-05') }).isChanged).toBe(false);
  });

  it('takes nights of a running stay, and none that are over or beyond the booking window', () => {
    const long = [stay('2020-01-01', '2020-01-05'), stay('2027-04-20', '2027-05-03'), stay('2030-04-30', '2031-01-01')];
    const { feed } = plan(calendar(), read(...long));
    expect(feed.holds).toEqual([stay('2027-04-20', '2027-05-03'), stay('2030-04-30', '2030-05-05')]);
  });
});

describe('a calendar that is not credible', () => {
  const failed: Reading = { status: 'failed', problem: 'not-a-calendar' };

  it.each([
    ['a failed reading', failed, 'not-a-calendar'],
    ['no event, where there were nights', read(), 'empty'],
  ] as const)(
    'keeps the last good set after %s, and tells the owner once, after three in a row',
    (_, reading, problem) => {
      let stored = known;
      const notified: number[] = [];
      for (let minutes = 0; minutes <= 24 * 60; minutes += 20) {
        const { feed, isChanged, notifiesOwner } = plan(stored, reading, { now: later(minutes) });
        expect(feed).toMatchObject({ stays: [june], holds: [june], problem });
        // Written when the problem begins and when the owner is told, but not in between.
        expect(isChanged).toBe(minutes === 0 || minutes === 40);
        if (notifiesOwner) notified.push(minutes);
        stored = withFeed(feed);
      }
      expect(notified).toEqual([40]);
    },
  );

  it('has more stays than fit into its document', () => {
    const many = Array.from({ length: 60 * 60 }, (_, at) =>
      stay(addDays(today, at % 60), addDays(today, 100 + Math.floor(at / 60)), 'unclear'),
    );
    expect(plan(known, read(...many)).feed).toMatchObject({ stays: [june], problem: 'too-large' });
    expect(plan(known, read(...many.map(() => july))).feed).toMatchObject({ stays: stored(july), problem: null });
  });

  it('has long stays that overlap by the hundred, and is refused at once', () => {
    const long = Array.from({ length: 2000 }, (_, at) =>
      stay('2027-05-02', addDays(today, 1000 - (at % 900)), 'unclear'),
    );
    const began = performance.now();
    expect(plan(known, read(...long)).feed).toMatchObject({ stays: [june], problem: 'too-large' });
    expect(performance.now() - began).toBeLessThan(5_000);
  });

  it('is forgotten after the next good reading, and reported again if it recurs', () => {
    const broken = withFeed({
      ...known.feed,
      problem: 'refused',
      failingSince: Timestamp.fromDate(start),
      isOwnerNotified: true,
    });
    const { feed } = plan(broken, read(june), { now: later(60) });
    expect(feed).toMatchObject({ problem: null, failingSince: null, isOwnerNotified: false });
    expect(plan(withFeed(feed), failed, { now: later(80) }).notifiesOwner).toBe(false);
  });

  it('is accepted if the owner confirms that it is empty', () => {
    expect(plan(known, read(), { acceptsEmpty: true }).feed).toMatchObject({ stays: [], holds: [], problem: null });
  });

  it('may be empty if it never had a night', () => {
    const { feed, isChanged } = plan(calendar(), read());
    expect(feed).toMatchObject({ isRead: true, problem: null });
    expect(isChanged).toBe(true);
    expect(plan(withFeed(feed), read()).isChanged).toBe(false);
  });

  it('keeps its problem when only the stored nights are processed again', () => {
    const broken = withFeed({
      ...known.feed,
      problem: 'empty',
      failingSince: Timestamp.fromDate(start),
      isOwnerNotified: true,
    });
    expect(plan(broken, { status: 'stored' }, { now: later(600) }).isChanged).toBe(false);
  });
});

describe('nights that the platform says are only closed', () => {
  const closed = stay('2027-06-05', '2027-06-10', 'blocked');

  it('are taken, or stay free where the owner wants it', () => {
    expect(plan(calendar(), read(june, closed)).feed.holds).toEqual([june, closed]);
    expect(plan(calendar({ ignoresBlocked: true }), read(june, closed)).feed.holds).toEqual([june]);
  });

  it('follow a change of the setting even without a new reading', () => {
    const ignoring = withFeed({ events: 1, stays: [closed], holds: [closed] }, { ignoresBlocked: true });
    expect(plan(ignoring, { status: 'unchanged' })).toMatchObject({
      feed: { stays: [closed], holds: [] },
      isChanged: true,
    });
  });
});

describe('nights that we exported to the platform', () => {
  const told = [{ checkIn: isoDate('2027-06-03'), checkOut: isoDate('2027-06-07') }];
  const at = Timestamp.fromDate(start);

  const isTold = calendar({ export: { ...newExport, stays: told } });

  it.each(feedStayKinds)('are not imported again when they come %s, unless they were sold there', (kind) => {
    const repeated = stay('2027-06-03', '2027-06-07', kind);
    expect(plan(isTold, read(repeated)).feed.holds).toEqual(kind === 'sold' ? [repeated] : []);
  });

  it('do not hide an overlapping sale in the same calendar', () => {
    const echo = stay('2027-06-03', '2027-06-07', 'unclear');
    const sale = stay('2027-06-05', '2027-06-09', 'unclear');
    const { feed } = plan(isTold, read(echo, sale));
    expect(feed).toMatchObject({ stays: stored(echo, sale), holds: [sale] });
    // Once the sale is cancelled, its nights are free again.
    const after = plan({ ...isTold, feed }, read(echo));
    expect(after.feed.holds).toEqual([]);
  });

  it('are left out of a closure that contains other nights too', () => {
    expect(plan(isTold, read(stay('2027-06-01', '2027-06-10', 'blocked'))).feed.holds).toEqual([
      stay('2027-06-01', '2027-06-03', 'blocked'),
      stay('2027-06-07', '2027-06-10', 'blocked'),
    ]);
  });

  it.each([
    ['more than was told', '2027-06-01', '2027-06-10'],
    ['a part of it', '2027-06-04', '2027-06-06'],
    ['some of it, and nights beside', '2027-06-05', '2027-06-09'],
  ])('are taken if the entry may be a sale of %s', (_, checkIn, checkOut) => {
    const sale = stay(checkIn, checkOut, 'unclear');
    expect(plan(isTold, read(sale)).feed.holds).toEqual([sale]);
  });

  it('are an echo even if the platform merges consecutive stays, and after the first has begun', () => {
    const next = { checkIn: isoDate('2027-06-07'), checkOut: isoDate('2027-06-09') };
    const both = calendar({ export: { ...newExport, stays: [...told, next] } });
    const repeated = read(stay('2027-06-03', '2027-06-09', 'unclear'));
    expect(plan(both, repeated).feed.holds).toEqual([]);
    expect(plan(both, repeated, { day: isoDate('2027-06-04') }).feed.holds).toEqual([]);
  });

  it('stay taken if the platform had them before our export', () => {
    const had = stay('2027-06-03', '2027-06-05', 'unclear');
    const stored = withFeed({ stays: [had], holds: [had] }, { export: { ...newExport, stays: told } });
    expect(plan(stored, { status: 'unchanged' }).isChanged).toBe(false);
    const longer = stay('2027-06-03', '2027-06-09', 'unclear');
    expect(plan(stored, read(longer)).feed.holds).toEqual([longer]);
  });

  it('are an echo if they come with the exported dates after its own stay has ended', () => {
    const had = stay('2027-06-03', '2027-06-05', 'unclear');
    const stored = withFeed({ stays: [had], holds: [had] }, { export: { ...newExport, stays: told } });
    expect(plan(stored, read(stay('2027-06-03', '2027-06-07', 'unclear'))).feed.holds).toEqual([]);
  });

  it('are an echo if a former sale is now only closed', () => {
    const had = stay('2027-06-03', '2027-06-07');
    const stored = withFeed({ stays: [had], holds: [had] }, { export: { ...newExport, stays: told } });
    expect(plan(stored, read({ ...had, kind: 'blocked' })).feed.holds).toEqual([]);
  });

  it('are forgotten once the platform no longer repeats them', () => {
    const left = calendar({ export: { ...newExport, ended: told.map((row) => ({ ...row, at, entries: [] })) } });
    const { ended, isChanged } = plan(left, read(stay('2027-06-05', '2027-06-06', 'blocked')), { now: later(20) });
    expect(ended).toEqual([{ checkIn: '2027-06-05', checkOut: '2027-06-06', at, entries: [] }]);
    expect(isChanged).toBe(true);
  });
});
