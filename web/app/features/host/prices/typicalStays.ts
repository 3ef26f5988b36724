import { stayRefusal, type StayRefusal } from 'functions/domain/availability';
import type { PriceList } from 'functions/domain/checkPrices';
import type { GuestLimits, Guests } from 'functions/domain/guests';
import { addDays, parseIsoDate, weekdayOf, type IsoDate, type Weekday } from 'functions/domain/isoDate';
import type { Cents } from 'functions/domain/money';
import { quoteStay, type PaymentTerms } from 'functions/domain/quote';
import type { Stay } from 'functions/domain/stay';

/** Texts: `typical` in `locales/{language}/hostPrices.json`. */
export const typicalKinds = [
  'weekendInMay',
  'weekInJune',
  'weekInAugust',
  'fortnightInSeptember',
  'winterMonth',
] as const;
export type TypicalKind = (typeof typicalKinds)[number];

export interface TypicalStay {
  kind: TypicalKind;
  stay: Stay;
  guests: Guests;
}

/** What a typical stay costs. If the rules refuse it, also why. */
export interface TypicalPrice {
  total: Cents;
  refusal: StayRefusal | undefined;
}

interface TypicalDates {
  kind: TypicalKind;
  /** The stay begins on the first such weekday on or after this day of the year. */
  notBefore: string;
  weekday: Weekday;
  nights: number;
  full: boolean;
}

const friday = 5;
const saturday = 6;

const typicalDates: readonly TypicalDates[] = [
  { kind: 'weekendInMay', notBefore: '05-02', weekday: friday, nights: 2, full: false },
  { kind: 'weekInJune', notBefore: '06-08', weekday: saturday, nights: 7, full: false },
  { kind: 'weekInAugust', notBefore: '08-08', weekday: saturday, nights: 7, full: true },
  { kind: 'fortnightInSeptember', notBefore: '09-08', weekday: saturday, nights: 14, full: false },
  { kind: 'winterMonth', notBefore: '11-08', weekday: saturday, nights: 28, full: false },
];

/** Stays that most guests ask for, at their next occurrence. For two people, or as many as fit if that is fewer. */
export function typicalStays(limits: GuestLimits, today: IsoDate): TypicalStay[] {
  const { adults } = limits;
  const two = { adults: Math.min(2, adults), children: 0 };
  const full = { adults, children: Math.max(0, Math.min(limits.children, limits.guests - adults)) };
  return typicalDates.map(({ kind, notBefore, weekday, nights, full: isFull }) => {
    const checkIn = nextOn(notBefore, weekday, today);
    return { kind, stay: { checkIn, checkOut: addDays(checkIn, nights) }, guests: isFull ? full : two };
  });
}

function nextOn(monthAndDay: string, weekday: Weekday, today: IsoDate): IsoDate {
  const year = Number(today.slice(0, 4));
  const inYear = (of: number) => {
    const first = parseIsoDate(`${of}-${monthAndDay}`)!;
    return addDays(first, (weekday - weekdayOf(first) + 7) % 7);
  };
  const thisYear = inYear(year);
  return thisYear > today ? thisYear : inYear(year + 1);
}

/** Checks the stay rules, but not taken nights. */
export function typicalPrice(
  { stay, guests }: TypicalStay,
  list: PriceList,
  terms: PaymentTerms,
  today: IsoDate,
): TypicalPrice {
  return {
    total: quoteStay(stay, guests, list, terms).totalPayment,
    refusal: stayRefusal(stay, guests, list, new Set(), today),
  };
}
