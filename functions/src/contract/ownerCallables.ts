import './configureZod.ts';
import * as z from 'zod/mini';
import { bookingIdPattern } from '../domain/bookingId.ts';
import { languages } from '../domain/language.ts';
import { email, line, optionalLineFields, phone, text } from './guestFields.ts';
import { optionalLines, type OptionalLine } from './optionalLines.ts';
import { platforms } from '../domain/platform.ts';
import { platformSaleSchema } from './platformSale.ts';
import { paymentKinds } from './payment.ts';
import { typedLine, typedText } from './typedText.ts';

/*
 * The owner's callable functions. All of them:
 * - need a signed-in owner (`settings/access`), else `signed-out` or `not-owner`;
 * - carry a request ID made once per tap: the same ID and content again gives the same response and changes nothing,
 *   the same ID with other content is `request-id-reused`;
 * - carry the `revision` of the document that the page showed: if it changed since, `changed-meanwhile`, and nothing
 *   is overwritten;
 * - write one atomic batch with a history entry, and return its ID for undo.
 */

const requestId = z.uuid();
const slug = z.string().check(z.regex(/^[a-z0-9-]{1,40}$/));
const booking = z.string().check(z.regex(bookingIdPattern));
const id = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,100}$/));
const revision = z.int().check(z.gte(0));
const date = typedLine(40);
const cents = z.int().check(z.gte(0), z.lte(100_000_000));
const sentence = z._default(typedText(500), '');
const adults = z.int().check(z.gte(1), z.lte(1000));
const children = z.int().check(z.gte(0), z.lte(1000));

const ofBooking = { requestId, booking, revision };

/** What every change responds. */
export interface OwnerChange {
  /** Path of the document; of the first, if there are several. */
  subject: string;
  /** ID of the history entry. */
  change: string;
  /** The document's revision after the change. */
  revision: number;
  /** Until when `undoChange` accepts it (ISO 8601); `null` if it cannot be undone. */
  undoUntil: string | null;
}

/**
 * IDs of the platform calendars that the owner was told have the nights or cannot be read, and in spite of which the stay becomes binding.
 * Any other that speaks against it refuses it again.
 */
const despitePlatforms = z._default(z.array(typedLine(100)).check(z.maxLength(100)), []);

/**
 * - `confirm`, `decline`: a pending request
 * - `cancel`: a confirmed stay; `atWishOf` decides what the mail says and who is written as having ended it
 * - `reopen`: a cancelled one becomes pending again
 */
export const decideBookingRequest = z.strictObject({
  ...ofBooking,
  decision: z.enum(['confirm', 'decline', 'cancel', 'reopen']),
  /** For the guest's mail, with `decline` and `cancel`. */
  message: sentence,
  atWishOf: z._default(z.enum(['guest', 'owner']), 'owner'),
  /**
   * What the owner has agreed to pay back in all, if not what the terms say; named in the guest's mail. With `cancel` at the guest's
   * wish only: when the owner cancels, all that was paid comes back.
   */
  refund: z.optional(cents),
  /** Also decides the other bookings of its group in the same state: all of them or none. */
  together: z._default(z.boolean(), false),
  /** With `confirm`. */
  despitePlatforms,
});

/**
 * `keep`: the price stays, without the tourist tax, which follows guests and nights. `list`: as the apartment costs now. `agreed`: `total` is
 * what the guest pays in all. Advance share and tax are those of the booking's terms.
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

/** Only what is given changes. `null` empties a field. */
export const editBookingRequest = z.strictObject({
  ...ofBooking,
  changes: z.strictObject({
    adults: z.optional(adults),
    children: z.optional(children),
    firstName: z.optional(line('firstName')),
    lastName: z.optional(z.nullable(line('lastName'))),
    email: z.optional(z.nullable(email)),
    phone: z.optional(z.nullable(phone)),
    ...changedLineFields,
    language: z.optional(z.enum(languages)),
    /** How long the owner waits for the advance payment of a confirmed stay. */
    advanceDueOn: z.optional(date),
    /** The owner's own note, which the guest cannot read. */
    note: z.optional(z.nullable(text('message'))),
  }),
  price,
});

/** A booking that came by phone or in person: a name is enough. Mails go out only if it has an email. */
export const enterBookingRequest = z.strictObject({
  requestId,
  apartment: slug,
  checkIn: date,
  checkOut: date,
  adults,
  children,
  status: z.enum(['confirmed', 'pending']),
  person: z.strictObject(person),
  language: z.enum(languages),
  note: z.optional(text('message')),
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
  note: sentence,
});

