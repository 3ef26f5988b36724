import type { Format } from './createFormat.ts';
import type { QuoteLine } from './quote.ts';

/** A text of `locales/{language}/offer.json`; with `count` in the plural form of the language. */
export type OfferTexts = (key: string, values?: Record<string, string | number>) => string;

/** What a line of a quote is called, the same on pages and in mails. */
export function quoteLineLabel(line: QuoteLine, text: OfferTexts, { money, share }: Format): string {
  switch (line.kind) {
    case 'nights':
      return text('quote.nights', { count: line.nights, price: money(line.unitPrice) });
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
