import { roundedQuotient, shareOf, sumOf, type Cents } from './money.ts';
import type { Guests } from './guests.ts';
import { partOfLine, touristTaxLines, type PaymentTerms, type Quote, type QuoteLine } from './quote.ts';

/**
 * A quote with a total that the owner has agreed with the guest. The difference from the list price becomes a separate line,
 * so that the lines still add up. Tourist tax and fees stay the same.
 * @param quote the list price; only its lines count
 * @param totalPayment everything that the guest pays
 * @param advanceShare part of `totalPrice` due on confirmation, 0 to 1
 */
export function agreedQuote(quote: Quote, totalPayment: Cents, advanceShare: number): Quote {
  const lines = quote.lines.filter(({ kind }) => kind !== 'agreed');
  const difference = totalPayment - sumOf(lines.map(({ amount }) => amount));
  const totalPrice = Math.max(0, totalPayment - sumOfPart(lines, 'tax'));
  return {
    ...quote,
    lines: difference === 0 ? lines : [...lines, { kind: 'agreed', amount: difference }],
    pricePerNight: roundedQuotient(Math.max(0, totalPrice - sumOfPart(lines, 'fees')), quote.nights),
    totalPrice,
    advancePayment: shareOf(totalPrice, advanceShare),
    totalPayment,
  };
}

/**
 * The old price for other nights or another apartment: the lines of the new stay, its tourist tax, and a separate line
 * for the difference.
 * @param list the list price of the new stay
 */
export function quoteKeptFor(list: Quote, present: Quote, advanceShare: number): Quote {
  return agreedQuote(list, keptTotal(present, list.lines), advanceShare);
}

/** The same price for another number of guests: only the tourist tax changes. */
export function quoteForGuests(present: Quote, guests: Guests, terms: PaymentTerms): Quote {
  const others = present.lines.filter(({ kind }) => kind !== 'touristTax');
  const lines = [...others, ...touristTaxLines(guests, present.nights, terms.touristTax)];
  return agreedQuote({ ...present, lines }, keptTotal(present, lines), terms.advanceShare);
}

/** The old price plus the new tourist tax, unless the old total was so low that it did not even cover the tax. */
function keptTotal({ totalPayment, lines }: Quote, newLines: readonly QuoteLine[]): Cents {
  const price = totalPayment - sumOfPart(lines, 'tax');
  return price < 0 ? totalPayment : price + sumOfPart(newLines, 'tax');
}

function sumOfPart(lines: readonly QuoteLine[], part: (typeof partOfLine)[QuoteLine['kind']]): Cents {
  return sumOf(lines.map(({ kind, amount }) => (partOfLine[kind] === part ? amount : 0)));
}
