import './configureZod.ts';
import * as z from 'zod/mini';
import { bookingIdPattern } from '../domain/bookingId.ts';
import { languages } from '../domain/language.ts';
import { email, line, optionalLineFields, phone, text } from './guestFields.ts';
import { optionalLines, type OptionalLine } from './optionalLines.ts';
import { platforms } from '../domain/platform.ts';
import { platformSaleSchema } from './platformSale.ts';
import { paymentKinds, paymentWays } from './payment.ts';
import { typedLine, typedText } from './typedText.ts';

/*
 * The owner's callable functions. All of them:
 * - need a signed-in owner (`settings/access`), else they fail with `signed-out` or `not-owner`;
 * - take a request ID created once per tap: repeating ID and content gives the same response and changes nothing; the same
 *   ID with other content fails with `request-id-reused`;
 * - take the `revision` of the document that the page showed: if it has changed since, they fail with `changed-meanwhile`
 *   and overwrite nothing;
 * - write one atomic batch with a history entry, and return its ID for undo.
 */

const requestId = z.uuid();
const slug = z.string().check(z.regex(/^[a-z0-9-]{1,40}$/));
const booking = z.string().check(z.regex(bookingIdPattern));
const id = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,100}$/));
const invoice = z.string().check(z.regex(/^\d{4}-\d{1,9}$/));
const year = z.int().check(z.gte(2000), z.lte(9000));
const revision = z.int().check(z.gte(0));
const date = typedLine(40);
const cents = z.int().check(z.gte(0), z.lte(100_000_000));
const sentence = z._default(typedText(500), '');
const adults = z.int().check(z.gte(1), z.lte(1000));
const children = z.int().check(z.gte(0), z.lte(1000));
const babies = z.optional(z.int().check(z.gte(0), z.lte(1000)));

const ofBooking = { requestId, booking, revision };

/** The response to every change. */
export interface OwnerChange {
  /** Path of the changed document; the first, if there are several. */
  subject: string;
  /** ID of the history entry. */
  change: string;
  revision: number;
  /** Until when `undoChange` accepts the change (ISO 8601). `null` if the change cannot be undone. */
  undoUntil: string | null;
}

/**
 * IDs of the platform calendars that the owner chose to ignore after a warning that they list the nights as taken or cannot
 * be read. A conflict with any other calendar fails again.
 */
const despitePlatforms = z._default(z.array(typedLine(100)).check(z.maxLength(100)), []);

/**
 * - `confirm`, `decline`: a pending request
 * - `cancel`: a confirmed stay; `atWishOf` decides what the mail says and who is recorded as having ended it
 * - `reopen`: a cancelled booking becomes pending again
 */
export const decideBookingRequest = z.strictObject({
  ...ofBooking,
  decision: z.enum(['confirm', 'decline', 'cancel', 'reopen']),
  /** Text for the guest's mail, with `decline` and `cancel`. */
  message: sentence,
  atWishOf: z._default(z.enum(['guest', 'owner']), 'owner'),
  /**
   * The agreed total refund, if it differs from the terms; stated in the guest's mail. Only for `cancel` at the guest's wish:
   * if the owner cancels, everything paid is refunded.
   */
  refund: z.optional(cents),
  /**
   * Also cancels or reopens the other bookings of its group: all of them or none. A request for several apartments is
   * always answered as a whole.
   */
  together: z._default(z.boolean(), false),
  /** Only with `confirm`. */
  despitePlatforms,
});

/**
 * `keep`: the price stays, except for the tourist tax, which depends on guests and nights. `list`: the current list price.
 * `agreed`: the guest pays `total` in all. Advance share and tax follow the booking's terms.
 */
const price = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('keep') }),
  z.strictObject({ kind: z.literal('list') }),
  z.strictObject({ kind: z.literal('agreed'), total: cents }),
]);
export type PriceChoice = z.infer<typeof price>;

export const moveBookingRequest = z.strictObject({
  ...ofBooking,
  apartment: slug,
  checkIn: date,
  checkOut: date,
  price,
  despitePlatforms,
});

const person = {
  firstName: line('firstName'),
  lastName: z.optional(line('lastName')),
  email: z.optional(email),
  phone: z.optional(phone),
  message: z.optional(text('message')),
  ...optionalLineFields,
};

const changedLine = (name: OptionalLine) => z.optional(z.nullable(line(name)));
const changedLineFields = Object.fromEntries(optionalLines.map((name) => [name, changedLine(name)])) as Record<
  OptionalLine,
  ReturnType<typeof changedLine>
>;

/** Only the given fields change. `null` clears a field. */
export const editBookingRequest = z.strictObject({
  ...ofBooking,
  changes: z.strictObject({
    adults: z.optional(adults),
    children: z.optional(children),
    babies,
    firstName: z.optional(line('firstName')),
    lastName: z.optional(z.nullable(line('lastName'))),
    email: z.optional(z.nullable(email)),
    phone: z.optional(z.nullable(phone)),
    ...changedLineFields,
    language: z.optional(z.enum(languages)),
    /** New due date of the advance payment of a confirmed stay. */
    advanceDueOn: z.optional(date),
    /** The owner's note, which the guest cannot read. */
    note: z.optional(z.nullable(text('message'))),
  }),
  price,
});

