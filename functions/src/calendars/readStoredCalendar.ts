import type { DocumentSnapshot } from 'firebase-admin/firestore';
import {
  type ExportState,
  type FeedState,
  type PlatformCalendar,
  platformCalendarSchema,
} from '../contract/platformCalendar.ts';

/** A calendar from its document; `undefined` if missing, or unreadable after an edit in the console. */
export function readStoredCalendar(document: DocumentSnapshot): PlatformCalendar | undefined {
  const { data } = platformCalendarSchema.safeParse(document.data());
  return data && { ...data, id: document.id };
}

/** Feed state of a calendar that was never read. */
export const newFeed: FeedState = {
  isRead: false,
  events: 0,
  stays: [],
  holds: [],
  changedAt: null,
  etag: null,
  lastModified: null,
  problem: null,
  failingSince: null,
  retryAt: null,
  isOwnerNotified: false,
  remarks: [],
};

/** Export state of a calendar that the platform has never read. */
export const newExport: ExportState = { stays: [], ended: [], changedAt: null };
