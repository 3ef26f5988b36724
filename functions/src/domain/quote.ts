import type { Guests } from './guests.ts';
import { roundedQuotient, shareOf, sumOf, type Cents } from './money.ts';
import { nightsBySeason, type Season } from './season.ts';
import { nightCount, type Stay } from './stay.ts';

/** Prices of an apartment. */
export interface Pricing {
  /** Price of a night outside all seasons. */
  readonly nightPrice: Cents;
  readonly seasons: readonly Season[];
  /** The discount with the largest `minNights` that the stay reaches applies, as a share of the nights' price. */
  readonly longStayDiscounts: readonly { readonly minNights: number; readonly share: number }[];
  /** Charged once per stay; 0 for none. */
  readonly cleaningFee: Cents;
}

/**
 * Tourist tax: included in the price (household hosts in Croatia pay a yearly lump sum), or per person and night. Requests
 * contain the number of children, not their ages, so each child counts as `assumedChildAge`. A person pays the share of the
 * last band that begins at or below their age, and nothing if there is none; without any bands everybody pays in full. The
 * amount per person and night is rounded to the cent.
 */
export type TouristTax =
  | { readonly mode: 'included' }
  | {
      readonly mode: 'perPersonNight';
      readonly amount: Cents;
      readonly bands: readonly { readonly fromAge: number; readonly share: number }[];
      readonly assumedChildAge: number;
    };

/** The settings that prices depend on. */
export interface PaymentTerms {
  /** Part of `totalPrice` due on confirmation, 0 to 1. */
  readonly advanceShare: number;
  readonly touristTax: TouristTax;
}

/** A row of the bill; `amount` in cents, negative for discounts. */
export type QuoteLine =
  | { kind: 'nights'; season: string | null; nights: number; unitPrice: Cents; amount: Cents }
  | { kind: 'longStayDiscount'; share: number; amount: Cents }
  | { kind: 'cleaningFee'; amount: Cents }
  | { kind: 'touristTax'; persons: number; nights: number; amount: Cents }
  /** Difference from the list price that owner and guest have agreed. */
  | { kind: 'agreed'; amount: Cents };

/** The part of the price that a line belongs to. An agreed difference changes the price of the nights, not fees and tax. */
export const partOfLine = {
  nights: 'nights',
  longStayDiscount: 'nights',
  cleaningFee: 'fees',
  touristTax: 'tax',
  agreed: 'nights',
} as const satisfies Record<QuoteLine['kind'], string>;

/** Amounts in cents. The lines add up to `totalPayment`. */
export interface Quote {
  currency: 'EUR';
  nights: number;
  lines: QuoteLine[];
  /** The list price of a night: the average over the stay before discounts, rounded to the cent. */
  standardRate: Cents;
  /** The actual price per night after discounts, without fees and tax, rounded to the cent. */
  pricePerNight: Cents;
  /** Nights and fees after discounts, without tourist tax. */
  totalPrice: Cents;
  /** The part of `totalPrice` due on confirmation. */
  advancePayment: Cents;
  /** Everything that the guest pays, tourist tax included. */
  totalPayment: Cents;
}

/** Price of a stay. The browser uses the same code for display; only the server's result counts. */
export function quoteStay(stay: Stay, guests: Guests, pricing: Pricing, terms: PaymentTerms): Quote {
  const nights = nightCount(stay);
  const nightLines = nightsBySeason(stay, pricing.seasons).map(({ season, nights: inSeason }): QuoteLine => {
    const unitPrice = season?.nightPrice ?? pricing.nightPrice;
    return {
      kind: 'nights',
      season: season?.name ?? null,
      nights: inSeason.length,
      unitPrice,
      amount: unitPrice * inSeason.length,
    };
  });
  const listTotal = sumOf(nightLines.map((line) => line.amount));
  const { discountShare, discount, totalPrice, totalPayment } = amountsOf(listTotal, nights, guests, pricing, terms);

  const lines = [...nightLines];
  if (discount > 0) lines.push({ kind: 'longStayDiscount', share: discountShare, amount: -discount });
  if (pricing.cleaningFee > 0) lines.push({ kind: 'cleaningFee', amount: pricing.cleaningFee });
  lines.push(...touristTaxLines(guests, nights, terms.touristTax));

  return {
    currency: 'EUR',
    nights,
    lines,
    standardRate: roundedQuotient(listTotal, nights),
    pricePerNight: roundedQuotient(listTotal - discount, nights),
    totalPrice,
    advancePayment: shareOf(totalPrice, terms.advanceShare),
    totalPayment,
  };
}

