import ical from 'node-ical';
import type { PlatformCalendar } from '../../functions/src/contract/platformCalendar.ts';
import { addDays, isoDate, type IsoDate } from '../../functions/src/domain/isoDate.ts';
import { nightsOf, overlaps, type Stay } from '../../functions/src/domain/stay.ts';
import { readExport } from '../../functions/src/calendars/readExport.ts';
import { exportKeyOf } from '../../functions/src/contract/platformCalendar.ts';
import { airbnbFeed, bookingFeed, type FeedSample } from './feedSamples.ts';
import type { FeedServer } from './FeedServer.ts';

/** Faults of a platform's calendar. */
export const feedFaults = ['missing', 'page', 'truncated', 'empty', 'odd', 'silent'] as const;
export type FeedFault = (typeof feedFaults)[number];

interface SoldStay extends Stay {
  uid: string;
  kind: 'sold' | 'blocked';
}

/**
 * A platform that lists the same apartment. It sells nights that it believes to be free, reads our calendar with a
 * delay, and repeats in its own calendar what it has read.
 */
export class SimulatedPlatform {
  readonly #feeds: FeedServer;
  readonly #platform: 'airbnb' | 'booking';
  readonly calendar: Pick<PlatformCalendar, 'id' | 'apartment' | 'exportKey'>;
  /** Nights that were sold or closed on the platform. */
  own: SoldStay[] = [];
  /** Our stays, as the platform last read them. */
  imported: Stay[] = [];
  /** The sold or closed nights that the calendar on its server shows, unless that has a fault. */
  published: readonly SoldStay[] = [];
  fault: FeedFault | undefined;
  #count = 0;

  constructor(feeds: FeedServer, platform: 'airbnb' | 'booking', calendar: SimulatedPlatform['calendar']) {
    this.#feeds = feeds;
    this.#platform = platform;
    this.calendar = calendar;
    this.publish();
  }

  /** @returns whether it believed that the nights were free */
  sell(stay: Stay, kind: SoldStay['kind'] = 'sold'): boolean {
    if ([...this.own, ...this.imported].some((other) => overlaps(other, stay))) return false;
    this.#count += 1;
    this.own.push({ ...stay, kind, uid: `${this.#count}-${'0123456789abcdef'.repeat(2)}` });
    return true;
  }

  /** Reads our calendar with an independent parser. */
  async readOurs(now: Date): Promise<void> {
    const { id, exportKey, apartment } = this.calendar;
    const found = await readExport(apartment, exportKeyOf(id, exportKey), true, now);
    if (!found) throw new Error('our calendar does not answer');
    this.imported = parseExport(found.body);
  }

  /** Puts its calendar, or a faulty response, on its server. */
  publish(): string {
    const compose = this.#platform === 'airbnb' ? airbnbFeed : bookingFeed;
    const repeated = this.imported.map((stay): FeedSample => ({
      ...stay,
      kind: 'blocked',
      uid: `repeat-${stay.checkIn}`,
    }));
    const sold = this.own.map((stay): FeedSample => ({ ...stay, name: 'Grace Hopper', phone: '0042' }));
    const feed = compose([...sold, ...repeated]);
    this.published = this.fault ? [] : [...this.own];
    return this.#feeds.serve(this.path, this.#answer(feed, compose([])));
  }

  get path(): string {
    return `/${this.calendar.id}.ics`;
  }

  /** Nights that were really sold or closed on the platform. */
  nights(kind?: SoldStay['kind']): Set<IsoDate> {
    return new Set(this.own.filter((stay) => !kind || stay.kind === kind).flatMap(nightsOf));
  }

  #answer(feed: string, empty: string): Parameters<FeedServer['serve']>[1] {
    switch (this.fault) {
      case undefined:
        return feed;
      case 'missing':
        return (_, response) => void response.writeHead(404).end('Gone');
      case 'page':
        return '<!doctype html><title>Log in</title><p>Please log in.';
      case 'truncated':
        return feed.slice(0, Math.floor(feed.length * 0.6));
      case 'empty':
        return empty;
      case 'odd':
        return feed.replace(/(DTSTART;VALUE=DATE:\d{4})(\d\d)(\d\d)/, '$1.$2.$3');
      case 'silent':
        return (_, response) => void response.destroy();
    }
  }
}

/** The nights of one of our calendars, read by an independent parser. */
export function parseExport(body: string): Stay[] {
  const events = Object.values(ical.sync.parseICS(body)).filter((component) => component?.type === 'VEVENT');
  return events.map(({ start, end }) => ({
    checkIn: dayOf(start),
    checkOut: end ? dayOf(end) : addDays(dayOf(start), 1),
  }));
}

/** `node-ical` reads whole days as local midnight. */
function dayOf(date: Date): IsoDate {
  const two = (part: number) => String(part).padStart(2, '0');
  return isoDate(`${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`);
}
