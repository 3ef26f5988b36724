import { Timestamp } from 'firebase-admin/firestore';
import { FeedError } from '../../functions/src/calendars/FeedError.ts';
import { newExport, newFeed } from '../../functions/src/calendars/readStoredCalendar.ts';
import { parseFeed } from '../../functions/src/calendars/parseFeed.ts';
import { planFeed, type FeedPlan, type Reading } from '../../functions/src/calendars/planFeed.ts';
import { recordExport } from '../../functions/src/calendars/readExport.ts';
import type { PlatformCalendar } from '../../functions/src/contract/platformCalendar.ts';
import { nightsOfStays } from '../../functions/src/domain/feedStay.ts';
import { todayIn, type IsoDate } from '../../functions/src/domain/isoDate.ts';
import type { Platform } from '../../functions/src/domain/platform.ts';
import type { Stay } from '../../functions/src/domain/stay.ts';

const timeZone = 'Europe/Zagreb';

/** A platform's calendar that is read again and again, without a database. The test sets the clock. */
export class ReadCalendar {
  calendar: PlatformCalendar;
  now: Date;

  constructor(platform: Platform, now: Date, changes: Partial<PlatformCalendar> = {}) {
    this.now = now;
    this.calendar = {
      id: 'sample',
      apartment: 'lavender',
      platform,
      label: '',
      feedUrl: 'https://feeds.example/lavender.ics',
      ignoresBlocked: false,
      exportKey: 'secret',
      createdAt: Timestamp.fromDate(now),
      revision: 1,
      isIntact: true,
      feed: newFeed,
      export: newExport,
      ...changes,
    };
  }

  /** Reads the calendar as the platform's server sends it. */
  read(body: Uint8Array | string): FeedPlan {
    return this.apply(this.parse(body));
  }

  /** The result of reading the calendar, to be applied repeatedly. */
  parse(body: Uint8Array | string): Reading {
    const bytes = typeof body === 'string' ? Buffer.from(body) : body;
    try {
      const entries = parseFeed(bytes, this.calendar.platform, timeZone, this.today);
      return { status: 'changed', entries, etag: null, lastModified: null };
    } catch (error) {
      if (!(error instanceof FeedError)) throw error;
      return { status: 'failed', problem: error.problem };
    }
  }

  apply(reading: Reading): FeedPlan {
    const plan = planFeed(this.calendar, reading, { today: this.today, now: this.now, acceptsEmpty: false });
    const { feed, ended } = plan;
    this.calendar = { ...this.calendar, feed, export: { ...this.calendar.export, ended } };
    return plan;
  }

  /** Lets the platform read these stays from our calendar. */
  tell(...stays: Stay[]): void {
    const told = recordExport(this.calendar, stays, this.today, this.now);
    if (told) this.calendar = { ...this.calendar, export: told };
  }

  wait(minutes: number): void {
    this.now = new Date(this.now.getTime() + minutes * 60_000);
  }

  get today(): IsoDate {
    return todayIn(timeZone, this.now);
  }

  /** The nights that the calendar takes, from today on. */
  get nights(): IsoDate[] {
    const { today } = this;
    return nightsOfStays(this.calendar.feed.holds).filter((night) => night >= today);
  }

  /** UIDs of the odd entries. */
  get odd(): (string | null)[] {
    return this.calendar.feed.remarks.flatMap(({ kind, uid }) => (kind === 'odd' ? [uid] : []));
  }
}
