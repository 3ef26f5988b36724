import type { IsoDate } from './isoDate.ts';
import type { Stay } from './stay.ts';

export const bookingStatuses = ['pending', 'confirmed', 'cancelled'] as const;
export type BookingStatus = (typeof bookingStatuses)[number];

export type Actor = 'guest' | 'owner' | 'system';

/**
 * Every change of status there is, and who may make it. The owner changes the status in the console; the system lets
 * requests that nobody answered expire.
 */
export const transitions: readonly {
  from: BookingStatus;
  to: BookingStatus;
  by: readonly Actor[];
  /** What must hold besides. */
  when?: 'stay-not-begun' | 'nights-free';
}[] = [
  { from: 'pending', to: 'confirmed', by: ['owner'] },
  { from: 'pending', to: 'cancelled', by: ['owner', 'system'] },
  { from: 'pending', to: 'cancelled', by: ['guest'], when: 'stay-not-begun' },
  { from: 'confirmed', to: 'cancelled', by: ['owner'] },
  { from: 'confirmed', to: 'cancelled', by: ['guest'], when: 'stay-not-begun' },
  // Reviving: the owner changed their mind, or cancelled the wrong one.
  { from: 'cancelled', to: 'pending', by: ['owner'], when: 'nights-free' },
  { from: 'cancelled', to: 'confirmed', by: ['owner'], when: 'nights-free' },
];

export function isBookingStatus(value: unknown): value is BookingStatus {
  return bookingStatuses.includes(value as BookingStatus);
}

/** A booking in this state keeps its nights from everyone else. */
export function holdsNights(status: BookingStatus): boolean {
  return status !== 'cancelled';
}

/** Is there such a change, and may this actor make it? Staying as it is needs no permission. */
export function mayChange(from: BookingStatus, to: BookingStatus, by: Actor): boolean {
  return from === to || transitions.some((rule) => rule.from === from && rule.to === to && rule.by.includes(by));
}

/** May the guest cancel now? A stay has begun on its day of arrival. */
export function guestMayCancel(status: BookingStatus, stay: Stay, today: IsoDate): boolean {
  const rule = transitions.find(({ from, to, by }) => from === status && to === 'cancelled' && by.includes('guest'));
  if (!rule) return false;
  return rule.when !== 'stay-not-begun' || today < stay.checkIn;
}
