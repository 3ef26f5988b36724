import type { DeskCalendar } from '../../../firebase/owner/usePlatformCalendars.ts';

/** For tests: a platform's calendar that was read without a problem. */
export const sampleCalendar: DeskCalendar = {
  id: 'a',
  apartment: 'olive',
  platform: 'airbnb',
  label: 'terrace',
  feedUrl: 'https://feeds.example/a.ics',
  ignoresBlocked: false,
  exportKey: 'secret',
  revision: 1,
  createdAt: 0,
  isRead: true,
  events: 1,
  holds: [],
  changedAt: undefined,
  problem: undefined,
  failingSince: undefined,
  retryAt: undefined,
  remarks: [],
};
