import type { BookingMode } from 'functions/contract/apartment';
import type { RequestApartmentsResponse } from 'functions/contract/callables';
import type { Guests } from 'functions/domain/guests';
import type { Language } from 'functions/domain/language';
import type { Quote } from 'functions/domain/quote';
import type { Stay } from 'functions/domain/stay';
import { callFunction } from '../../firebase/calls/callFunction.ts';
import type { RequestAttempt, RequestDraft, StayRequest } from './RequestDraft.ts';
import { guestFrom } from './requestErrors.ts';
import { sendRequest, type SentRequest } from './sendRequest.ts';

/** Checks are fetched with what sends. */
export { errorsAtPaths, requestErrors } from './requestErrors.ts';

interface WantedPart {
  apartment: string;
  guests: Guests;
}

export interface WantedStay {
  /** The apartments, each with who stays there: all are requested at once, or none. */
  parts: readonly WantedPart[];
  stay: Stay;
  language: Language;
  /** What the page says that sending does. */
  bookingMode: BookingMode;
}

/** What was booked, whether of one apartment or of several. */
export type BookedRequest = SentRequest<RequestApartmentsResponse>;

/**
 * Sends a form for the apartments that are wanted.
 * @param quotes the prices that the guest saw, in the order of the apartments
 * @param save as of {@link sendRequest}
 * @throws {BookingFailure}
 */
export function sendWanted(
  attempt: RequestAttempt,
  wanted: WantedStay,
  quotes: readonly Quote[],
  draft: RequestDraft,
  save: (attempt: RequestAttempt) => void,
): Promise<BookedRequest> {
  const content = {
    ...wishesOf(wanted, quotes),
    ...wanted.stay,
    guest: guestFrom(draft),
    language: wanted.language,
    bookingMode: wanted.bookingMode,
    acceptPrivacy: draft.acceptPrivacy,
    acceptTerms: draft.acceptTerms,
  };
  return sendRequest(attempt, content, callRequest, save);
}

/** Fetches what sends. */
export function preloadCall(): void {
  import('../../firebase/calls/sendCall.ts').catch(() => {});
}

/** What is sent of the apartments: a list only of several. */
function wishesOf({ parts }: WantedStay, quotes: readonly Quote[]) {
  const [first, ...others] = parts.map(({ apartment, guests }, place) => ({
    apartment,
    adults: guests.adults,
    children: guests.children,
    expectedTotal: quotes[place]!.totalPayment,
    expectedAdvance: quotes[place]!.advancePayment,
  }));
  return others.length > 0 ? { apartments: [first!, ...others] } : first!;
}

async function callRequest(request: StayRequest): Promise<RequestApartmentsResponse> {
  if ('apartments' in request) return callFunction('requestApartments', request);
  const { number, quote, ...response } = await callFunction('requestBooking', request);
  return { ...response, bookings: [{ number, apartment: request.apartment, quote }], total: quote.totalPayment };
}
