import { FieldPath } from 'firebase-admin/firestore';
import { platformReadsOf } from '../calendars/platformReads.ts';
import { readStoredCalendar } from '../calendars/readStoredCalendar.ts';
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
import { nightSchema } from '../contract/night.ts';
import { nightsOfStays } from '../domain/feedStay.ts';
import { monthOf, type IsoDate } from '../domain/isoDate.ts';
import { firestore } from '../platform/firestore.ts';
import { storedCollection } from '../platform/storedDocuments.ts';
import type { WantedNights } from './auditBookings.ts';
import { readOrReport, type AuditScope } from './AuditScope.ts';

/** Paths of the nights from today on that platforms list as taken, by the path of the calendar. */
type PlatformNights = Map<string, Set<string>>;

/** Checks that exactly the right booking, block or platform holds each night, and that the public calendars show the same. */
export async function auditNights(scope: AuditScope, wanted: WantedNights, slugs: readonly string[]): Promise<void> {
  const platforms = await readPlatformNights(scope);
  const shown = await auditHolders(scope, wanted, platforms);
  // Removed apartments may still have nights.
  await auditCalendars(scope, shown, new Set([...slugs, ...[...shown].map(slugOf)]));
}

/**
 * The nights that platforms should hold. Skips a calendar that an edit in the console has made unreadable, until it is
 * read again.
 */
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
    // If no reading was ever recorded, all calendars are read before nights are promised, so nothing is wrong.
    if (calendar.feedUrl !== null && feeds && !feeds[document.id]) {
      findings.push({ kind: 'platform-unread', path, with: platformReadsDocument });
    }
    if (!calendar.isIntact) continue;
    const nights = nightsOfStays(calendar.feed.holds).filter((night) => night >= today);
    wanted.set(path, new Set(nights.map((night) => nightPath(calendar.apartment, night))));
  }
  return wanted;
}

/** @returns paths of the nights that the public calendar should show */
async function auditHolders(scope: AuditScope, wanted: WantedNights, platforms: PlatformNights): Promise<Set<string>> {
  const { snapshot, only, since, today, findings } = scope;
  const nights = storedCollection(nightsCollection, nightSchema);
  const shown = new Set<string>();
  const inApartment = only === undefined ? nights : nights.where('apartment', '==', only);
  const checked = since === undefined ? inApartment : inApartment.where('night', '>=', since);
  for await (const document of snapshot.pages(checked)) {
    const { path } = document.ref;
    shown.add(path);
    const read = readOrReport(document, scope);
    if (!read) {
      // An unreadable night still counts as taken.
      wanted.delete(path);
      for (const missing of platforms.values()) missing.delete(path);
      continue;
    }
    const { booking, block, feeds, night } = read;
    const holder = booking ? bookingPath(booking) : block === undefined ? undefined : blockPath(block);
    const wants = wanted.get(path);
    wanted.delete(path);
    if (wants !== undefined && wants !== holder) {
      findings.push({ kind: 'night-lost', path, with: wants });
    } else if (wants === undefined && (holder !== undefined || feeds.length === 0)) {
      findings.push({ kind: 'night-leaked', path, with: holder ?? 'nobody' });
    }
    for (const feed of feeds) {
      const calendar = platformCalendarPath(feed);
      const known = platforms.get(calendar);
      // Past nights stay as they were.
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

  /** Whether the calendar exists, although its nights are unreadable. */
  async function isUnreadable(calendar: string): Promise<boolean> {
    return (await snapshot.get(firestore().doc(calendar))).exists;
  }
}

async function auditCalendars(
  { snapshot, since, findings }: AuditScope,
  shown: ReadonlySet<string>,
  slugs: ReadonlySet<string>,
): Promise<void> {
  const read = new Set<string>();
  for (const slug of slugs) {
    const months = firestore().collection(calendarCollection(slug));
    const checked = since === undefined ? months : months.where(FieldPath.documentId(), '>=', monthOf(since));
    for await (const month of snapshot.pages(checked)) {
      for (const night of Object.keys((month.get('nights') as object | undefined) ?? {})) {
        if (since !== undefined && night < since) continue;
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