/** A booking made on the phone, in person or on a platform. A first name is enough; without an email, no mails are sent. */
export const enterBookingRequest = z.strictObject({
  requestId,
  apartment: slug,
  checkIn: date,
  checkOut: date,
  adults,
  children,
  babies,
  status: z.enum(['confirmed', 'pending']),
  person: z.strictObject(person),
  language: z.enum(languages),
  note: z.optional(text('message')),
  /**
   * For a stay that was booked on a platform: its guest gets no mail and owes no advance. Missing for a direct booking.
   */
  platform: z.optional(z.strictObject({ name: z.enum(platforms), commission: cents })),
  price: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('list') }),
    z.strictObject({ kind: z.literal('agreed'), total: cents }),
  ]),
  despitePlatforms,
});

export interface EnterBookingResponse extends OwnerChange {
  booking: string;
}

export const recordPaymentRequest = z.strictObject({
  ...ofBooking,
  kind: z.enum(paymentKinds),
  amount: z.int().check(z.gte(1), z.lte(100_000_000)),
  on: date,
  /** Pages of earlier releases do not send it. */
  way: z.optional(z.enum(paymentWays)),
  note: sentence,
});

/** `payment` is the ID in the booking's `payments`. */
export const removePaymentRequest = z.strictObject({ ...ofBooking, payment: z.uuid() });

/** Issues the booking's invoice and mails it to a guest with an email. It cannot be undone, only cancelled. */
export const issueInvoiceRequest = z.strictObject(ofBooking);

/** Issues a counter-invoice, which takes an invoice back. The booking can then be invoiced anew. */
export const cancelInvoiceRequest = z.strictObject({ requestId, invoice });

export interface InvoiceResponse extends OwnerChange {
  /** ID of the invoice or counter-invoice. */
  invoice: string;
}

/** Asks for an invoice to print, the same as in the mail. Changes nothing. */
export const printInvoiceRequest = z.strictObject({ invoice });

/** Asks for the report of a year or a month to print. Changes nothing. */
export const printReportRequest = z.strictObject({
  year,
  /** From 1; the whole year if missing. */
  month: z.optional(z.int().check(z.gte(1), z.lte(12))),
  language: z.enum(languages),
});

/** A PDF file to save. */
export interface PrintResponse {
  name: string;
  /** Base64. */
  pdf: string;
}

/** Closes nights of one or more apartments: all of them or none, one block per apartment. */
export const blockNightsRequest = z.strictObject({
  requestId,
  apartments: z.array(slug).check(
    z.minLength(1),
    z.maxLength(10),
    z.refine((slugs) => new Set(slugs).size === slugs.length, 'each once'),
  ),
  checkIn: date,
  checkOut: date,
  reason: sentence,
});

export interface BlockNightsResponse {
  /** One per apartment, in the order of the request. */
  blocks: (OwnerChange & { block: string })[];
}

/** Changes dates or reason of a block, or removes it (`nights: null`). */
export const changeBlockRequest = z.strictObject({
  requestId,
  block: id,
  revision,
  nights: z.nullable(z.strictObject({ apartment: slug, checkIn: date, checkOut: date })),
  /** Unchanged if missing. */
  reason: z.optional(typedText(500)),
});

/**
 * Records that an owner has seen a problem. `booking` and `block`: the note (`problem`) about an edit in the console that was
 * put back. `sales`: platforms' sales of nights that the block `id` closes.
 */
export const dismissProblemRequest = z.strictObject({
  requestId,
  noteOn: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('booking'), id: booking }),
    z.strictObject({ kind: z.literal('block'), id }),
    z.strictObject({
      kind: z.literal('sales'),
      id,
      sales: z.array(platformSaleSchema).check(z.minLength(1), z.maxLength(100)),
    }),
  ]),
  revision,
});

/**
 * Undoes a change within a minute, if nothing has changed since. Restores the document, its nights and waiting mails.
 */
export const undoChangeRequest = z.strictObject({ requestId, change: id });

/**
 * Records that all guests of a stay are entered in eVisitor, or signed out of it. `revision` is that of `register/{booking}`,
 * or 0 if there is no such document.
 */
export const markRegisteredRequest = z.strictObject({ ...ofBooking, what: z.enum(['arrival', 'departure']) });

export const remindGuestRequest = z.strictObject(ofBooking);

/** Asks for the link to the booking that its guest's mails have. Changes nothing. */
export const guestLinkRequest = z.strictObject({ requestId, booking });

export interface GuestLinkResponse {
  url: string;
}

/** Sends a mail again that failed or that the guest cannot find. */
export const resendMailRequest = z.strictObject({ requestId, mail: id });

export interface ResendMailResponse extends OwnerChange {
  mail: string;
}

