import { addDays, daysBetween, type IsoDate } from './isoDate.ts';
import { lastPossibleNight } from './lastPossibleNight.ts';
import type { Cents } from './money.ts';
import type { StayLimits, TakenNights } from './availability.ts';
import type { PaymentTerms, Pricing } from './quote.ts';
import { seasonOf } from './season.ts';
import { arrivalProblem, rulesFor, type StayRuleProblem } from './stayRules.ts';

/** The public fields and the taken nights of an apartment, which decide which stays are possible and what they cost. */
export interface OfferedApartment extends StayLimits, Pricing {
  readonly slug: string;
  readonly propertyTerms: PaymentTerms;
  readonly taken: TakenNights;
}

/**
 * Rules, free nights and prices of an apartment for each day from today (index 0) to its last possible night. A stay that
 * arrives on a day can be booked if the day has no problem and `minNights <= nights`, `nights <= maxNights` and
 * `nights <= freeNights`.
 */
export interface NightTable {
  readonly problems: readonly (StayRuleProblem | undefined)[];
  /** Minimum nights by the rules of the arrival day's season; `maxNights` likewise. */
  readonly minNights: Uint16Array;
  readonly maxNights: Uint16Array;
  /** Number of consecutive free nights; 0 if this night is taken. */
  readonly freeNights: Uint16Array;
  /** Sum of the list prices of all nights before this one; has one entry more than there are days. */
  readonly priceBefore: readonly Cents[];
}

const tables = new WeakMap<OfferedApartment, { today: IsoDate; table: NightTable }>();

/** Computed once per apartment object and day, so that many queries need only one pass over its nights. */
export function nightTable(apartment: OfferedApartment, today: IsoDate): NightTable {
  const known = tables.get(apartment);
  if (known?.today === today) return known.table;
  const table = computeTable(apartment, today);
  tables.set(apartment, { today, table });
  return table;
}

function computeTable(apartment: OfferedApartment, today: IsoDate): NightTable {
  const { rules, seasons, nightPrice, taken } = apartment;
  const length = daysBetween(today, lastPossibleNight(today, apartment)) + 1;
  const problems: (StayRuleProblem | undefined)[] = [];
  const minNights = new Uint16Array(length);
  const maxNights = new Uint16Array(length);
  const freeNights = new Uint16Array(length);
  const priceBefore: Cents[] = [0];
  for (const [index, day] of daysFrom(today, length).entries()) {
    const applicable = rulesFor(day, rules, seasons);
    problems.push(arrivalProblem(day, today, applicable));
    minNights[index] = applicable.minNights;
    maxNights[index] = applicable.maxNights;
    freeNights[index] = taken.has(day) ? 0 : 1;
    priceBefore.push(priceBefore[index]! + (seasonOf(day, seasons)?.nightPrice ?? nightPrice));
  }
  for (let index = length - 2; index >= 0; index -= 1) {
    if (freeNights[index]! > 0) freeNights[index] = freeNights[index + 1]! + 1;
  }
  return { problems, minNights, maxNights, freeNights, priceBefore };
}

let latestDays: readonly IsoDate[] = [];

/** Consecutive days. Reuses the last list, because all apartments need the same days. */
function daysFrom(first: IsoDate, count: number): readonly IsoDate[] {
  if (latestDays[0] !== first || latestDays.length < count) {
    latestDays = Array.from({ length: count }, (_, index) => addDays(first, index));
  }
  return latestDays.length === count ? latestDays : latestDays.slice(0, count);
}
