import './configureZod.ts';
import * as z from 'zod/mini';
import { bookingIdPattern } from '../domain/bookingId.ts';
import { languages } from '../domain/language.ts';
import type { BookingStatus } from '../domain/bookingState.ts';
import type { IsoDate } from '../domain/isoDate.ts';
import type { Cents } from '../domain/money.ts';
import type { GuestArrival } from '../domain/guestArrival.ts';
import { mostBabies, type GuestLimits, type Guests } from '../domain/guests.ts';
import type { Quote } from '../domain/quote.ts';
import type { Stay } from '../domain/stay.ts';
import type { BookedStay, Booking } from './booking.ts';
import type { ErrorCode } from './errorCode.ts';
import { personSchema } from './guestRegister.ts';
import { email, line, optionalLineFields, phone, text } from './guestFields.ts';
import { bookingModes, type StayTimes } from './apartment.ts';
import type { MyData } from './MyData.ts';
import type { Call, OwnerCallables } from './ownerCallables.ts';
import { typedLine } from './typedText.ts';

/*
 * The callable functions with their requests and responses. Objects are strict, so an unknown field (such as a price)
 * is refused. The schemas only limit the length of dates; the domain's `parseStay` checks them, because it distinguishes
 * missing from invalid dates.
 */

const date = z.optional(z.nullable(typedLine(40)));
const children = z.int().check(z.gte(0), z.lte(1_000_000));
/** Babies count towards no limit and pay nothing, so `checkAvailability` does not ask for them. */
const babies = z.optional(z.int().check(z.gte(0), z.lte(mostBabies)));
/** At least one, because children do not book alone. */
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

/** An apartment of a request, with its number of guests and the price that the guest saw. */
const requestedApartment = {
  apartment: slug,
  adults,
  children,
  babies,
  /** `totalPayment` of the quote that the guest saw, in cents. Only compared, never charged. */
  expectedTotal: z.int().check(z.gte(0)),
  /** `advancePayment` of that quote, in cents. Not compared if missing. */
  expectedAdvance: z.optional(z.int().check(z.gte(0))),
};

/** The fields that a request has once, whatever the number of apartments. */
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
   * The booking mode that the page showed. With `request`, the request waits for the owner's answer even if the
   * apartments are `instant` by now, because only a guest who pressed the binding button is bound. If missing, the
   * apartments decide.
   */
  bookingMode: z.optional(z.enum(bookingModes)),
};

export const requestBookingRequest = z.strictObject({ ...requestFields, ...requestedApartment });

export interface RequestBookingResponse {
  number: string;
  status: BookingStatus;
  quote: Quote;
  /**
   * When the confirmation link expires (ISO 8601). Set if the request takes its nights only after the guest has confirmed
   * the link. Until then there is no booking with this number.
   */
  confirmUntil?: string;
  /** Set if the calendar of another platform could not be read, so that the owner has to check there before answering. */
  platformsUnread?: true;
  /** Key of the (first) booking's read-only link, as in its mails. Missing until the request has a booking. */
  key?: string;
}

export const mostApartments = 10;

/** Several apartments for the same nights: all of them are booked, or none. */
export const requestApartmentsRequest = z.strictObject({
  ...requestFields,
  apartments: z.array(z.strictObject(requestedApartment)).check(
    z.minLength(2),
    z.maxLength(mostApartments),
    z.refine((all) => new Set(all.map(({ apartment }) => apartment)).size === all.length, 'each once'),
  ),
});

export interface RequestApartmentsResponse {
  /** `pending` if any booking is pending, else `confirmed` if any is confirmed. */
  status: BookingStatus;
  /** One booking per apartment, in the order of the request. `group` of each is the number of the first. */
  bookings: { number: string; apartment: string; quote: Quote }[];
  /** Sum of `totalPayment`, in cents. */
  total: number;
  /** As in {@link RequestBookingResponse}; one link for all. */
  confirmUntil?: string;
  /** As in {@link RequestBookingResponse}. */
  platformsUnread?: true;
  /** As in {@link RequestBookingResponse}; it opens all bookings. */
  key?: string;
}

/**
 * Asks for the outcome of a request for one apartment or several. Changes nothing. Only the browser that sent the request
 * knows its random ID.
 */
export const findRequestRequest = z.strictObject({ requestId: z.uuid() });

/** The current bookings of a request, or those of a request that waits for its confirmation link. */
export interface FoundRequest extends Pick<
  RequestApartmentsResponse,
  'status' | 'confirmUntil' | 'platformsUnread' | 'key'
> {
  stay: Stay;
  email: string;
  /** In the order of the request. */
  bookings: (RequestApartmentsResponse['bookings'][number] & { guests: Guests })[];
}

interface FindRequestResponse {
  /** `null` if the request was refused, never arrived, or its link has expired. */
  found: FoundRequest | null;
}

/** Cancels a booking. `number` is the ID of its document. */
export const cancelBookingRequest = z.strictObject({
  number: z.string().check(z.regex(bookingIdPattern)),
  /** Also cancels the other bookings of its group that the caller may still cancel: all of them or none. */
  together: z.optional(z.boolean()),
});

export interface CancelBookingResponse {
  number: string;
  status: BookingStatus;
  /** With `together`: the IDs of all cancelled bookings of the caller in the group, including `number`. */
  numbers?: string[];
}

/**
 * Opens a booking by the read-only link in its guest's mails, or for its signed-in guest. Fails with `booking-not-found` for
 * any invalid link, for another guest's booking, and once the day of departure is over.
 */
