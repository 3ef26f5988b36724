import type { HouseTerms } from 'functions/contract/apartment';
import type { BookingStatus } from 'functions/domain/bookingState';
import type { Guests } from 'functions/domain/guests';
import type { Quote } from 'functions/domain/quote';
import type { Stay } from 'functions/domain/stay';

/** What the confirmation shows; kept in the tab, so that a reload shows it again. */
export interface KeptConfirmation {
  number: string;
  status: BookingStatus;
  apartment: string;
  stay: Stay;
  guests: Guests;
  quote: Quote;
  houseTerms: HouseTerms;
  firstName: string;
  email: string;
  /** Was an earlier version of the form booked than the one sent last? */
  asFirstSent: boolean;
}

const key = 'confirmation';

type Store = Pick<Storage, 'getItem' | 'setItem'>;

export function keepConfirmation(store: Store, confirmation: KeptConfirmation): void {
  try {
    store.setItem(key, JSON.stringify(confirmation));
  } catch {
    // The mail has it all; the page then only cannot show it.
  }
}

export function readConfirmation(store: Store): KeptConfirmation | undefined {
  try {
    const kept = JSON.parse(store.getItem(key) ?? 'null') as KeptConfirmation | null;
    return typeof kept?.number === 'string' && Array.isArray(kept.quote?.lines) ? kept : undefined;
  } catch {
    return undefined;
  }
}
