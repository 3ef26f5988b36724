import type { ApartmentFacts, BookingMode } from 'functions/contract/apartment';
import type { Weekday } from 'functions/domain/isoDate';
import type { Language } from 'functions/domain/language';
import { writeMoneyField } from 'functions/domain/typedMoney';
import { withIds } from '../forms/withIds.ts';
import { readCount, readPrice, readShare, writeOptional, writeShare } from '../forms/typedNumbers.ts';

type StoredSeason = ApartmentFacts['seasons'][number];

/** A season as an owner types it. */
export interface SeasonForm {
  /** Stays while others are added and removed. */
  id: string;
  name: string;
  /** `MM-DD` or `YYYY-MM-DD`, both alike. */
  from: string;
  to: string;
  nightPrice: string;
  minNights: string;
  maxNights: string;
  minNoticeDays: string;
  bookingWindowDays: string;
  /** None: as without a season. All: any day. */
  arrivalDays: readonly Weekday[];
}

export interface DiscountForm {
  id: string;
  minNights: string;
  /** In percent. */
  share: string;
}

/** Prices and rules as an owner types them. */
export interface PriceForm {
  nightPrice: string;
  cleaningFee: string;
  bookingMode: BookingMode;
  /** How many may stay. */
  adults: string;
  children: string;
  /** In all. */
  guests: string;
  minNights: string;
  maxNights: string;
  minNoticeDays: string;
  bookingWindowDays: string;
  /** None or all: any day. */
  arrivalDays: readonly Weekday[];
  seasons: readonly SeasonForm[];
  discounts: readonly DiscountForm[];
}

export const weekdays: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 7];

export function priceFormOf(
  { limits, rules, seasons, longStayDiscounts, ...facts }: ApartmentFacts,
  language: Language,
): PriceForm {
  return {
    nightPrice: writeMoneyField(language, facts.nightPrice),
    cleaningFee: writeMoneyField(language, facts.cleaningFee),
    bookingMode: facts.bookingMode,
    adults: String(limits.adults),
    children: String(limits.children),
    guests: String(limits.guests),
    minNights: String(rules.minNights),
    maxNights: String(rules.maxNights),
    minNoticeDays: String(rules.minNoticeDays),
    bookingWindowDays: String(rules.bookingWindowDays),
    arrivalDays: rules.arrivalDays,
    seasons: withIds(seasons, ({ name }) => name).map((season) => ({
      id: season.id,
      name: season.name,
      from: season.from,
      to: season.to,
      nightPrice: season.nightPrice === undefined ? '' : writeMoneyField(language, season.nightPrice),
      minNights: writeOptional(season.minNights),
      maxNights: writeOptional(season.maxNights),
      minNoticeDays: writeOptional(season.minNoticeDays),
      bookingWindowDays: writeOptional(season.bookingWindowDays),
      arrivalDays: season.arrivalDays?.length === 0 ? weekdays : (season.arrivalDays ?? []),
    })),
    discounts: withIds(longStayDiscounts, ({ minNights }) => String(minNights)).map(({ id, minNights, share }) => ({
      id,
      minNights: String(minNights),
      share: writeShare(share),
    })),
  };
}

const rules: readonly string[] = ['minNights', 'maxNights', 'minNoticeDays', 'bookingWindowDays', 'arrivalDays'];

const limits: readonly string[] = ['adults', 'children', 'guests'];

/** Path of a field in the apartment's facts, by its path in the form. */
export function fieldOfFacts(path: string): string {
  if (limits.includes(path)) return `limits.${path}`;
  return rules.includes(path) ? `rules.${path}` : path.replace(/^discounts/, 'longStayDiscounts');
}

/**
 * What the form says, with all else as it was. A number that cannot be read becomes `NaN`, which the contract refuses. The
 * first season that matches a night holds, so those with dates come before those of every year.
 */
export function factsFrom(form: PriceForm, before: ApartmentFacts, language: Language): ApartmentFacts {
  return {
    ...before,
    nightPrice: readPrice(language, form.nightPrice),
    cleaningFee: readPrice(language, form.cleaningFee),
    bookingMode: form.bookingMode,
    limits: {
      adults: readCount(form.adults),
      children: readCount(form.children),
      guests: readCount(form.guests),
    },
    rules: {
      minNights: readCount(form.minNights),
      maxNights: readCount(form.maxNights),
      minNoticeDays: readCount(form.minNoticeDays),
      bookingWindowDays: readCount(form.bookingWindowDays),
      arrivalDays: form.arrivalDays.length === weekdays.length ? [] : [...form.arrivalDays].sort(),
    },
    seasons: form.seasons.map((season) => seasonFrom(season, language)),
    longStayDiscounts: form.discounts.map(({ minNights, share }) => ({
      minNights: readCount(minNights),
      share: readShare(share),
    })),
  };
}

function seasonFrom({ name, from, to, ...typed }: SeasonForm, language: Language): StoredSeason {
  const days = typed.arrivalDays;
  return {
    name: name.trim(),
    from,
    to,
    ...(typed.nightPrice.trim() && { nightPrice: readPrice(language, typed.nightPrice) }),
    ...(typed.minNights.trim() && { minNights: readCount(typed.minNights) }),
    ...(typed.maxNights.trim() && { maxNights: readCount(typed.maxNights) }),
    ...(typed.minNoticeDays.trim() && { minNoticeDays: readCount(typed.minNoticeDays) }),
    ...(typed.bookingWindowDays.trim() && { bookingWindowDays: readCount(typed.bookingWindowDays) }),
    ...(days.length > 0 && { arrivalDays: days.length === weekdays.length ? [] : [...days].sort() }),
  };
}

/** Dates before what comes back every year, since the first season that matches holds; each kind by its first night. */
export function sortSeasons<Season extends { from: string }>(seasons: readonly Season[]): Season[] {
  const isYearly = ({ from }: Season) => from.length === 5;
  return seasons.toSorted((a, b) => Number(isYearly(a)) - Number(isYearly(b)) || a.from.localeCompare(b.from));
}
