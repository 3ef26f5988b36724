import type { BookingMode } from '../../contract/apartment.ts';
import type { UnconfirmedRequest } from '../../contract/unconfirmedRequest.ts';
import type { ErrorCode } from '../../contract/errorCode.ts';
import type { Guests } from '../../domain/guests.ts';
import { sumOf, type Cents } from '../../domain/money.ts';
import { parseStay, type Stay } from '../../domain/stay.ts';
import { readLimits } from '../../limits/limits.ts';
import { hashSecret } from '../../platform/secret.ts';
import { BookingError } from '../BookingError.ts';
import { bookRequest } from './bookRequest.ts';
import { identifyRequest, requestedApartmentsOf } from './identifyRequest.ts';
import { reserveForProven } from './limitRequest.ts';
import { planRequest } from './planRequest.ts';
import { isExpired, noteBooked, readUnconfirmedRequest } from './unconfirmedRequests.ts';

/** Shown on the confirmation page. Contains nothing about the guest. */
export interface RequestedStay extends Stay {
  apartments: (Guests & { apartment: string })[];
}

/** State of the request behind the link in a mail. */
export type LinkState =
  /** The guest has not pressed the button yet. */
  | { state: 'open'; requested: RequestedStay; totalPayment: Cents; bookingMode: BookingMode }
  /**
   * The request is booked, now or `earlier`. `number` is that of the first booking. `confirmed` means that an instant
   * booking was made now, `platformsUnread` that the owner must check another platform first.
   */
  | { state: 'booked'; number: string; earlier: boolean; confirmed: boolean; platformsUnread?: true }
  | { state: 'expired'; requested: RequestedStay }
  /** The stay can no longer be booked as requested. */
  | { state: 'refused'; requested: RequestedStay; code: ErrorCode }
  /** The link is unknown, truncated or old. */
  | { state: 'unknown' };

/** Opening the link changes nothing, because mail scanners open links too. */
export async function openLink(number: string, secret: string, now: Date): Promise<LinkState> {
  return stateOf(await readUnconfirmedRequest(number), number, secret, now);
}

/**
 * Books the request after the guest pressed the button on the link's page. The link proves the email. Pressing twice books
 * once.
 */
export async function confirmRequest(number: string, secret: string, now: Date): Promise<LinkState> {
  const stored = await readUnconfirmedRequest(number);
  const link = stateOf(stored, number, secret, now);
  if (!stored?.request || link.state !== 'open') return link;
  try {
    // Only a guest who pressed the 'book with obligation to pay' button is bound.
    const request = { ...stored.request, bookingMode: link.bookingMode };
    const identified = identifyRequest(request, stored.uid, true);
    const [planned, { nights }] = await Promise.all([planRequest(identified, now), readLimits()]);
    const release = await reserveForProven(planned, nights, now);
    const { status, platformsUnread } = await bookRequest(planned, release, now, (batch) =>
      noteBooked(batch, number, now),
    );
    const booked = { state: 'booked', number, earlier: false, confirmed: status === 'confirmed' } as const;
    return { ...booked, ...(platformsUnread && { platformsUnread }) };
  } catch (error) {
    if (error instanceof BookingError) return { state: 'refused', requested: link.requested, code: error.details.code };
    throw error;
  }
}

function stateOf(stored: UnconfirmedRequest | undefined, number: string, secret: string, now: Date): LinkState {
  if (!stored || stored.confirmHash !== hashSecret(secret)) return { state: 'unknown' };
  const { request } = stored;
  if (!request) return { state: 'booked', number, earlier: true, confirmed: false };
  const parsed = parseStay(request.checkIn, request.checkOut);
  if ('problem' in parsed) return { state: 'unknown' };
  const all = requestedApartmentsOf(request);
  const apartments = all.map(({ apartment, adults, children, babies }) => ({ apartment, adults, children, babies }));
  const requested = { ...parsed.stay, apartments };
  if (isExpired(stored, now)) return { state: 'expired', requested };
  // The total that the guest saw. The request is refused if the current quote differs.
  const totalPayment = sumOf(all.map(({ expectedTotal }) => expectedTotal));
  return { state: 'open', requested, totalPayment, bookingMode: request.bookingMode ?? 'request' };
}
