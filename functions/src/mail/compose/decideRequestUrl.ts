import type { Booking } from '../../contract/booking.ts';
import { decisionKey, versionOf, type SignedDecision } from '../../platform/decisionKey.ts';
import { linkSecret } from '../../platform/linkSecret.ts';
import { siteUrl } from './pageUrl.ts';

/** Path of the page on which the owner answers a request. */
export const decideRequestPath = '/request/decide';

export const decisions = ['confirm', 'decline'] as const;
export type Decision = (typeof decisions)[number];

/** What the owner decides on: whatever of it changes makes another version. */
type Requested = Pick<
  Booking,
  'id' | 'apartment' | 'checkIn' | 'checkOut' | 'adults' | 'children' | 'quote' | 'sequence'
>;

/** @param bookings all of the request that wait for an answer, in any order */
export function requestVersion(bookings: readonly Requested[]): string {
  return versionOf(
    bookings
      .map(({ id, apartment, checkIn, checkOut, adults, children, quote, sequence }) =>
        // The sequence rises whenever it is answered, moved or reopened, and when that is undone: earlier links have ended.
        JSON.stringify([id, apartment, checkIn, checkOut, adults, children, quote.totalPayment, sequence]),
      )
      .sort(),
  );
}

/**
 * Link to the page on which the owner answers a request; it changes nothing by itself. Functions that mail it list
 * `linkSecret` in `secrets`; without the key, in tests and tools, there is no link.
 * @param bookings all of the request that wait for an answer, that of the mail first
 */
export function decideRequestUrl(
  decision: Decision,
  bookings: readonly Requested[],
  ownerEmail: string,
): string | undefined {
  const key = process.env[linkSecret.name];
  const [booking] = bookings;
  if (!key || !booking) return undefined;
  const signed: SignedDecision = { number: booking.id, version: requestVersion(bookings) };
  const url = siteUrl(decideRequestPath);
  url.search = new URLSearchParams({ decision, ...signed, key: decisionKey(signed, ownerEmail, key) }).toString();
  return url.href;
}
