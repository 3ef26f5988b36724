import { isYearly, type FieldFault, type PriceList } from 'functions/domain/checkPrices';
import { addDays, daysBetween, type IsoDate } from 'functions/domain/isoDate';
import { lastPossibleNight } from 'functions/domain/lastPossibleNight';
import type { Cents } from 'functions/domain/money';
import { seasonOf, type Season } from 'functions/domain/season';

/** Warnings that the owner must confirm before saving. Texts: `warnings` in `locales/{language}/hostPrices.json`. */
export const priceWarningKinds = [
  'hole',
  'ends-before-window',
  'three-times-neighbours',
  'three-times-before',
  'limit-lowered',
  'window-shortened',
  'smaller-discount',
  'discount-never-reached',
  'over',
] as const;
export type PriceWarning = (typeof priceWarningKinds)[number];

/** A price that is this many times as high as its neighbour, or as it was before, looks like a typing error. */
const suspiciousFactor = 3;
/** Between yearly seasons, only short gaps look like a mistake, because the apartment's own price applies in a gap. */
const shortGapNights = 7;
const datedGapNights = 60;

/** Values that look like mistakes. @param before the saved prices, if any */
export function warningsInPrices(
  list: PriceList,
  before: PriceList | undefined,
  today: IsoDate,
): FieldFault<PriceWarning>[] {
  const runs = runsOfSeasons(list, today);
  return [
    ...oddNeighbours(runs, list),
    ...(before ? oddChanges(list, before) : []),
    ...holes(runs),
    ...endOfDates(list, today),
    ...overSeasons(list.seasons, today),
    ...(before ? loweredLimits(list, before) : []),
    ...oddDiscounts(list),
  ];
}

/** Nights in a row that belong to one season, or to none (`index` -1). */
interface Run {
  index: number;
  season: Season | undefined;
  price: Cents;
  from: IsoDate;
  to: IsoDate;
}

function runsOfSeasons({ nightPrice, seasons, rules }: PriceList, today: IsoDate): Run[] {
  const runs: Run[] = [];
  // Two years at most, because they contain every yearly season.
  const last = [lastPossibleNight(today, { rules, seasons }), addDays(today, 2 * 366)].toSorted()[0]!;
  for (let night = today; night <= last; night = addDays(night, 1)) {
    const season = seasonOf(night, seasons);
    const index = season ? seasons.indexOf(season) : -1;
    const run = runs.at(-1);
    if (run?.index === index) run.to = night;
    else runs.push({ index, season, price: season?.nightPrice ?? nightPrice, from: night, to: night });
  }
  return runs;
}

function fieldOf(index: number): string {
  return index < 0 ? 'nightPrice' : `seasons.${index}.nightPrice`;
}

function isFarFrom(a: Cents, b: Cents): boolean {
  return a > 0 && b > 0 && (a >= suspiciousFactor * b || b >= suspiciousFactor * a);
}

/**
 * Warns about one of two neighbours: the one that resembles fewer other prices of the list or, if both resemble as
 * many, the one farther from the median price.
 */
function oddNeighbours(runs: readonly Run[], { nightPrice, seasons }: PriceList): FieldFault<PriceWarning>[] {
  const prices = runs.flatMap(({ price, from, to }) => Array<Cents>(daysBetween(from, to) + 1).fill(price));
  const median = prices.toSorted((a, b) => a - b)[Math.floor(prices.length / 2)] ?? nightPrice;
  const distance = (price: Cents) => Math.abs(Math.log(price / median));
  const listed = [nightPrice, ...seasons.map((season) => season.nightPrice ?? nightPrice)];
  const likeIt = (price: Cents) => listed.filter((other) => !isFarFrom(price, other)).length;
  const fields = new Set<string>();
  runs.forEach((run, at) => {
    const next = runs[at + 1];
    if (!next || !isFarFrom(run.price, next.price)) return;
    const more = likeIt(run.price) - likeIt(next.price) || distance(next.price) - distance(run.price);
    fields.add(fieldOf((more >= 0 ? next : run).index));
  });
  return [...fields].map((field) => ({ field, fault: 'three-times-neighbours' }));
}

