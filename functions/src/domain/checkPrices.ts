import type { StayLimits } from './availability.ts';
import { addDays, type IsoDate } from './isoDate.ts';
import type { Pricing } from './quote.ts';
import { isInSeason, seasonOf, type Season } from './season.ts';
import { arrivalProblem, rulesFor } from './stayRules.ts';
import { longestStay } from './stay.ts';

/** The prices, seasons, rules and limits of an apartment, as edited by an owner. */
export type PriceList = StayLimits & Pricing;

/** Faults forbid saving. Texts: `faults` in `locales/{language}/hostPrices.json`. */
export type PriceFault =
  | 'zero-price'
  | 'minimum-over-maximum'
  | 'window-before-notice'
  | 'overlap'
  | 'hidden-by-yearly'
  | 'name-missing'
  | 'same-name'
  | 'never-bookable'
  | 'no-guests'
  | 'guests-below-adults'
  | 'guests-never-reached'
  | 'same-nights'
  | 'free-nights';

/** A fault at a field, such as `seasons.2.nightPrice`. */
export interface FieldFault<Fault extends string = string> {
  field: string;
  fault: Fault;
  /** First and last night concerned. */
  nights?: { from: IsoDate; to: IsoDate };
}

/** How many days ahead nights are checked: enough for yearly seasons to fall on different weekdays. */
const daysLookedAt = 3 * 366;

/** The faults that forbid saving, grouped by field. */
export function faultsInPrices(list: PriceList, today: IsoDate): FieldFault<PriceFault>[] {
  const faults = [
    ...faultsInAmounts(list),
    ...faultsInRules(list),
    ...faultsInSeasons(list.seasons),
    ...faultsInLimits(list),
    ...faultsInDiscounts(list),
  ];
  // Other faults can make nights unbookable, and would be reported twice.
  return faults.length > 0 ? faults : nightsNobodyCanBook(list, today);
}

function faultsInAmounts({ nightPrice, seasons }: PriceList): FieldFault<PriceFault>[] {
  const prices = [
    { field: 'nightPrice', price: nightPrice },
    ...seasons.map((season, index) => ({ field: `seasons.${index}.nightPrice`, price: season.nightPrice })),
  ];
  return prices.filter(({ price }) => price === 0).map(({ field }) => ({ field, fault: 'zero-price' }));
}

function faultsInRules({ rules, seasons }: PriceList): FieldFault<PriceFault>[] {
  const scopes = [
    { at: 'rules', own: rules, applicable: rules },
    ...seasons.map((season, index) => ({
      at: `seasons.${index}`,
      own: season,
      applicable: {
        minNights: season.minNights ?? rules.minNights,
        maxNights: season.maxNights ?? rules.maxNights,
        minNoticeDays: season.minNoticeDays ?? rules.minNoticeDays,
        bookingWindowDays: season.bookingWindowDays ?? rules.bookingWindowDays,
      },
    })),
  ];
  return scopes.flatMap(({ at, own, applicable }): FieldFault<PriceFault>[] => {
    const setsNights = own.minNights !== undefined || own.maxNights !== undefined;
    const setsWindow = own.minNoticeDays !== undefined || own.bookingWindowDays !== undefined;
    return [
      ...(setsNights && applicable.minNights > applicable.maxNights
        ? [
            {
              field: `${at}.${own.minNights === undefined ? 'maxNights' : 'minNights'}`,
              fault: 'minimum-over-maximum',
            } as const,
          ]
        : []),
      ...(setsWindow && applicable.minNoticeDays > applicable.bookingWindowDays
        ? [{ field: `${at}.bookingWindowDays`, fault: 'window-before-notice' } as const]
        : []),
    ];
  });
}

