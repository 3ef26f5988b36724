import type { ErrorCode } from './errorCode.ts';
import type { ErrorDetails } from './errorDetails.ts';
import type { IsoDate } from '../domain/isoDate.ts';

/**
 * Error codes in `details.code` of the owner's callables, in addition to those of all callables. Texts: `errors` in
 * `locales/{language}/host.json`.
 */
const ownerErrorCodes = [
  /** Signed in, but not listed in `settings/access`. */
  'not-owner',
  /** The document changed after the page read it. */
  'changed-meanwhile',
  /** Another booking or block holds the nights. */
  'nights-held',
  /** The booking's state does not allow the change. */
  'not-possible',
  /** The owner typed a past day where only a future day is possible. */
  'dates-past',
  /** The owner typed a day that is too far ahead to be booked or closed. */
  'dates-far',
  'block-not-found',
  'mail-not-found',
  /** The guest got a reminder of the payment within the last day. */
  'reminded-today',
  /** The minute for undoing is over, the change was already undone, or the document has changed since. */
  'undo-over',
  'settings-invalid',
  'calendar-not-found',
  'invoice-not-found',
  'invoiced-already',
  /** The URL that the owner typed cannot be that of a platform's calendar. */
  'feed-url',
  /** A platform's calendar lists nights of the booking as taken. */
  'platform-says-taken',
  /** A platform's calendar of the apartment cannot be read. */
  'platform-unread',
] as const;
export type OwnerErrorCode = (typeof ownerErrorCodes)[number];

export function isOwnerErrorCode(value: unknown): value is OwnerErrorCode {
  return ownerErrorCodes.includes(value as OwnerErrorCode);
}

/** `HttpsError.details` of the owner's callables. The code decides which optional fields are present. */
export interface OwnerErrorDetails extends Omit<ErrorDetails, 'code'> {
  code: ErrorCode | OwnerErrorCode;
  /** With `nights-held`: paths of the bookings and blocks that hold `nights`. */
  holders?: { path: string; nights: IsoDate[] }[];
  /** With `platform-says-taken` and `platform-unread`: IDs of the platform calendars concerned. */
  calendars?: string[];
  /** With `platform-says-taken`: IDs of the platform calendars that could not be read. */
  unread?: string[];
  /** With `changed-meanwhile`: the document's current revision. */
  revision?: number;
  /** With `settings-invalid`: paths of fields and what is wrong with each (texts in `hostPrices.json`). */
  faults?: { field: string; fault: string }[];
}
