import type { Timestamp } from 'firebase-admin/firestore';
import type { ExportState, FeedState } from '../contract/platformCalendar.ts';

/** Of a calendar whose feed was never read. */
export const newFeed: FeedState<Timestamp> = {
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

/** Of a calendar that the platform never read. */
export const newExport: ExportState<Timestamp> = { stays: [], ended: [], changedAt: null };
