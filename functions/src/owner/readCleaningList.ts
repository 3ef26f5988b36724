import { bookings } from '../bookings/bookings.ts';
import { readStoredCalendar } from '../calendars/readStoredCalendar.ts';
import { cleaningLinkSchema } from '../contract/cleaningLink.ts';
import { cleaningDocument, platformCalendarsCollection } from '../contract/collections.ts';
import { cleaningStays, cleaningWeek, firstOfWeek, type CleaningDay } from '../domain/cleaningList.ts';
import { addDays, parseIsoDate, todayIn, type IsoDate } from '../domain/isoDate.ts';
import { count } from '../limits/count.ts';
import { readLimits, requestWindow } from '../limits/limits.ts';
import { firestore } from '../platform/firestore.ts';
import { isSameKey } from '../platform/linkKey.ts';
import { readSettings } from '../platform/readSettings.ts';
import { readable } from '../platform/storedDocuments.ts';

/** A week of the list, with the check-in and check-out times of the settings. */
export interface CleaningList {
  /** Monday of the week, and of the current one. */
  first: IsoDate;
  current: IsoDate;
  days: CleaningDay[];
  times: { checkInFrom: string; checkOutUntil: string };
}

/**
 * The cleaner's list, by the private link. A guessed key costs one read.
 * @param day any day of the week to show; this week if it is not a date
 * @param network the caller's network, whose calls are limited because each one costs reads
 */
export async function readCleaningList(
  key: string,
  day: unknown,
  network: string,
  now: Date,
): Promise<CleaningList | 'unknown' | 'too-many'> {
  const stored = await firestore().doc(cleaningDocument).get();
  const secret = cleaningLinkSchema.safeParse(stored.data() ?? {}).data?.secret ?? null;
  if (secret === null || !isSameKey(key, secret)) return 'unknown';
  const { cleaningList: limits } = await readLimits();
  if (limits) {
    const who = { what: 'cleaningList', who: `network ${network}`, most: limits.perNetwork, window: requestWindow };
    if (!(await count([who], undefined, now)).allowed) return 'too-many';
  }
  const { timeZone, checkInFrom, checkOutUntil } = await readSettings();
  const today = todayIn(timeZone, now);
  const first = firstOfWeek(parseIsoDate(day) ?? today);
  const [arriving, leaving, calendars] = await Promise.all([
    bookedWith('checkIn', first),
    bookedWith('checkOut', first),
    firestore().collection(platformCalendarsCollection).get(),
  ]);
  const booked = new Map([...arriving, ...leaving].map((booking) => [booking.id, booking]));
  const feeds = calendars.docs.flatMap((document) => readStoredCalendar(document) ?? []);
  const stays = cleaningStays(
    [...booked.values()],
    feeds.map(({ apartment, feed }) => ({ apartment, holds: feed.holds })),
  );
  return {
    first,
    current: firstOfWeek(today),
    days: cleaningWeek(stays, first),
    times: { checkInFrom, checkOutUntil },
  };
}

/** The bookings that begin or end in a week. */
async function bookedWith(end: 'checkIn' | 'checkOut', first: IsoDate) {
  const field = `settledStay.${end}`;
  const { docs } = await bookings().where(field, '>=', first).where(field, '<', addDays(first, 7)).get();
  return readable(docs).map(({ data }) => data);
}
