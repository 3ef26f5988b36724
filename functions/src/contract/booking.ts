import type { Actor, BookingStatus } from '../domain/bookingState.ts';
import type { IsoDate } from '../domain/isoDate.ts';
import type { Language } from '../domain/language.ts';
import type { BookingEnd } from '../domain/ledger.ts';
import type { Quote } from '../domain/quote.ts';
import type { BookingTerms } from './apartment.ts';
import type { OptionalLines } from './optionalLines.ts';
import type { Payment } from './payment.ts';

/** The fields that decide which nights a booking holds. */
export interface BookedStay {
  apartment: string;
  checkIn: IsoDate;
  checkOut: IsoDate;
  status: BookingStatus;
}

/**
 * `bookings/{id}`: plain fields that an owner can read in the console. `T` is the timestamp type of whichever Firestore
 * SDK reads it. The owner edits `status`, and moves the stay by `moveTo`.
 */
export interface StoredBooking<T = unknown> extends BookedStay, OptionalLines {
  /**
   * Short enough for the phone. For bookings made on the site it is the document ID; for bookings added in the console
   * it is derived from the ID.
   */
  number: string;
  nights: number;
  /**
   * For bookings of one request for several apartments: the number of the first of them, the same in each. `null` for
   * any other booking; missing in bookings that are older than this field. Read it by `groupOf`.
   */
  group?: string | null;
  adults: number;
  children: number;
  firstName: string;
  lastName: string;
  /** In lower case: whoever proves this email may read the booking. */
  email: string;
  /** Whether the person who requested it has proven the email. */
  emailProven: boolean;
  /** E.164; as it was typed in bookings that are older than this rule or were edited in the console. Empty if unknown. */
  phone: string;
  message: string | null;
  language: Language;
  /** The signed-in user who requested it, if any. */
  uid: string | null;
  quote: Quote;
  /** The terms at the time of the request; later changes of the settings do not apply. */
  terms: BookingTerms;
  /** Due date of the advance payment. Set on confirmation; `null` before, and when nothing is due. */
  advanceDueOn: IsoDate | null;
  /** `null` if the owner entered the booking. */
  privacyAcceptedAt: T | null;
  termsAcceptedAt: T | null;
  createdAt: T;
  /** SHA-256 of the request without its ID: tells a repeated request from a different one with the same ID. */
  requestHash: string;
  /** Since when the request waits for the owner; `null` when it does not. */
  pendingSince: T | null;
  /** Who cancelled it; `null` while it is not cancelled. */
  endedBy: Actor | null;
  /**
   * Where the owner wants the stay moved: `2027-06-10/2027-06-14` or `olive 2027-06-10/2027-06-14`. Emptied after the
   * move or its refusal, which `problem` explains.
   */
  moveTo: string;
  /** The dates for which the reminder was sent, as `2027-06-12/2027-06-19`. */
  remindedOf: string | null;
  /** How many changes were mailed: the SEQUENCE of the calendar entry (RFC 5545), which must rise. */
  sequence: number;
  /** The last state in which booking and nights agreed; a refused edit returns to it. */
  agreed: BookedStay;
  /** Why the last edit in the console was reverted, if it was. */
  problem: string | null;
  /**
   * `wifiNote` of `settings/property` while the booking is confirmed: here only its guest can read it. Missing in
   * bookings that are older than this field.
   */
  wifiNote?: string | null;
  /** What the owner tells the guest in the mail that declines. Missing in bookings that are older than this field. */
  declineMessage?: string | null;
  /**
   * Whatever the owner changes it to, the read-only links in mails sent so far stop working, and later mails carry new
   * ones. Missing in bookings that are older than this field, as if it were 0.
   */
  linkVersion?: number;
  /** How often the booking was changed, so that an owner's page can tell that it is out of date. Missing means 0. */
  revision?: number;
  /** What was paid and refunded so far, by day. Missing means nothing. */
  payments?: Payment[];
  /** `button` if the guest pressed the binding button of an instant booking; otherwise the first payment binds them. */
  boundBy?: 'button' | null;
  /** How it ended; `null` or missing while it has not, and in bookings that ended before this field existed. */
  end?: BookingEnd | null;
  /** In cents; read only in bookings that ended before `end` existed. */
  refundPromised?: number | null;
  /** The due date for which the guest was reminded of the advance payment; of a group, in its first confirmed booking. */
  advanceRemindedOf?: IsoDate | null;
  /** The due date for which the owner was asked whether to cancel or to wait, in the same booking. */
  offerAskedOf?: IsoDate | null;
  /** The booking in one line, for whoever looks at it in the console; derived from the other fields. */
  summary?: string;
  /** Derived too; `null` while the booking has no readable price. */
  amounts?: BookingAmounts | null;
  /**
   * Whether a platform's calendar that concerns it could not be read when it was requested, so that the owner has to look
   * there before confirming. Missing means no.
   */
  platformsUnread?: boolean;
  /**
   * When the guest deleted their account. The guest's fields are empty then, and only the owner can read the booking.
   */
  anonymisedAt?: T;
}

/** Amounts of a booking in euros, as the owner's language writes them. */
export interface BookingAmounts {
  /** All that the guest pays. */
  total: string;
  advance: string;
  paid: string;
  /** What is to be paid next, and until when. */
  due: string;
}

/** A booking together with the ID of its document. */
export interface Booking<T = unknown> extends StoredBooking<T> {
  id: string;
}

/** `nights/{slug}_{yyyy-mm-dd}`: who holds the night. Written only with a create precondition. */
export interface StoredNight {
  apartment: string;
  night: IsoDate;
  /** ID of the booking that holds it; `null` for a night that the owner has blocked or a platform has taken. */
  booking: string | null;
  /** ID of the block that holds it, if a block does. */
  block?: string;
  /**
   * IDs of the platform calendars that have it as taken. Without a booking or block they hold it; else it passes to them
   * when the booking or block ends.
   */
  feeds?: string[];
}
