import type { BlockedNights } from '../../contract/block.ts';
import type { PlatformCalendar } from '../../contract/platformCalendar.ts';

/** A platform's calendar, as the owner knows it. */
export type NamedCalendar = Pick<PlatformCalendar, 'id' | 'platform' | 'label' | 'feedUrl'>;

/** What speaks against relying on the nights being free elsewhere. */
export interface PlatformDoubt {
  /** Calendars that have nights of the stays as taken. */
  taken: NamedCalendar[];
  /** Calendars that could not be read, so that nobody knows. */
  unread: NamedCalendar[];
}

/**
 * Looks at the calendars of other platforms before nights are promised. Given by the callers, as calendars are read by
 * means of bookings and not the other way round.
 * @param when `binding`: a stay becomes confirmed now, so calendars are read once more, within a time limit. `requested`:
 * the owner still decides, so only those are read that were not for long
 */
export type PlatformCheck = (
  stays: readonly BlockedNights[],
  when: 'binding' | 'requested',
  now: Date,
) => Promise<PlatformDoubt>;
