import { roundedQuotient, shareOf, sumOf, type Cents } from './money.ts';
import { partOfLine, type Quote, type QuoteLine } from './quote.ts';

/**
 * A quote whose total the owner has agreed with the guest. The difference from the list price becomes a line of its own,
 * so that the lines still add up; tourist tax and fees stay as they are.
 * @param quote the list price
 * @param totalPayment all that the guest pays
 * @param advanceShare part of `totalPrice` due on confirmation, 0 to 1
 */
export function agreedQuote(quote: Quote, totalPayment: Cents, advanceShare: number): Quote {
  const lines = quote.lines.filter(({ kind }) => kind !== 'agreed');
  const difference = totalPayment - sumOf(lines.map(({ amount }) => amount));
  if (difference === 0) return quote;
  const tax = sumOfPart(lines, 'tax');
  const fees = sumOfPart(lines, 'fees');
  const totalPrice = Math.max(0, totalPayment - tax);
  return {
    ...quote,
    lines: [...lines, { kind: 'agreed', amount: difference }],
    pricePerNight: roundedQuotient(Math.max(0, totalPrice - fees), quote.nights),
    totalPrice,
    advancePayment: shareOf(totalPrice, advanceShare),
    totalPayment,
  };
}

function sumOfPart(lines: readonly QuoteLine[], part: (typeof partOfLine)[QuoteLine['kind']]): Cents {
  return sumOf(lines.map(({ kind, amount }) => (partOfLine[kind] === part ? amount : 0)));
}
