import type { DocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import { readStoredCalendar } from '../calendars/readStoredCalendar.ts';
import { platformCalendarPath } from '../contract/collections.ts';
import type { PlatformCalendar } from '../contract/platformCalendar.ts';
import { isoDate } from '../domain/isoDate.ts';
import { firestore } from '../platform/firestore.ts';
import { OwnerError } from './OwnerError.ts';

/** Before every night, as a calendar that ends gives up its past nights too. */
export const firstDay = isoDate('1970-01-01');

/** @throws {OwnerError} `calendar-not-found` */
export async function readOwnersCalendar(
  id: string,
): Promise<{ document: DocumentSnapshot; calendar: PlatformCalendar<Timestamp> }> {
  const document = await firestore().doc(platformCalendarPath(id)).get();
  const calendar = readStoredCalendar(document);
  if (!calendar) throw new OwnerError('calendar-not-found');
  return { document, calendar };
}

type Compared = Pick<PlatformCalendar, 'apartment' | 'platform' | 'label' | 'feedUrl' | 'ignoresBlocked'>;

/** What the history tells of a calendar: no secrets, of which the feed's URL is one. */
export function comparedCalendar({ apartment, platform, label, feedUrl, ignoresBlocked }: Compared) {
  const feedHost = feedUrl !== null && URL.canParse(feedUrl) ? new URL(feedUrl).hostname : null;
  return { apartment, platform, label, feedHost, ignoresBlocked };
}
