import type { BookingStatus } from '../domain/bookingState.ts';
import type { IsoDate } from '../domain/isoDate.ts';
import type { Language } from '../domain/language.ts';
import type { Quote } from '../domain/quote.ts';

/** The part of a booking that decides which nights it holds. */
export interface BookedStay {
  apartment: string;
  checkIn: IsoDate;
  checkOut: IsoDate;
  status: BookingStatus;
}

/**
 * `bookings/{number}`: plain fields that an owner can read in the console. `T` is the timestamp type of whichever
 * Firestore SDK reads it. The owner edits `status`, and may edit the dates and the apartment.
 */
export interface StoredBooking<T = unknown> extends BookedStay {
  number: string;
  nights: number;
  adults: number;
  children: number;
  firstName: string;
  lastName: string;
  /** In lower case: who proves this address may read the booking. */
  email: string;
  phone: string;
  message: string | null;
  address: string | null;
  zipCode: string | null;
  city: string | null;
  state: string | null;
  country: string | null;
  language: Language;
  /** Who was signed in when asking, if anyone. */
  uid: string | null;
  /** Frozen when the booking was requested. */
  quote: Quote;
  /** `null` for a booking that the owner entered by hand. */
  privacyAcceptedAt: T | null;
  termsAcceptedAt: T | null;
  createdAt: T;
  /** SHA-256 of the request's content: tells a request sent twice from another one with its id. */
  requestHash: string;
  /** Since when a request waits for the owner's answer; `null` when it does not wait. */
  pendingSince: T | null;
  /** The dates of which the guest was reminded, as `2027-06-12/2027-06-19`. */
  remindedOf: string | null;
  /** How often the people concerned were told of a change: the calendar entry's SEQUENCE (RFC 5545), which must rise. */
  sequence: number;
  /** The state with which the nights last agreed; an edit that cannot be kept goes back to it. */
  agreed: BookedStay;
  /** Why the last edit in the console was put back; `null` when all is well. */
  problem: string | null;
  /**
   * The owner's `wifiNote` of `settings/property` while the booking is confirmed, else `null`: here nobody but its guest
   * can read it. Missing in bookings from before there was this field.
   */
  wifiNote?: string | null;
  /**
   * When the guest's data were taken out of it, because they deleted their account. Their fields are empty then: there is
   * nobody to write to, and nobody may read it but the owner.
   */
  anonymisedAt?: T;
}

/** `nights/{slug}_{yyyy-mm-dd}`: who holds the night. Made only with a create precondition. */
export interface StoredNight {
  apartment: string;
  night: IsoDate;
  /** Number of the booking that holds it, or `null` for a block of the owner's. */
  booking: string | null;
}
