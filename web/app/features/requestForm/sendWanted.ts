import type { BookingMode } from 'functions/contract/apartment';
import type { FoundRequest } from 'functions/contract/callables';
import type { Guests } from 'functions/domain/guests';
import type { Language } from 'functions/domain/language';
import type { Quote } from 'functions/domain/quote';
import type { Stay } from 'functions/domain/stay';
import { callFunction } from '../../firebase/calls/callFunction.ts';
import { findSent } from './findSent.ts';
import type { RequestDraft, StayRequest } from './RequestDraft.ts';
import { guestFrom } from './requestErrors.ts';
import { sendRequest, type BookedRequest, type NoteSending, type RequestContent } from './sendRequest.ts';
import type { SentRequest } from './SentRequest.ts';

/** Exported again, so that one module loads validation and sending. */
export { errorsAtPaths, requestErrors } from './requestErrors.ts';

interface WantedPart {
  apartment: string;
  guests: Guests;
}

export interface WantedStay {
  /** The apartments, each with its guests. The server books all of them or none. */
  parts: readonly WantedPart[];
  stay: Stay;
  language: Language;
  /** The mode that the page told the guest. */
  bookingMode: BookingMode;
}

/**
 * Sends a form for the wanted apartments.
 * @param quotes the prices that the guest saw, in the order of the apartments
 * @param earlierId see {@link sendRequest}
 * @param note see {@link sendRequest}
 * @throws {BookingFailure}
 */
export function sendWanted(
  wanted: WantedStay,
  quotes: readonly Quote[],
  draft: RequestDraft,
  earlierId: string | undefined,
  note: NoteSending,
): Promise<BookedRequest> {
  const content: RequestContent = {
    ...requestedApartmentsOf(wanted, quotes),
    ...wanted.stay,
    guest: guestFrom(draft),
    language: wanted.language,
    bookingMode: wanted.bookingMode,
    acceptPrivacy: draft.acceptPrivacy,
    acceptTerms: draft.acceptTerms,
  };
  const send = (request: StayRequest) => callRequest(request, wanted);
  return sendRequest(content, earlierId, { send, find }, note);
}

/**
 * The result of an earlier request; `null` if nothing was booked.
 * @throws {BookingFailure} if the server cannot be reached
 */
export async function findBooked(sent: SentRequest): Promise<BookedRequest | null> {
  const { requestId, isChanged } = sent;
  const found = await findSent(sent, find);
  return found && { ...found, requestId, asFirstSent: isChanged };
}

async function find(requestId: string): Promise<FoundRequest | null> {
  return (await callFunction('findRequest', { requestId })).found;
}

export function preloadCall(): void {
  import('../../firebase/calls/sendCall.ts').catch(() => {});
}

/** The request's apartments: a list only if there are several. */
function requestedApartmentsOf({ parts }: WantedStay, quotes: readonly Quote[]) {
  const [first, ...others] = parts.map(({ apartment, guests }, place) => ({
    apartment,
    adults: guests.adults,
    children: guests.children,
    ...(guests.babies && { babies: guests.babies }),
    expectedTotal: quotes[place]!.totalPayment,
    expectedAdvance: quotes[place]!.advancePayment,
  }));
  return others.length > 0 ? { apartments: [first!, ...others] } : first!;
}

async function callRequest(request: StayRequest, { parts, stay }: WantedStay): Promise<FoundRequest> {
  const { bookings, ...response } = await callEither(request);
  return {
    ...response,
    stay,
    email: request.guest.email,
    // The response is in the request's order.
    bookings: bookings.map((booking, place) => ({ ...booking, guests: parts[place]!.guests })),
  };
}

async function callEither(request: StayRequest) {
  if ('apartments' in request) return callFunction('requestApartments', request);
  const { number, quote, ...response } = await callFunction('requestBooking', request);
  return { ...response, bookings: [{ number, apartment: request.apartment, quote }] };
}
