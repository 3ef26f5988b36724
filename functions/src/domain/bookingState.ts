import type { IsoDate } from './isoDate.ts';
import type { Stay } from './stay.ts';

export const bookingStatuses = ['pending', 'confirmed', 'cancelled'] as const;
export type BookingStatus = (typeof bookingStatuses)[number];

export type Actor = 'guest' | 'owner' | 'system';

/** Facts that a transition may depend on, besides the statuses and the actor. */
interface Circumstances {
  readonly stay: Stay;
  readonly today: IsoDate;
  /** Who cancelled the booking, if anyone. */
  readonly endedBy: Actor | null;
}

const conditions = {
  /** A stay begins on the day of arrival. */
  'stay-not-begun': ({ stay, today }) => today < stay.checkIn,
  /** Unanswered requests expire at the end of their arrival day. */
  'arrival-day-not-over': ({ stay, today }) => today <= stay.checkIn,
  'not-ended-by-guest': ({ endedBy }) => endedBy !== 'guest',
} satisfies Record<string, (circumstances: Circumstances) => boolean>;

/**
 * All transitions and who may make them. The owner changes the status at the desk, by a mailed link or in the console. The
 * system expires unanswered requests. A transition that takes nights fails if they are taken.
 */
export const transitions: readonly {
  from: BookingStatus;
  to: BookingStatus;
  by: readonly Actor[];
  when?: keyof typeof conditions;
}[] = [
  { from: 'pending', to: 'confirmed', by: ['owner'] },
  { from: 'pending', to: 'cancelled', by: ['owner', 'system'] },
  { from: 'pending', to: 'cancelled', by: ['guest'], when: 'arrival-day-not-over' },
  { from: 'confirmed', to: 'cancelled', by: ['owner'] },
  { from: 'confirmed', to: 'cancelled', by: ['guest'], when: 'stay-not-begun' },
  // The owner may confirm again a booking that they cancelled by mistake. A booking that the guest cancelled is no longer a
  // contract, so it can only become a request again.
  { from: 'cancelled', to: 'pending', by: ['owner'] },
  { from: 'cancelled', to: 'confirmed', by: ['owner'], when: 'not-ended-by-guest' },
];

export function isBookingStatus(value: unknown): value is BookingStatus {
  return bookingStatuses.includes(value as BookingStatus);
}

/** Whether a booking with this status holds its nights. */
export function holdsNights(status: BookingStatus): boolean {
  return status !== 'cancelled';
}

/** Whether this actor may make this transition now. An unchanged status is always allowed. */
export function mayChange(from: BookingStatus, to: BookingStatus, by: Actor, circumstances: Circumstances): boolean {
  if (from === to) return true;
  const rule = transitions.find(
    (candidate) => candidate.from === from && candidate.to === to && candidate.by.includes(by),
  );
  return rule !== undefined && (rule.when === undefined || conditions[rule.when](circumstances));
}

/** Whether the guest may cancel now. `false` for a cancelled booking. */
export function guestMayCancel(status: BookingStatus, stay: Stay, today: IsoDate): boolean {
  return status !== 'cancelled' && mayChange(status, 'cancelled', 'guest', { stay, today, endedBy: null });
}
