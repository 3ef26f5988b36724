import './configureZod.ts';
import * as z from 'zod/mini';
import { bookingStatuses } from '../domain/bookingState.ts';
import { languages } from '../domain/language.ts';
import { platforms } from '../domain/platform.ts';
import { longestStay, nightCount, parseStay } from '../domain/stay.ts';
import { bookingTermsSchema } from './apartment.ts';
import { optionalLines, type OptionalLine } from './optionalLines.ts';
import { paymentSchema } from './payment.ts';
import { quoteSchema } from './quote.ts';
import { isoDay, storedTime } from './storedFields.ts';

/** The fields that decide which nights a booking holds. */
export const bookedStaySchema = z
  .object({ apartment: z.string(), checkIn: isoDay, checkOut: isoDay, status: z.enum(bookingStatuses) })
  .check(z.refine(({ checkIn, checkOut }) => 'stay' in parseStay(checkIn, checkOut, longestStay)));
export type BookedStay = z.output<typeof bookedStaySchema>;

/** How a booking ended, recorded when it was cancelled. */
const bookingEndSchema = z.object({
  on: isoDay,
  from: z.enum(['pending', 'confirmed']),
  payments: z.array(z.string()),
  kept: z.nullable(z.int()),
});

const optionalLineFields = Object.fromEntries(optionalLines.map((name) => [name, z.nullable(z.string())])) as Record<
  OptionalLine,
  z.ZodMiniNullable<z.ZodMiniString>
>;

/**
 * `bookings/{id}`: plain fields that an owner can read in the console. Only edits of `status` and of the guest's contact
 * fields take effect there. Apartment, dates and status come from `settledStay`, not from edited top-level fields.
 */
export const bookingSchema = z.pipe(
  z.object({
    /** ID of the document, short enough to read out on the phone; also stored in `number`. */
    id: z.string(),
    /** The number of the first booking, if the request was for several apartments; the same in each of them. */
    group: z.nullable(z.string()),
    adults: z.int(),
    children: z.int(),
    /** Missing in bookings made before babies were counted. */
    babies: z._default(z.int(), 0),
    firstName: z.string(),
    lastName: z.string(),
    /** In lower case. A user who has verified this email may read the booking. */
    email: z.string(),
    /** Whether the person who requested it has proven the email. */
    emailProven: z.boolean(),
    /** E.164, unless edited in the console. Empty if unknown. */
    phone: z.string(),
    message: z.nullable(z.string()),
    ...optionalLineFields,
    language: z.enum(languages),
    /** The signed-in user who requested it, if any. */
    uid: z.nullable(z.string()),
    quote: quoteSchema,
    /**
     * The platform on which the guest booked, and its commission from `totalPayment`, in cents. Missing for a direct
     * booking.
     */
    platform: z.exactOptional(z.object({ name: z.enum(platforms), commission: z.int().check(z.nonnegative()) })),
    /** The terms at the time of the request; later changes of the settings do not apply. */
    terms: bookingTermsSchema,
    /** Due date of the advance payment. Set on confirmation. `null` before that, and when no advance is due. */
    advanceDueOn: z.nullable(isoDay),
    /** `null` if the owner entered the booking. */
    privacyAcceptedAt: z.nullable(storedTime),
    termsAcceptedAt: z.nullable(storedTime),
    createdAt: storedTime,
    /** SHA-256 of the request without its ID. Distinguishes a repeated request from a different one with the same ID. */
    requestHash: z.string(),
    /** When the request began to wait for the owner's answer; `null` if it is not pending. */
    pendingSince: z.nullable(storedTime),
    /** Who cancelled the booking; `null` if it is not cancelled. */
    endedBy: z.nullable(z.enum(['guest', 'owner', 'system'])),
    /** The dates for which the reminder was sent, as `2027-06-12/2027-06-19`. */
    remindedOf: z.nullable(z.string()),
    /** Number of mailed changes: the SEQUENCE of the calendar entry (RFC 5545), which must increase. */
    sequence: z.int().check(z.nonnegative()),
    /** The fields that decide nights, stored a second time, so that an edit of them in the console can be put back. */
    settledStay: bookedStaySchema,
    /**
     * Note for the owner that an edit in the console had no effect, in the owner's language. `null` once an owner has
     * seen it.
     */
    problem: z.nullable(z.string()),
    /** The owner's text for the guest in the mail that declines the request or cancels the stay. */
    declineMessage: z.nullable(z.string()),
    /** Incremented to revoke the read-only links in earlier mails. Later mails carry new links. */
    linkVersion: z.int(),
    /** Incremented with every change, so that an owner's page can tell that it is out of date. */
    revision: z.int(),
    payments: z
      .array(paymentSchema)
      .check(z.refine((payments) => new Set(payments.map(({ id }) => id)).size === payments.length)),
    /** `button` if the guest pressed the binding button of an instant booking; otherwise the first payment binds them. */
    boundBy: z.nullable(z.literal('button')),
    /** `null` if the booking is not cancelled. */
    end: z.nullable(bookingEndSchema),
    /**
     * The due date for which the guest was reminded of the advance payment. In a group, the first confirmed booking
     * stores it.
     */
    advanceRemindedOf: z.nullable(isoDay),
    /** The due date for which the owner was asked whether to cancel or to wait. The same booking stores it. */
    offerAskedOf: z.nullable(isoDay),
    /**
     * Whether a platform's calendar of the apartment could not be read at the time of the request, so that the owner has to
     * check there before confirming.
     */
    platformsUnread: z.boolean(),
    /**
     * When the guest's data were removed, because the guest deleted their account or the retention period was over; otherwise
     * `null`. The guest's fields are then empty, and only the owner can read the booking.
     */
    anonymisedAt: z.nullable(storedTime),
  }),
  z.transform((booking) => {
    const { id, settledStay } = booking;
    return { ...booking, ...settledStay, number: id, nights: nightCount(settledStay) };
  }),
);
export type Booking = z.output<typeof bookingSchema>;

export type StoredBooking = Omit<Booking, 'id'>;

/** A booking from the fields of its document; `undefined` if it was created by hand, or an edit has made a field unreadable. */
export function parseBooking(id: string, stored: object | undefined): Booking | undefined {
  return bookingSchema.safeParse({ ...stored, id }).data;
}

/** `bookings/{id}/owner/note`: the owner's note, which may be edited in the console. A missing document is an empty note. */
export const ownerNoteSchema = z.object({ text: z.catch(z.string(), '') });