/** `payment` is the ID in the booking's `payments`. */
export const removePaymentRequest = z.strictObject({ ...ofBooking, payment: z.uuid() });

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
  /** As it is if missing. */
  reason: z.optional(typedText(500)),
});

/**
 * An owner has seen what is wrong. Of a booking or block: the note (`problem`) on an edit in the console that was put back. `sales`: what
 * platforms have sold on nights that the block `id` closes.
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

/** Undoes a change within its minute, if nothing changed since: the document, its nights, and the mails that wait. */
export const undoChangeRequest = z.strictObject({ requestId, change: id });

/** Sends a mail once more: one that failed, or one that the guest cannot find. */
export const resendMailRequest = z.strictObject({ requestId, mail: id });

export interface ResendMailResponse extends OwnerChange {
  mail: string;
}

/**
 * Saves the facts of an apartment whole, or not at all. `facts` is checked by `apartmentFactsSchema` and the domain's
 * checks of prices; `revision` is that of `apartments/{slug}` (missing in the document: 0).
 */
export const saveApartmentRequest = z.strictObject({
  requestId,
  apartment: slug,
  revision,
  /** The facts that the form was made from. Pages of earlier releases do not say it. */
  base: z.optional(z.record(z.string(), z.unknown())),
  facts: z.record(z.string(), z.unknown()),
});

/** Saves `settings/property`, `settings/limits` or `settings/access` whole, or not at all. */
export const saveSettingsRequest = z.strictObject({
  requestId,
  document: z.enum(['property', 'limits', 'access']),
  revision,
  /** The values that the form was made from. Pages of earlier releases do not say it. */
  base: z.optional(z.record(z.string(), z.unknown())),
  values: z.record(z.string(), z.unknown()),
});

const calendar = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,100}$/));

/**
 * Connects an apartment's listing on a platform, or changes it: its apartment and platform stay. A new one has the ID
 * `requestId`, and `revision` 0. Its feed is read at once.
 */
export const savePlatformCalendarRequest = z.strictObject({
  requestId,
  /** Missing for a new one. */
  calendar: z.optional(calendar),
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

/** Makes a new secret URL: whoever has the old one reads nothing any more. */
export const replaceExportKeyRequest = z.strictObject({ requestId, calendar, revision });

/** Frees the nights that only this platform holds, and ends both URLs. */
export const removePlatformCalendarRequest = z.strictObject({ requestId, calendar, revision });

/** Reads calendars now. Doing it twice does no harm. */
export const readPlatformCalendarsRequest = z.strictObject({
  requestId,
  /** All of them if missing. */
  calendar: z.optional(calendar),
  /** Takes an empty calendar as it is, where there were events before. */
  acceptEmpty: z._default(z.boolean(), false),
});

export interface ReadPlatformCalendarsResponse {
  /** How many were read, and how many of these could not be. */
  read: number;
  failed: number;
}

/** Request and response of each. */
export interface OwnerCallables {
  decideBooking: { request: z.input<typeof decideBookingRequest>; response: OwnerChange };
  moveBooking: { request: z.input<typeof moveBookingRequest>; response: OwnerChange };
  editBooking: { request: z.input<typeof editBookingRequest>; response: OwnerChange };
  enterBooking: { request: z.input<typeof enterBookingRequest>; response: EnterBookingResponse };
  recordPayment: { request: z.input<typeof recordPaymentRequest>; response: OwnerChange };
  removePayment: { request: z.input<typeof removePaymentRequest>; response: OwnerChange };
  blockNights: { request: z.input<typeof blockNightsRequest>; response: BlockNightsResponse };
  changeBlock: { request: z.input<typeof changeBlockRequest>; response: OwnerChange };
  dismissProblem: { request: z.input<typeof dismissProblemRequest>; response: OwnerChange };
  undoChange: { request: z.input<typeof undoChangeRequest>; response: OwnerChange };
  resendMail: { request: z.input<typeof resendMailRequest>; response: ResendMailResponse };
  saveApartment: { request: z.input<typeof saveApartmentRequest>; response: OwnerChange };
  savePlatformCalendar: {
    request: z.input<typeof savePlatformCalendarRequest>;
    response: SavePlatformCalendarResponse;
  };
  replaceExportKey: { request: z.input<typeof replaceExportKeyRequest>; response: OwnerChange };
  removePlatformCalendar: { request: z.input<typeof removePlatformCalendarRequest>; response: OwnerChange };
  readPlatformCalendars: {
    request: z.input<typeof readPlatformCalendarsRequest>;
    response: ReadPlatformCalendarsResponse;
  };
  saveSettings: { request: z.input<typeof saveSettingsRequest>; response: OwnerChange };
}
