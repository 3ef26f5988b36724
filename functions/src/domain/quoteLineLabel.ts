import type { Format } from './createFormat.ts';
import type { QuoteLine } from './quote.ts';

/** Returns a text of `locales/{language}/offer.json`; with `count`, its plural form. */
export type OfferTexts = (key: string, values?: Record<string, string | number>) => string;

/** Stored names of seasons that have a text in each language. */
export const seasonsWithText = ['high', 'early', 'late'];

/** A season's name in the reader's language; a name made up by the owner is shown unchanged. */
export function seasonName(season: string, text: OfferTexts): string {
  return seasonsWithText.includes(season) ? text(`season.${season}`) : season;
}

/** The label of a quote line, the same on pages and in mails. */
export function quoteLineLabel(line: QuoteLine, text: OfferTexts, { money, share }: Format): string {
  switch (line.kind) {
    case 'nights': {
      const nights = text('quote.nights', { count: line.nights, price: money(line.unitPrice) });
      return line.season === null ? nights : `${seasonName(line.season, text)} · ${nights}`;
    }
    case 'agreed':
      return text('quote.agreed');
    case 'longStayDiscount':
      return text('quote.longStayDiscount', { share: share(line.share) });
    case 'cleaningFee':
      return text('quote.cleaningFee');
    case 'touristTax':
      return text('quote.touristTax', { count: line.persons });
  }
}
