import './configureZod.ts';
import * as z from 'zod/mini';
import { bookingIdPattern } from '../domain/bookingId.ts';
import { languages } from '../domain/language.ts';
import type { BookingStatus } from '../domain/bookingState.ts';
import type { IsoDate } from '../domain/isoDate.ts';
import type { GuestLimits, Guests } from '../domain/guests.ts';
import type { LedgerBooking } from '../domain/ledger.ts';
import type { Quote } from '../domain/quote.ts';
import type { Stay } from '../domain/stay.ts';
import type { BookedStay, Booking } from './booking.ts';
import type { ErrorCode } from './errorCode.ts';
import { email, line, optionalLineFields, phone, text } from './guestFields.ts';
import { bookingModes, type StayTimes } from './apartment.ts';
import type { MyData } from './MyData.ts';
import type { OwnerCallables } from './ownerCallables.ts';
import { typedLine } from './typedText.ts';

/*
 * The callable functions with their requests and responses. Objects are strict, so an unknown field (such as a price)
 * is refused. Dates are checked by the domain's `parseStay`, which tells missing from invalid dates; here only their
 * length is limited.
 */

const date = z.optional(z.nullable(typedLine(40)));
const children = z.int().check(z.gte(0), z.lte(1_000_000));
/** Children do not book alone. */
const adults = z.int().check(z.gte(1), z.lte(1_000_000));
const slug = z.string().check(z.regex(/^[a-z0-9-]{1,40}$/));

export const checkAvailabilityRequest = z.strictObject({
  checkIn: date,
  checkOut: date,
  adults,
  children,
  apartment: z.optional(slug),
});

export interface CheckAvailabilityResponse {
  nights: number;
  apartments: {
    slug: string;
    available: boolean;
    reason?: ErrorCode;
    quote?: Quote;
    /** When the calendars of other platforms were last read (ISO 8601), if that is too long ago to rely on them. */
    platformsUnreadSince?: string;
  }[];
}

/** The person who books. The request form validates its fields with this schema. */
export const guestSchema = z.strictObject({
  firstName: line('firstName'),
  lastName: line('lastName'),
  email,
  phone,
  message: z.optional(text('message')),
  ...optionalLineFields,
});
export type GuestDetails = z.infer<typeof guestSchema>;

/** An apartment of a request, with who stays there and the price that the guest saw. */
const wish = {
  apartment: slug,
  adults,
  children,
  /** `totalPayment` of the quote that the guest saw, in cents. Only compared, never charged. */
  expectedTotal: z.int().check(z.gte(0)),
  /** `advancePayment` of that quote, in cents. Not compared if missing. */
  expectedAdvance: z.optional(z.int().check(z.gte(0))),
};

/** What is said once per request, whatever the number of apartments. */
const requestFields = {
  /** Created once per form, so that a repeated request books once. */
  requestId: z.uuid(),
  checkIn: date,
  checkOut: date,
  guest: guestSchema,
  language: z.enum(languages),
  acceptPrivacy: z.optional(z.boolean()),
  acceptTerms: z.optional(z.boolean()),
  /**
   * What the page said that sending does. After `request` it waits for the owner's answer even if the apartments are
   * `instant` by now, because only a button that says so binds a guest. The apartments decide if it is missing.
   */
  bookingMode: z.optional(z.enum(bookingModes)),
};

export const requestBookingRequest = z.strictObject({ ...requestFields, ...wish });

export interface RequestBookingResponse {
  number: string;
  status: BookingStatus;
  quote: Quote;
  /**
   * Set when the request takes its nights only after its link is confirmed: until when the link works (ISO 8601). Until
   * then there is no booking with this number.
   */
  confirmUntil?: string;
  /** Set when the calendar of another platform could not be read, so that the owner looks there before answering. */
  platformsUnread?: true;
}

/** Most apartments of one request. */
export const mostApartments = 10;

/** Several apartments for the same nights: all of them are booked, or none. */
export const requestApartmentsRequest = z.strictObject({
  ...requestFields,
  apartments: z.array(z.strictObject(wish)).check(
    z.minLength(2),
    z.maxLength(mostApartments),
    z.refine((wishes) => new Set(wishes.map(({ apartment }) => apartment)).size === wishes.length, 'each once'),
  ),
});

export interface RequestApartmentsResponse {
  /** `pending` while any of the bookings waits for an answer, else `confirmed` if any is. */
  status: BookingStatus;
  /** One booking per apartment, in the order of the request. `group` of each is the number of the first. */
  bookings: { number: string; apartment: string; quote: Quote }[];
  /** Sum of `totalPayment`, in cents. */
  total: number;
  /** As in {@link RequestBookingResponse}; one link for all. */
  confirmUntil?: string;
  /** As in {@link RequestBookingResponse}. */
  platformsUnread?: true;
}

/**
 * Asks what became of a request for one apartment or several, and changes nothing. Only the browser that sent the request
 * knows its random ID.
 */
export const findRequestRequest = z.strictObject({ requestId: z.uuid() });

/** A request as it is booked now, or as it waits for the link in its mail. */
export interface FoundRequest extends Pick<RequestApartmentsResponse, 'status' | 'confirmUntil' | 'platformsUnread'> {
  stay: Stay;
  /** Of the guest. */
  email: string;
  /** In the order of the request. */
  bookings: (RequestApartmentsResponse['bookings'][number] & { guests: Guests })[];
}