export const openBookingRequest = z.strictObject({
  /** ID of the booking's document. */
  number: z.string().check(z.regex(bookingIdPattern)),
  /** From the link. Without it, the booking must be the caller's own. */
  key: z.optional(typedLine(100).check(z.minLength(1))),
});

/** A booking with only the guest data that the mails contain: without phone, address and message. */
export type LinkedBooking = Pick<
  Booking,
  | keyof BookedStay
  | 'id'
  | 'number'
  | 'group'
  | 'nights'
  | 'adults'
  | 'children'
  | 'babies'
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
>;

export interface OpenBookingResponse {
  booking: LinkedBooking;
  /** The other bookings of its group with the same email. The guest sees all of them as one booking. */
  others: LinkedBooking[];
  /** Maximum occupancy; `null` for an apartment that no longer exists. */
  limits: GuestLimits | null;
  times: StayTimes;
  /** Whether guests fill in the guests' register. */
  guestRegister: boolean;
  /** Today in the property's time zone. */
  today: IsoDate;
  /**
   * The bank transfer of what is due next. `null` if nothing is due, if it is not paid by transfer, or if the owner has
   * no valid account.
   */
  transfer: TransferToMake | null;
  /** How to get in, by apartment; only on the days on which the guest may read it. */
  arrival: GuestArrival[];
}

/** What is due next for a booking, or for all of its group together, as data of a bank transfer. */
export interface TransferToMake {
  kind: 'advance' | 'balance' | 'fee';
  amount: Cents;
  /** The last day to pay in time; `null` for a fee. */
  until: IsoDate | null;
  holder: string;
  /** Without spaces. */
  iban: string;
  /** May be empty. */
  bic: string;
  reference: string;
  /** PNG in base64, as in the mails: SEPA QR code and, for guests from Croatia, the Croatian code. */
  codes: { sepa: string; hub3: string | null };
}

/**
 * Opens the guests' register of a booking, by the link in its guest's mails or for its signed-in guest. Fails with
 * `booking-not-found` where `openBooking` does, for a booking that is not confirmed, and once its persons may no longer be
 * kept.
 */
export const openRegisterRequest = z.strictObject(openBookingRequest.shape);

/** Contains only the names of the persons in the register. */
export interface RegisterResponse {
  apartment: string;
  checkIn: IsoDate;
  checkOut: IsoDate;
  /** Number of guests of the booking, babies included. */
  guests: number;
  /** Name of the guest who booked; empty while the email is unproven. */
  contact: { firstName: string; lastName: string };
  persons: { id: string; name: string }[];
  /** The last day on which the persons are kept. */
  keptUntil: IsoDate;
}

/** Adds a person to the register. Also fails with `guests-exceeded` if all guests of the booking are in it. */
export const sendPersonRequest = z.strictObject({
  ...openRegisterRequest.shape,
  /** Created once per person, so that a repeated request adds one. Becomes the person's ID. */
  requestId: z.uuid(),
  /** ID of the person to replace. */
  replaces: z.optional(z.uuid()),
  person: personSchema,
});

/**
 * The stored data about the signed-in user.
 * @see MyData
 */
export const downloadMyDataRequest = z.strictObject({});

/**
 * Deletes the account permanently. Fails with `sign-in-again` if the last sign-in is more than ten minutes ago, and with
 * `stay-ahead` while a stay is current or upcoming. Can be repeated after an interruption.
 */
export const deleteMyAccountRequest = z.strictObject({});

export interface DeleteMyAccountResponse {
  deleted: true;
}

/** Mails a link that signs in to the account of the email. Changes no account. */
export const sendSignInLinkRequest = z.strictObject({
  email,
  language: z.enum(languages),
  /** Whether the link leads to the owner's desk instead of the guest's bookings. */
  toDesk: z.boolean(),
});

/** Does not reveal whether an account exists. */
interface SendSignInLinkResponse {
  sent: true;
}

/**
 * Called with the parameters of a sign-in link before the sign-in is completed. Can be repeated.
 * @see functions/src/account/sendSignInLink.ts
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

interface PrepareLinkingResponse {
  /** Whether the linked provider will be accepted. */
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
  babies,
  email,
  language: z.enum(languages),
});

/** Does not reveal whether the email is known. */
interface JoinWaitlistResponse {
  asked: true;
}

export interface Callables extends OwnerCallables {
  checkAvailability: Call<typeof checkAvailabilityRequest, CheckAvailabilityResponse>;
  requestBooking: Call<typeof requestBookingRequest, RequestBookingResponse>;
  requestApartments: Call<typeof requestApartmentsRequest, RequestApartmentsResponse>;
  findRequest: Call<typeof findRequestRequest, FindRequestResponse>;
  openBooking: Call<typeof openBookingRequest, OpenBookingResponse>;
  openRegister: Call<typeof openRegisterRequest, RegisterResponse>;
  sendPerson: Call<typeof sendPersonRequest, RegisterResponse>;
  cancelBooking: Call<typeof cancelBookingRequest, CancelBookingResponse>;
  downloadMyData: Call<typeof downloadMyDataRequest, MyData>;
  deleteMyAccount: Call<typeof deleteMyAccountRequest, DeleteMyAccountResponse>;
  joinWaitlist: Call<typeof joinWaitlistRequest, JoinWaitlistResponse>;
  sendSignInLink: Call<typeof sendSignInLinkRequest, SendSignInLinkResponse>;
  openSignInLink: Call<typeof openSignInLinkRequest, OpenSignInLinkResponse>;
  prepareLinking: Call<typeof prepareLinkingRequest, PrepareLinkingResponse>;
}
