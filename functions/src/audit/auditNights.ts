import { platformReadsOf } from '../calendars/platformReads.ts';
import { readStoredCalendar } from '../calendars/readStoredCalendar.ts';
import type { StoredNight } from '../contract/booking.ts';
import {
  blockPath,
  bookingPath,
  calendarCollection,
  nightPath,
  nightsCollection,
  platformCalendarPath,
  platformCalendarsCollection,
  platformReadsDocument,
} from '../contract/collections.ts';
import { nightsOfStays } from '../domain/feedStay.ts';
import type { IsoDate } from '../domain/isoDate.ts';
import { firestore } from '../platform/firestore.ts';
import type { WantedNights } from './auditBookings.ts';
import type { AuditScope } from './AuditScope.ts';

/** Nights from today on that the platforms have as taken, by the path of the calendar. */
type PlatformNights = Map<string, Set<string>>;

/** Whether each night is held by whoever wants it, and by nobody else, and the public calendars show just that. */
export async function auditNights(scope: AuditScope, wanted: WantedNights, slugs: readonly string[]): Promise<void> {
  const platforms = await readPlatformNights(scope);
  const shown = await auditHolders(scope, wanted, platforms);
  // Apartments that are gone may still have nights.
  await auditCalendars(scope, shown, new Set([...slugs, ...[...shown].map(slugOf)]));
}

/** What platforms want of the nights. A calendar that an edit has broken says nothing until it is read anew. */
async function readPlatformNights({ snapshot, only, today, findings }: AuditScope): Promise<PlatformNights> {
  const db = firestore();
  const calendars = db.collection(platformCalendarsCollection);
  const wanted: PlatformNights = new Map();
  const { feeds } = platformReadsOf(await snapshot.get(db.doc(platformReadsDocument)));
  const query = only === undefined ? calendars : calendars.where('apartment', '==', only);
  for await (const document of snapshot.pages(query)) {
    const { path } = document.ref;
    const calendar = readStoredCalendar(document);
    if (!calendar) continue;
    // Without any readings on record, all calendars are looked at.
    if (calendar.feedUrl !== null && feeds && !feeds[document.id]) {
      findings.push({ kind: 'platform-unread', path, with: platformReadsDocument });
    }
    if (!calendar.isIntact) continue;
    const nights = nightsOfStays(calendar.feed.holds).filter((night) => night >= today);
    wanted.set(path, new Set(nights.map((night) => nightPath(calendar.apartment, night))));
  }
  return wanted;
}

/** @returns paths of the nights that the public calendar is to show */
async function auditHolders(
  { snapshot, only, today, findings }: AuditScope,
  wanted: WantedNights,
  platforms: PlatformNights,
): Promise<Set<string>> {
  const nights = firestore().collection(nightsCollection);
  const shown = new Set<string>();
  for await (const document of snapshot.pages(only === undefined ? nights : nights.where('apartment', '==', only))) {
    const { path } = document.ref;
    const { booking, block, feeds = [], night } = document.data() as StoredNight;
    const holder = booking ? bookingPath(booking) : block === undefined ? undefined : blockPath(block);
    const wants = wanted.get(path);
    wanted.delete(path);
    if (wants !== undefined && wants !== holder) {
      findings.push({ kind: 'night-lost', path, with: wants });
    } else if (wants === undefined && (holder !== undefined || feeds.length === 0)) {
      findings.push({ kind: 'night-leaked', path, with: holder ?? 'nobody' });
    }
    shown.add(path);
    for (const feed of feeds) {
      const calendar = platformCalendarPath(feed);
      const known = platforms.get(calendar);
      // Nights that are over stay as they were.
      if (known?.delete(path) || night < today) continue;
      if (known || !(await isUnreadable(calendar))) {
        findings.push({ kind: 'platform-night-leaked', path, with: calendar });
      }
    }
  }
  for (const [path, by] of wanted) {
    findings.push({ kind: 'night-lost', path, with: by });
    shown.add(path);
  }
  for (const [calendar, missing] of platforms) {
    for (const path of missing) findings.push({ kind: 'platform-night-lost', path, with: calendar });
  }
  return shown;

  /** A calendar that is there, but says nothing. */
  async function isUnreadable(calendar: string): Promise<boolean> {
    return (await snapshot.get(firestore().doc(calendar))).exists;
  }
}

async function auditCalendars(
  { snapshot, findings }: AuditScope,
  shown: ReadonlySet<string>,
  slugs: ReadonlySet<string>,
): Promise<void> {
  const read = new Set<string>();
  for (const slug of slugs) {
    for await (const month of snapshot.pages(firestore().collection(calendarCollection(slug)))) {
      for (const night of Object.keys((month.get('nights') as object | undefined) ?? {})) {
        const path = nightPath(slug, night as IsoDate);
        if (shown.has(path)) read.add(path);
        else findings.push({ kind: 'calendar-taken', path: month.ref.path, with: night });
      }
    }
  }
  for (const path of shown) {
    if (!read.has(path)) findings.push({ kind: 'calendar-free', path, with: 'calendar' });
  }
}

/** The slug in the path of a night, `nights/{slug}_{yyyy-mm-dd}`. */
function slugOf(path: string): string {
  return path.slice(nightsCollection.length + 1, path.lastIndexOf('_'));
}