/**
 * The amounts of a quote without its lines. Far faster than `quoteStay`, for comparing many stays.
 * @param listTotal sum of the list prices of all nights, before discounts
 */
export function amountsOf(
  listTotal: Cents,
  nights: number,
  guests: Guests,
  pricing: Pick<Pricing, 'longStayDiscounts' | 'cleaningFee'>,
  terms: PaymentTerms,
) {
  const discountShare = longStayShare(nights, pricing.longStayDiscounts);
  const discount = shareOf(listTotal, discountShare);
  const tax = touristTaxFor(guests, nights, terms.touristTax);
  const totalPrice = listTotal - discount + pricing.cleaningFee;
  return { discountShare, discount, totalPrice, totalPayment: totalPrice + tax.amount };
}

/** The cost of one stay, or of several together. */
export type QuoteSums = Pick<Quote, 'totalPrice' | 'advancePayment' | 'totalPayment'>;

/** The cost of several stays together. */
export function sumOfQuotes(quotes: readonly QuoteSums[]): QuoteSums {
  return {
    totalPrice: sumOf(quotes.map(({ totalPrice }) => totalPrice)),
    advancePayment: sumOf(quotes.map(({ advancePayment }) => advancePayment)),
    totalPayment: sumOf(quotes.map(({ totalPayment }) => totalPayment)),
  };
}

/** The amount left to pay on arrival after the advance payment. */
export function balancePayment({
  totalPayment,
  advancePayment,
}: Pick<QuoteSums, 'totalPayment' | 'advancePayment'>): Cents {
  return totalPayment - advancePayment;
}

function longStayShare(nights: number, discounts: Pricing['longStayDiscounts']): number {
  const reached = discounts.filter(({ minNights }) => nights >= minNights);
  return reached.reduce((best, next) => (next.minNights > best.minNights ? next : best), { minNights: 0, share: 0 })
    .share;
}

/** The row of the bill for tourist tax, if any is due. */
export function touristTaxLines(guests: Guests, nights: number, touristTax: TouristTax): QuoteLine[] {
  const { persons, amount } = touristTaxFor(guests, nights, touristTax);
  return amount > 0 ? [{ kind: 'touristTax', persons, nights, amount }] : [];
}

/** `persons` is the number of guests who pay tourist tax. */
function touristTaxFor(guests: Guests, nights: number, tax: TouristTax): { persons: number; amount: Cents } {
  if (tax.mode === 'included') return { persons: 0, amount: 0 };
  const adultNight = shareOf(tax.amount, shareAtAge(Infinity, tax.bands));
  const childNight = shareOf(tax.amount, shareAtAge(tax.assumedChildAge, tax.bands));
  return {
    persons: (adultNight > 0 ? guests.adults : 0) + (childNight > 0 ? guests.children : 0),
    amount: nights * (adultNight * guests.adults + childNight * guests.children),
  };
}

function shareAtAge(age: number, bands: readonly { fromAge: number; share: number }[]): number {
  const reached = bands.filter(({ fromAge }) => fromAge <= age);
  if (reached.length === 0) return bands.length === 0 ? 1 : 0;
  return reached.reduce((best, next) => (next.fromAge >= best.fromAge ? next : best)).share;
}

/** Lowest price of a night in any season, for "from ... per night". */
export function lowestNightPrice(pricing: Pick<Pricing, 'nightPrice' | 'seasons'>): Cents {
  return Math.min(pricing.nightPrice, ...pricing.seasons.map((season) => season.nightPrice ?? pricing.nightPrice));
}
