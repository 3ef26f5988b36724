import type { Apartment } from '../contract/apartment.ts';
import type { PriceChoice } from '../contract/ownerCallables.ts';
import type { Settings } from '../contract/settings.ts';
import { agreedQuote } from '../domain/agreedQuote.ts';
import type { Guests } from '../domain/guests.ts';
import { quoteStay, type Quote } from '../domain/quote.ts';
import { nightCount, type Stay } from '../domain/stay.ts';

/** The quote of a stay as the owner chose its price; `keep` leaves the amounts of the present quote. */
export function pricedQuote(
  choice: PriceChoice,
  present: Quote | undefined,
  stay: Stay,
  guests: Guests,
  apartment: Apartment,
  settings: Settings,
): Quote {
  if (choice.kind === 'keep' && present) return { ...present, nights: nightCount(stay) };
  const list = quoteStay(stay, guests, apartment, settings);
  return choice.kind === 'agreed' ? agreedQuote(list, choice.total, settings.advanceShare) : list;
}
