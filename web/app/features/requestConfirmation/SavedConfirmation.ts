import type { PropertyTerms } from 'functions/contract/apartment';
import type { BookingStatus } from 'functions/domain/bookingState';
import type { Guests } from 'functions/domain/guests';
import type { Quote } from 'functions/domain/quote';
import type { Stay } from 'functions/domain/stay';
import { readObject, writeObject } from '../../storage/browserStorage.ts';

interface ConfirmedBooking {
  number: string;
  apartment: string;
  guests: Guests;
  quote: Quote;
}

/** What the confirmation shows; stored in the tab, so that a reload shows it again. */
export interface SavedConfirmation {
  /** One for each apartment of the request. */
  bookings: readonly ConfirmedBooking[];
  status: BookingStatus;
  stay: Stay;
  propertyTerms: PropertyTerms;
  email: string;
  /** Was an earlier version of the form booked than the one sent last? */
  asFirstSent: boolean;
  /** Until when the link in the mail can be confirmed, as an ISO instant: until then there is no booking. */
  confirmUntil?: string | undefined;
  /** Whether the owner has to look at another platform before answering. */
  platformsUnread?: true | undefined;
}

export function saveConfirmation(confirmation: SavedConfirmation): void {
  writeObject('confirmation', confirmation);
}

export function readConfirmation(): SavedConfirmation | undefined {
  const stored = readObject('confirmation') as Partial<SavedConfirmation> | undefined;
  // Stored before a deploy, it may lack what the page shows today.
  const isWhole = stored?.bookings?.[0]?.quote.lines && stored.propertyTerms?.balanceWays;
  return isWhole ? (stored as SavedConfirmation) : undefined;
}
