import { createHash } from 'node:crypto';
import type { DocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import { readAgreed } from '../bookings/bookedStay.ts';
import { readAgreedNights } from '../bookings/console/planBlock.ts';
import { blocksCollection, bookingsCollection, platformCalendarsCollection } from '../contract/collections.ts';
import type { PlatformCalendar } from '../contract/platformCalendar.ts';
import { holdsNights } from '../domain/bookingState.ts';
import { nightsOfStays, withoutNights } from '../domain/feedStay.ts';
import type { IsoDate } from '../domain/isoDate.ts';
import type { Stay } from '../domain/stay.ts';
import { firestore } from '../platform/firestore.ts';
import { readStoredCalendar } from './readStoredCalendar.ts';

/** Nights that a platform is told are taken. Says nothing about who stays. */
export interface ExportedEvent extends Stay {
  /** The same as long as the stay or block is. */
  uid: string;
  summary: 'Reserved' | 'Not available';
  /** When what it says was last written. */
  changedAt: Date;
}

/** All calendars of an apartment. */
export async function readCalendarsOf(apartment: string): Promise<PlatformCalendar<Timestamp>[]> {
  const { docs } = await firestore().collection(platformCalendarsCollection).where('apartment', '==', apartment).get();
  return docs.flatMap((document) => readStoredCalendar(document) ?? []);
}

/**
 * What the reader of a calendar is told: stays and blocks of its apartment that are not over, and what other platforms have
 * taken, but nothing that came from the reader's own platform.
 * @param calendars all of the apartment
 */
export async function readExportedEvents(
  reader: PlatformCalendar<Timestamp>,
  calendars: readonly PlatformCalendar<Timestamp>[],
  today: IsoDate,
): Promise<ExportedEvent[]> {
  const [bookings, blocks] = await Promise.all([comingFrom(bookingsCollection), comingFrom(blocksCollection)]);
  const events: ExportedEvent[] = [];
  // What it has itself it need not be told; or two platforms that repeat each other would keep a night closed for ever.
  const had = new Set(nightsOfStays(reader.feed.holds));
  for (const document of bookings) {
    const agreed = readAgreed(document.get('agreed'));
    if (agreed && holdsNights(agreed.status)) events.push(eventOf(document, agreed, 'Reserved'));
  }
  for (const document of blocks) {
    const nights = readAgreedNights(document.get('agreed'));
    if (nights) events.push(eventOf(document, nights, 'Not available'));
  }
  for (const calendar of calendars.filter((other) => !isOfSamePlatform(other, reader))) {
    const coming = calendar.feed.holds.filter(({ checkOut }) => checkOut > today);
    for (const { checkIn, checkOut } of withoutNights(coming, (_, night) => had.has(night))) {
      events.push({
        uid: uidOf(`${calendar.id} ${checkIn} ${checkOut}`),
        checkIn,
        checkOut,
        summary: 'Not available',
        changedAt: (calendar.feed.changedAt ?? calendar.createdAt).toDate(),
      });
    }
  }
  return events.sort((a, b) => (`${a.checkIn} ${a.uid}` < `${b.checkIn} ${b.uid}` ? -1 : 1));

  async function comingFrom(collection: string): Promise<DocumentSnapshot[]> {
    const { docs } = await firestore()
      .collection(collection)
      .where('agreed.apartment', '==', reader.apartment)
      .where('agreed.checkOut', '>', today)
      .get();
    return docs;
  }
}

function eventOf(
  document: DocumentSnapshot,
  { checkIn, checkOut }: Stay,
  summary: ExportedEvent['summary'],
): ExportedEvent {
  const changedAt = document.updateTime?.toDate() ?? new Date(0);
  return { uid: uidOf(document.ref.path), checkIn, checkOut, summary, changedAt };
}

/** Two listings of one apartment on the same platform are one calendar there. Of unknown platforms nothing is assumed. */
function isOfSamePlatform(one: PlatformCalendar, other: PlatformCalendar): boolean {
  return one.id === other.id || (one.platform === other.platform && one.platform !== 'other');
}

/** Tells nothing: a booking's number opens nothing by itself, but is the guest's. */
function uidOf(name: string): string {
  return createHash('sha256').update(`calendar export ${name}`).digest('hex').slice(0, 32);
}
