import type { BookingMode } from '../../contract/apartment.ts';
import type { RequestApartmentsResponse } from '../../contract/callables.ts';
import type { ErrorCode } from '../../contract/errorCode.ts';
import type { Guests } from '../../domain/guests.ts';
import { sumOf, type Cents } from '../../domain/money.ts';
import { parseStay, type Stay } from '../../domain/stay.ts';
import { readLimits } from '../../limits/readLimits.ts';
import { hashSecret } from '../../platform/secret.ts';
import { applyPlatformCheck } from './applyPlatformCheck.ts';
import { BookingError } from '../BookingError.ts';
import { bookRequest } from './bookRequest.ts';
import { identifyRequest, wishesOf, type IdentifiedRequest } from './identifyRequest.ts';
import { reserveForProven } from './limitRequest.ts';
import type { PlatformCheck } from './PlatformCheck.ts';
import { planRequest } from './planRequest.ts';
import { isExpired, noteBooked, readUnconfirmedRequest, type UnconfirmedRequest } from './unconfirmedRequests.ts';

/** Shown on the confirmation page. Contains nothing about the guest. */
export interface RequestedStay extends Stay {
  apartments: (Guests & { apartment: string })[];
}

/** State of the request behind the link in a mail. */
export type LinkState =
  /** Waits for the button to be pressed. */
  | { state: 'open'; requested: RequestedStay; totalPayment: Cents; bookingMode: BookingMode }
  /**
   * Booked now or `earlier`; `number` of the first booking; `confirmed` if it was an instant booking now; `platformsUnread` if the owner has to
   * look at another platform first.
   */
  | { state: 'booked'; number: string; earlier: boolean; confirmed: boolean; platformsUnread?: true }
  | { state: 'expired'; requested: RequestedStay }
  /** Can no longer be booked as requested. */
  | { state: 'refused'; requested: RequestedStay; code: ErrorCode }
  /** Unknown, truncated or old link. */
  | { state: 'unknown' };

/** Changes nothing, because mail scanners open links too. */
export async function openLink(number: string, secret: string, now: Date): Promise<LinkState> {
  return stateOf(await readUnconfirmedRequest(number), number, secret, now);
}

/**
 * Books the request after the button on the link's page was pressed; the link proves the email. Pressing twice books
 * once.
 */
export async function confirmRequest(
  number: string,
  secret: string,
  numberKey: string,
  now: Date,
  checkPlatforms: PlatformCheck,
): Promise<LinkState> {
  const stored = await readUnconfirmedRequest(number);
  const link = stateOf(stored, number, secret, now);
  if (!stored?.request || link.state !== 'open') return link;
  try {
    // Bound is only who pressed a button that says so.
    const request = { ...stored.request, bookingMode: link.bookingMode };
    const { status, platformsUnread } = await book(
      identifyRequest(request, stored.uid, numberKey),
      numberKey,
      now,
      checkPlatforms,
    );
    const booked = { state: 'booked', number, earlier: false, confirmed: status === 'confirmed' } as const;
    return { ...booked, ...(platformsUnread && { platformsUnread }) };
  } catch (error) {
    if (error instanceof BookingError) return { state: 'refused', requested: link.requested, code: error.details.code };
    throw error;
  }
}

async function book(
  identified: IdentifiedRequest,
  numberKey: string,
  now: Date,
  checkPlatforms: PlatformCheck,
): Promise<RequestApartmentsResponse> {
  const [planned, { nights }] = await Promise.all([planRequest(identified, now), readLimits()]);
  const reserved = await reserveForProven(identified, planned, nights, numberKey, now);
  try {
    const checked = await applyPlatformCheck(planned, checkPlatforms, now);
    return await bookRequest(identified, checked, true, now, (batch) => noteBooked(batch, identified.number, now));
  } catch (error) {
    if (error instanceof BookingError) await reserved.undo();
    throw error;
  }
}

function stateOf(stored: UnconfirmedRequest | undefined, number: string, secret: string, now: Date): LinkState {
  if (!stored || stored.confirmHash !== hashSecret(secret)) return { state: 'unknown' };
  const { request } = stored;
  if (!request) return { state: 'booked', number, earlier: true, confirmed: false };
  const parsed = parseStay(request.checkIn, request.checkOut);
  if ('problem' in parsed) return { state: 'unknown' };
  const wishes = wishesOf(request);
  const apartments = wishes.map(({ apartment, adults, children }) => ({ apartment, adults, children }));
  const requested = { ...parsed.stay, apartments };
  if (isExpired(stored, now)) return { state: 'expired', requested };
  // What the guest saw, or the request would have been refused.
  const totalPayment = sumOf(wishes.map(({ expectedTotal }) => expectedTotal));
  return { state: 'open', requested, totalPayment, bookingMode: request.bookingMode ?? 'request' };
}