/** The first matching season wins, so two seasons must not share a night, unless a dated season comes before a yearly one. */
function faultsInSeasons(seasons: readonly Season[]): FieldFault<PriceFault>[] {
  return seasons.flatMap((season, index): FieldFault<PriceFault>[] => {
    const name = season.name.trim();
    const before = seasons.slice(0, index);
    const hasTwin = before.some((other) => other.name.trim().toLowerCase() === name.toLowerCase());
    const overlap = before.find((other) => shareANight(other, season) && (isYearly(other) || !isYearly(season)));
    return [
      ...(name === '' ? [{ field: `seasons.${index}.name`, fault: 'name-missing' } as const] : []),
      ...(name !== '' && hasTwin ? [{ field: `seasons.${index}.name`, fault: 'same-name' } as const] : []),
      ...(overlap
        ? [
            {
              field: `seasons.${index}.from`,
              fault: isYearly(overlap) === isYearly(season) ? 'overlap' : 'hidden-by-yearly',
            } as const,
          ]
        : []),
    ];
  });
}

export function isYearly({ from }: Pick<Season, 'from'>): boolean {
  return from.length === 5;
}

/** The days of a leap year, so that 29 February is included. */
const anyLeapYear = Array.from({ length: 366 }, (_, index) => addDays('2028-01-01' as IsoDate, index));

function shareANight(a: Season, b: Season): boolean {
  if (isYearly(a) && isYearly(b)) return anyLeapYear.some((night) => isInSeason(night, a) && isInSeason(night, b));
  if (!isYearly(a) && !isYearly(b)) return a.from <= b.to && b.from <= a.to;
  const [dated, yearly] = isYearly(a) ? [b, a] : [a, b];
  return nightsFrom(dated.from as IsoDate, 366).some((night) => night <= dated.to && isInSeason(night, yearly));
}

function nightsFrom(first: IsoDate, count: number): IsoDate[] {
  return Array.from({ length: count }, (_, index) => addDays(first, index));
}

function faultsInLimits({ limits }: PriceList): FieldFault<PriceFault>[] {
  const { adults, children, guests } = limits;
  if (adults === 0) return [{ field: 'limits.adults', fault: 'no-guests' }];
  if (guests === 0) return [{ field: 'limits.guests', fault: 'no-guests' }];
  if (guests < adults) return [{ field: 'limits.guests', fault: 'guests-below-adults' }];
  return guests > adults + children ? [{ field: 'limits.guests', fault: 'guests-never-reached' }] : [];
}

function faultsInDiscounts({ longStayDiscounts }: PriceList): FieldFault<PriceFault>[] {
  return longStayDiscounts.flatMap(({ minNights, share }, index): FieldFault<PriceFault>[] => {
    const hasTwin = longStayDiscounts.slice(0, index).some((other) => other.minNights === minNights);
    return [
      ...(hasTwin ? [{ field: `longStayDiscounts.${index}.minNights`, fault: 'same-nights' } as const] : []),
      ...(share >= 1 ? [{ field: `longStayDiscounts.${index}.share`, fault: 'free-nights' } as const] : []),
    ];
  });
}

/**
 * Nights that no stay can include, whenever it is requested: even the longest stay from any earlier day of arrival ends
 * before them. Reports the first run of such nights per season.
 */
export function nightsNobodyCanBook(
  { rules, seasons }: Pick<PriceList, 'rules' | 'seasons'>,
  today: IsoDate,
): FieldFault<'never-bookable'>[] {
  const runs = new Map<number, { from: IsoDate; to: IsoDate; open: boolean }>();
  let reached = '' as IsoDate;
  for (const night of nightsFrom(addDays(today, -longestStay), longestStay + daysLookedAt)) {
    const applicable = rulesFor(night, rules, seasons);
    // Assumes the most favourable request day: exactly the minimum notice before arrival.
    if (
      arrivalProblem(night, addDays(night, -applicable.minNoticeDays), applicable) === undefined &&
      applicable.minNights <= applicable.maxNights
    ) {
      const last = addDays(night, applicable.maxNights - 1);
      if (last > reached) reached = last;
    }
    if (night < today) continue;
    const season = seasonOf(night, seasons);
    const index = season ? seasons.indexOf(season) : -1;
    const run = runs.get(index);
    if (night <= reached) {
      if (run) run.open = false;
    } else if (!run) runs.set(index, { from: night, to: night, open: true });
    else if (run.open && addDays(run.to, 1) === night) run.to = night;
  }
  return [...runs].map(([index, { from, to }]) => ({
    field: index < 0 ? 'rules.arrivalDays' : `seasons.${index}.arrivalDays`,
    fault: 'never-bookable',
    nights: { from, to },
  }));
}