/**
 * Replaces all facts of an apartment, if they are valid. `apartmentFactsSchema` and the domain's price checks validate
 * `facts`; `revision` is that of `apartments/{slug}` (0 if the document has none).
 */
export const saveApartmentRequest = z.strictObject({
  requestId,
  apartment: slug,
  revision,
  /** The facts that the form was filled with. Pages of earlier releases do not send them. */
  base: z.optional(z.record(z.string(), z.unknown())),
  facts: z.record(z.string(), z.unknown()),
});

/** Replaces all of `settings/property`, `settings/access` or `settings/arrival-{apartment}`, if the values are valid. */
export const saveSettingsRequest = z.strictObject({
  requestId,
  document: z.enum(['property', 'access', 'arrival']),
  /** Only with `arrival`. */
  apartment: z.optional(slug),
  revision,
  /** The values that the form was filled with. Pages of earlier releases do not send them. */
  base: z.optional(z.record(z.string(), z.unknown())),
  values: z.record(z.string(), z.unknown()),
});

/**
 * Connects an apartment's listing on a platform, or changes the connection, but not its apartment or platform. A new one
 * gets `requestId` as its ID and is sent with `revision` 0. Its feed is read at once.
 */
export const savePlatformCalendarRequest = z.strictObject({
  requestId,
  /** Missing for a new connection. */
  calendar: z.optional(id),
  revision,
  apartment: slug,
  platform: z.enum(platforms),
  label: z._default(typedLine(60), ''),
  feedUrl: z.nullable(typedLine(2000)),
  ignoresBlocked: z.boolean(),
});

export interface SavePlatformCalendarResponse extends OwnerChange {
  calendar: string;
}

/** Creates a new secret URL for our export. The old one stops working. */
export const replaceExportKeyRequest = z.strictObject({ requestId, calendar: id, revision });

/** A new secret link for the cleaner's page, or none. The old one stops working. `revision` is that of `settings/cleaning`. */
export const replaceCleaningLinkRequest = z.strictObject({ requestId, revision, isOpen: z.boolean() });

/** Removes the connection. Frees the nights that only this platform holds, and both URLs stop working. */
export const removePlatformCalendarRequest = z.strictObject({ requestId, calendar: id, revision });

/** Reads calendars now. Can be repeated without harm. */
export const readPlatformCalendarsRequest = z.strictObject({
  requestId,
  /** All calendars if missing. */
  calendar: z.optional(id),
  /** Accepts an empty calendar even if it had events before. */
  acceptEmpty: z._default(z.boolean(), false),
});

export interface ReadPlatformCalendarsResponse {
  /** Number of calendars that were read, and of those that failed. */
  read: number;
  failed: number;
}

export interface Call<Schema extends z.ZodMiniType, Response> {
  request: z.input<Schema>;
  response: Response;
}

export interface OwnerCallables {
  decideBooking: Call<typeof decideBookingRequest, OwnerChange>;
  moveBooking: Call<typeof moveBookingRequest, OwnerChange>;
  editBooking: Call<typeof editBookingRequest, OwnerChange>;
  enterBooking: Call<typeof enterBookingRequest, EnterBookingResponse>;
  recordPayment: Call<typeof recordPaymentRequest, OwnerChange>;
  removePayment: Call<typeof removePaymentRequest, OwnerChange>;
  issueInvoice: Call<typeof issueInvoiceRequest, InvoiceResponse>;
  cancelInvoice: Call<typeof cancelInvoiceRequest, InvoiceResponse>;
  printInvoice: Call<typeof printInvoiceRequest, PrintResponse>;
  printReport: Call<typeof printReportRequest, PrintResponse>;
  markRegistered: Call<typeof markRegisteredRequest, OwnerChange>;
  remindGuest: Call<typeof remindGuestRequest, OwnerChange>;
  blockNights: Call<typeof blockNightsRequest, BlockNightsResponse>;
  changeBlock: Call<typeof changeBlockRequest, OwnerChange>;
  dismissProblem: Call<typeof dismissProblemRequest, OwnerChange>;
  undoChange: Call<typeof undoChangeRequest, OwnerChange>;
  resendMail: Call<typeof resendMailRequest, ResendMailResponse>;
  guestLink: Call<typeof guestLinkRequest, GuestLinkResponse>;
  saveApartment: Call<typeof saveApartmentRequest, OwnerChange>;
  savePlatformCalendar: Call<typeof savePlatformCalendarRequest, SavePlatformCalendarResponse>;
  replaceExportKey: Call<typeof replaceExportKeyRequest, OwnerChange>;
  removePlatformCalendar: Call<typeof removePlatformCalendarRequest, OwnerChange>;
  readPlatformCalendars: Call<typeof readPlatformCalendarsRequest, ReadPlatformCalendarsResponse>;
  saveSettings: Call<typeof saveSettingsRequest, OwnerChange>;
  replaceCleaningLink: Call<typeof replaceCleaningLinkRequest, OwnerChange>;
}
