import type { ApartmentFacts, BookingMode } from 'functions/contract/apartment';
import type { Weekday } from 'functions/domain/isoDate';
import type { Language } from 'functions/domain/language';
import { writeMoneyField } from '../forms/typedMoney.ts';
import type { ShareForm } from '../forms/ShareList.tsx';
import { withIds } from '../forms/withIds.ts';
import { readInteger, readPrice, readShare, writeOptional, writeShare } from '../forms/typedNumbers.ts';

type StoredSeason = ApartmentFacts['seasons'][number];

/** The stay rules that are numbers. */
export const ruleCounts = ['minNights', 'maxNights', 'minNoticeDays', 'bookingWindowDays'] as const;
type RuleCount = (typeof ruleCounts)[number];

/** Stay rules as typed by an owner. */
export interface StayRuleForm extends Record<RuleCount, string> {
  /** All days mean any day. An empty list means any day for an apartment, and the apartment's own days for a season. */
  arrivalDays: readonly Weekday[];
}

/** A season as typed by an owner. */
export interface SeasonForm extends StayRuleForm {
  /** Does not change when seasons are added or removed. */
  id: string;
  name: string;
  /** `MM-DD` or `YYYY-MM-DD`, in the same format as `to`. */
  from: string;
  to: string;
  nightPrice: string;
}

export type DiscountForm = ShareForm<'minNights'>;

/** Prices and rules as typed by an owner. */
export interface PriceForm extends StayRuleForm {
  nightPrice: string;
  cleaningFee: string;
  bookingMode: BookingMode;
  /** Maximum numbers of guests. */
  adults: string;
  children: string;
  /** Adults and children together. */
  guests: string;
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
    ...typedCounts(rules),
    arrivalDays: rules.arrivalDays,
    seasons: withIds(seasons, ({ name }) => name).map((season) => ({
      id: season.id,
      name: season.name,
      from: season.from,
      to: season.to,
      nightPrice: season.nightPrice === undefined ? '' : writeMoneyField(language, season.nightPrice),
      ...typedCounts(season),
      arrivalDays: season.arrivalDays?.length === 0 ? weekdays : (season.arrivalDays ?? []),
    })),
    discounts: withIds(longStayDiscounts, ({ minNights }) => String(minNights)).map(({ id, minNights, share }) => ({
      id,
      minNights: String(minNights),
      share: writeShare(share),
    })),
  };
}

/**
 * The form's values. Facts that the form does not show stay unchanged. Settings that the owner has emptied are removed.
 * An unreadable number becomes `NaN`, which the contract's schema refuses.
 */
export function factsFrom(form: PriceForm, before: ApartmentFacts, language: Language): ApartmentFacts {
  const { slug, position, stars, bedrooms, beds, bathrooms, squareMetres } = before;
  return {
    ...{ slug, position, stars, bedrooms, beds, bathrooms, squareMetres },
    nightPrice: readPrice(language, form.nightPrice),
    cleaningFee: readPrice(language, form.cleaningFee),
    bookingMode: form.bookingMode,
    limits: {
      adults: readInteger(form.adults),
      children: readInteger(form.children),
      guests: readInteger(form.guests),
    },
    rules: {
      ...(readCounts(form, ruleCounts) as Record<RuleCount, number>),
      arrivalDays: form.arrivalDays.length === weekdays.length ? [] : [...form.arrivalDays].sort(),
    },
    seasons: form.seasons.map((season) => seasonFrom(season, language)),
    longStayDiscounts: form.discounts.map(({ minNights, share }) => ({
      minNights: readInteger(minNights),
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
    ...readCounts(
      typed,
      ruleCounts.filter((name) => typed[name].trim() !== ''),
    ),
    ...(days.length > 0 && { arrivalDays: days.length === weekdays.length ? [] : [...days].sort() }),
  };
}

function typedCounts(rules: Partial<Record<RuleCount, number | undefined>>): Record<RuleCount, string> {
  return Object.fromEntries(ruleCounts.map((name) => [name, writeOptional(rules[name])])) as Record<RuleCount, string>;
}

function readCounts(typed: StayRuleForm, names: readonly RuleCount[]): Partial<Record<RuleCount, number>> {
  return Object.fromEntries(names.map((name) => [name, readInteger(typed[name])]));
}

/**
 * Sorts the seasons: dated ones before yearly ones, because the first season that matches applies, and each kind by its
 * first night.
 */
export function sortSeasons<Season extends { from: string }>(seasons: readonly Season[]): Season[] {
  const isYearly = ({ from }: Season) => from.length === 5;
  return seasons.toSorted((a, b) => Number(isYearly(a)) - Number(isYearly(b)) || a.from.localeCompare(b.from));
}
