import type { Apartment, BookingTerms } from '../contract/apartment.ts';
import type { PriceChoice } from '../contract/ownerCallables.ts';
import { agreedQuote, quoteKeptFor } from '../domain/agreedQuote.ts';
import type { Guests } from '../domain/guests.ts';
import { quoteStay, type Quote } from '../domain/quote.ts';
import type { Stay } from '../domain/stay.ts';

/**
 * The quote of a stay at the price that the owner chose.
 * @param terms the frozen terms of an existing booking, or the settings for a new one
 */
export function pricedQuote(
  choice: PriceChoice,
  present: Quote | undefined,
  stay: Stay,
  guests: Guests,
  apartment: Apartment,
  terms: Pick<BookingTerms, 'advanceShare' | 'touristTax'>,
): Quote {
  const list = quoteStay(stay, guests, apartment, terms);
  if (choice.kind === 'agreed') return agreedQuote(list, choice.total, terms.advanceShare);
  return choice.kind === 'keep' && present ? quoteKeptFor(list, present, terms.advanceShare) : list;
}
