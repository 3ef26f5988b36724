import { createHash } from 'node:crypto';
import type { CollectionReference } from 'firebase-admin/firestore';
import { blocks, bookedStays } from '../bookings/bookings.ts';
import { platformCalendarsCollection } from '../contract/collections.ts';
import type { PlatformCalendar } from '../contract/platformCalendar.ts';
import { holdsNights } from '../domain/bookingState.ts';
import { nightsOfStays, withoutNights } from '../domain/feedStay.ts';
import type { IsoDate } from '../domain/isoDate.ts';
import type { Stay } from '../domain/stay.ts';
import { firestore } from '../platform/firestore.ts';
import { readable, type Read } from '../platform/storedDocuments.ts';
import { readStoredCalendar } from './readStoredCalendar.ts';

/** Nights that we export to a platform as taken, without guest data. */
export interface ExportedEvent extends Stay {
  /** Stays the same as long as the stay or block exists. */
  uid: string;
  summary: 'Reserved' | 'Not available';
  /** When the exported data was last written. */
  changedAt: Date;
}

/** All calendars of an apartment. */
export async function readCalendarsOf(apartment: string): Promise<PlatformCalendar[]> {
  const { docs } = await firestore().collection(platformCalendarsCollection).where('apartment', '==', apartment).get();
  return docs.flatMap((document) => readStoredCalendar(document) ?? []);
}

/**
 * The events that we export to a platform: current and upcoming stays and blocks of the apartment, and nights that other
 * platforms have taken. Leaves out events that came from this platform.
 * @param reader the calendar of the platform that reads the export
 * @param calendars all calendars of the apartment
 */
export async function readExportedEvents(
  reader: PlatformCalendar,
  calendars: readonly PlatformCalendar[],
  today: IsoDate,
): Promise<ExportedEvent[]> {
  const [stays, closed] = await Promise.all([comingFrom(bookedStays()), comingFrom(blocks())]);
  const events: ExportedEvent[] = [];
  // Leaves out nights that came from this platform. Otherwise two platforms that re-export each other would block a night for ever.
  const nightsOfPlatform = new Set(nightsOfStays(reader.feed.holds));
  for (const stay of stays) {
    if (holdsNights(stay.data.settledStay.status)) events.push(eventOf(stay, 'Reserved'));
  }
  for (const block of closed) events.push(eventOf(block, 'Not available'));
  for (const calendar of calendars.filter((other) => !isOfSamePlatform(other, reader))) {
    const coming = calendar.feed.holds.filter(({ checkOut }) => checkOut > today);
    for (const { checkIn, checkOut } of withoutNights(coming, (_, night) => nightsOfPlatform.has(night))) {
      events.push({
        uid: uidOf(`${calendar.id} ${checkIn} ${checkOut}`),
        checkIn,
        checkOut,
        summary: 'Not available',
        changedAt: (calendar.feed.changedAt ?? calendar.createdAt)?.toDate() ?? new Date(0),
      });
    }
  }
  return events.sort((a, b) => (`${a.checkIn} ${a.uid}` < `${b.checkIn} ${b.uid}` ? -1 : 1));

  async function comingFrom<Data>(collection: CollectionReference<Data>): Promise<Read<Data>[]> {
    const { docs } = await collection
      .where('settledStay.apartment', '==', reader.apartment)
      .where('settledStay.checkOut', '>', today)
      .get();
    return readable(docs);
  }
}

function eventOf({ document, data }: Read<{ settledStay: Stay }>, summary: ExportedEvent['summary']): ExportedEvent {
  const { checkIn, checkOut } = data.settledStay;
  return { uid: uidOf(document.ref.path), checkIn, checkOut, summary, changedAt: document.updateTime.toDate() };
}

/** Two listings of one apartment on the same platform share one calendar there. Listings on unknown platforms count separately. */
function isOfSamePlatform(one: PlatformCalendar, other: PlatformCalendar): boolean {
  return one.id === other.id || (one.platform === other.platform && one.platform !== 'other');
}

/** Hashed, because a booking's number is the guest's own and must not appear in the export. */
function uidOf(name: string): string {
  return createHash('sha256').update(`calendar export ${name}`).digest('hex').slice(0, 32);
}