export interface FindRequestResponse {
  /** `null` if the request was refused, never arrived, or its link has expired. */
  found: FoundRequest | null;
}

/** `number` is the ID of the booking's document. */
export const cancelBookingRequest = z.strictObject({
  number: z.string().check(z.regex(bookingIdPattern)),
  /** Also cancels the other bookings of its group that the caller may still cancel: all of them or none. */
  together: z.optional(z.boolean()),
});

export interface CancelBookingResponse {
  number: string;
  status: BookingStatus;
  /** With `together`: the IDs of the caller's bookings of the group that are cancelled now, `number` among them. */
  numbers?: string[];
}

/**
 * Opens a booking by the read-only link in its guest's mails. Whatever is wrong with the link, once the day of
 * departure is over as well, it fails with `booking-not-found`.
 */
export const openBookingRequest = z.strictObject({
  /** ID of the booking's document. */
  number: z.string().check(z.regex(bookingIdPattern)),
  key: typedLine(100).check(z.minLength(1)),
});

/** A booking as it was last agreed, with no more of its guest than the mails say: without phone, address and message. */
export type LinkedBooking = Pick<
  Booking,
  | keyof BookedStay
  | 'id'
  | 'number'
  | 'nights'
  | 'adults'
  | 'children'
  | 'firstName'
  | 'lastName'
  | 'email'
  | 'emailProven'
  | 'quote'
  | 'terms'
  | 'advanceDueOn'
  | 'endedBy'
  | 'payments'
  | 'boundBy'
  | 'end'
  | 'refundPromised'
>;

export interface OpenBookingResponse {
  booking: LinkedBooking;
  /** The other bookings of its group with the same email, each with the key of its own link. */
  others: (Pick<Booking, 'id' | 'number' | 'apartment' | keyof LedgerBooking> & { key: string })[];
  /** Maximum occupancy; `null` for an apartment that no longer exists. */
  limits: GuestLimits | null;
  times: StayTimes;
  /** In the property's time zone. */
  today: IsoDate;
}

/**
 * What is stored about the signed-in user and concerns them.
 * @see MyData
 */
export const downloadMyDataRequest = z.strictObject({});

/**
 * Permanent. Fails with `sign-in-again` if the last sign-in is more than ten minutes ago, with `stay-ahead` while a
 * stay is running or to come. Can be repeated after an interruption.
 */
export const deleteMyAccountRequest = z.strictObject({});

export interface DeleteMyAccountResponse {
  deleted: true;
}

/** Mails a link that signs in to the account of the email. Changes no account. */
export const sendSignInLinkRequest = z.strictObject({
  email,
  language: z.enum(languages),
  /** Leads to the owner's desk instead of the guest's bookings. */
  toDesk: z.boolean(),
});

/** The same whether or not an account exists. */
export interface SendSignInLinkResponse {
  sent: true;
}

/**
 * Called with the parameters of a sign-in link before the sign-in is completed. Can be repeated.
 * @see functions/src/account/signInLink.ts
 */
export const openSignInLinkRequest = z.strictObject({
  /** Typed by the guest, or known from when the link was requested. */
  email,
  oobCode: typedLine(200),
  /** In milliseconds since 1970. */
  until: z.int(),
  key: typedLine(60),
});

export interface OpenSignInLinkResponse {
  /** `unknown`: mailed to another email, or altered. */
  link: 'open' | 'expired' | 'unknown';
}

/** Called by a signed-in guest before another provider is linked with the account. */
export const prepareLinkingRequest = z.strictObject({});

export interface PrepareLinkingResponse {
  /** Whether the linked provider will count. */
  prepared: boolean;
}

/** Asks to be notified when nights become free. Nothing happens before the link in the mail is confirmed. */
export const joinWaitlistRequest = z.strictObject({
  /** Any apartment if missing. */
  apartment: z.optional(slug),
  checkIn: date,
  checkOut: date,
  adults,
  children,
  email,
  language: z.enum(languages),
});

/** The same whether or not the email is known. */
export interface JoinWaitlistResponse {
  asked: true;
}

/** Request and response of each callable. */
export interface Callables extends OwnerCallables {
  checkAvailability: { request: z.input<typeof checkAvailabilityRequest>; response: CheckAvailabilityResponse };
  requestBooking: { request: z.input<typeof requestBookingRequest>; response: RequestBookingResponse };
  requestApartments: { request: z.input<typeof requestApartmentsRequest>; response: RequestApartmentsResponse };
  findRequest: { request: z.input<typeof findRequestRequest>; response: FindRequestResponse };
  openBooking: { request: z.input<typeof openBookingRequest>; response: OpenBookingResponse };
  cancelBooking: { request: z.input<typeof cancelBookingRequest>; response: CancelBookingResponse };
  downloadMyData: { request: z.input<typeof downloadMyDataRequest>; response: MyData };
  deleteMyAccount: { request: z.input<typeof deleteMyAccountRequest>; response: DeleteMyAccountResponse };
  joinWaitlist: { request: z.input<typeof joinWaitlistRequest>; response: JoinWaitlistResponse };
  sendSignInLink: { request: z.input<typeof sendSignInLinkRequest>; response: SendSignInLinkResponse };
  openSignInLink: { request: z.input<typeof openSignInLinkRequest>; response: OpenSignInLinkResponse };
  prepareLinking: { request: z.input<typeof prepareLinkingRequest>; response: PrepareLinkingResponse };
}
