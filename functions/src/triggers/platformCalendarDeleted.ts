import { onDocumentDeleted } from 'firebase-functions/firestore';
import { releaseRemovedCalendar } from '../calendars/releaseRemovedCalendar.ts';
import { platformCalendarsCollection } from '../contract/collections.ts';
import * as log from '../platform/log.ts';

/** Frees the nights of a calendar that was deleted in the console. Retries are safe, because it reads everything anew. */
export const platformCalendarDeleted = onDocumentDeleted(
  { document: `${platformCalendarsCollection}/{id}` as const, retry: true },
  async ({ params }) => log.calendarReleased(params.id, await releaseRemovedCalendar(params.id)),
);