/** Compares each season with the earlier season of the same name. */
function oddChanges(list: PriceList, before: PriceList): FieldFault<PriceWarning>[] {
  const seasons = list.seasons.map((season, index) => {
    const old = before.seasons.find(({ name }) => name === season.name);
    return {
      field: fieldOf(index),
      from: old && (old.nightPrice ?? before.nightPrice),
      to: season.nightPrice ?? list.nightPrice,
    };
  });
  return [
    { field: 'nightPrice', from: before.nightPrice, to: list.nightPrice },
    ...seasons,
    { field: 'cleaningFee', from: before.cleaningFee, to: list.cleaningFee },
  ]
    .filter(({ from, to }) => from !== undefined && isFarFrom(from, to))
    .map(({ field }) => ({ field, fault: 'three-times-before' }));
}

function holes(runs: readonly Run[]): FieldFault<PriceWarning>[] {
  const found = new Map<string, FieldFault<PriceWarning>>();
  runs.forEach((run, at) => {
    const [previous, next] = [runs[at - 1], runs[at + 1]];
    if (run.season || !previous?.season || !next?.season) return;
    const nights = daysBetween(run.from, run.to) + 1;
    const dated = !isYearly(previous.season) && !isYearly(next.season);
    const field = `seasons.${next.index}.from`;
    if (nights > (dated ? datedGapNights : shortGapNights) || found.has(field)) return;
    found.set(field, { field, fault: 'hole', nights: { from: run.from, to: run.to } });
  });
  return [...found.values()];
}

/** Warns if all seasons are dated and the last one ends within the booking window. */
function endOfDates({ seasons, rules }: PriceList, today: IsoDate): FieldFault<PriceWarning>[] {
  if (seasons.length === 0 || seasons.some(isYearly)) return [];
  const last = seasons.reduce((latest, season, index) => (season.to > seasons[latest]!.to ? index : latest), 0);
  const end = seasons[last]!.to as IsoDate;
  const window = addDays(today, rules.bookingWindowDays);
  if (end < today || daysBetween(end, window) <= 0) return [];
  return [{ field: `seasons.${last}.to`, fault: 'ends-before-window', nights: { from: addDays(end, 1), to: window } }];
}

function overSeasons(seasons: readonly Season[], today: IsoDate): FieldFault<PriceWarning>[] {
  return seasons.flatMap((season, index) =>
    !isYearly(season) && season.to < today ? [{ field: `seasons.${index}.to`, fault: 'over' as const }] : [],
  );
}

/** Warns about lowered limits, because existing bookings may have more guests or be farther ahead. */
function loweredLimits(list: PriceList, before: PriceList): FieldFault<PriceWarning>[] {
  const lowered = (['adults', 'children', 'guests'] as const).filter((kind) => list.limits[kind] < before.limits[kind]);
  return [
    ...lowered.map((kind) => ({ field: `limits.${kind}`, fault: 'limit-lowered' as const })),
    ...(list.rules.bookingWindowDays < before.rules.bookingWindowDays
      ? [{ field: 'rules.bookingWindowDays', fault: 'window-shortened' as const }]
      : []),
  ];
}

function oddDiscounts({ longStayDiscounts, rules, seasons }: PriceList): FieldFault<PriceWarning>[] {
  const longest = Math.max(rules.maxNights, ...seasons.map(({ maxNights }) => maxNights ?? rules.maxNights));
  return longStayDiscounts.flatMap(({ minNights, share }, index): FieldFault<PriceWarning>[] => [
    ...(longStayDiscounts.some((other) => other.minNights < minNights && other.share > share)
      ? [{ field: `longStayDiscounts.${index}.share`, fault: 'smaller-discount' } as const]
      : []),
    ...(minNights > longest
      ? [{ field: `longStayDiscounts.${index}.minNights`, fault: 'discount-never-reached' } as const]
      : []),
  ]);
}
