import { accommodation, type Accommodation, canStay, simplestAccommodations } from 'functions/domain/accommodation';
import type { OfferedApartment } from 'functions/domain/nightTable';
import type { Guests } from 'functions/domain/guests';
import { addDays, daysBetween, type IsoDate, type Weekday } from 'functions/domain/isoDate';
import type { Cents } from 'functions/domain/money';
import { nightCount, type Stay } from 'functions/domain/stay';
import { rulesFor, type StayRuleProblem } from 'functions/domain/stayRules';

/** Why no stay can begin on a day. `stay-too-short`: its night is free, but too few nights follow before the next taken one. */
export type ArrivalRefusal =
  Extract<StayRuleProblem, 'too-soon' | 'too-far-ahead' | 'arrival-day' | 'stay-too-short'> | 'dates-taken';

/**
 * The minimum number of nights of a stay that begins on a day, and the weekdays on which a stay of that length may
 * arrive (empty for any).
 */
export interface ShortestStay {
  readonly minNights: number;
  readonly arrivalDays: readonly Weekday[];
}

/**
 * The combined calendar of several apartments for one party. It allows a stay if at least one apartment, or combination of
 * apartments, that is large enough allows it.
 */
export interface PartyCalendar {
  /**
   * Whether the party fits into one apartment, only into several together, or not even into all of them. With `none`
   * the calendar shows the apartments as for a smaller party.
   */
  readonly fits: 'alone' | 'together' | 'none';
  /** False while no taken nights are known. No night counts as taken then, but none may look free either. */
  readonly isKnown: boolean;
  /** Whether the party cannot have the night that begins on this day. False for past days and beyond the booking window. */
  isTaken: (day: IsoDate) => boolean;
  /** Why no stay can begin on this day; undefined if one can. */
  arrivalRefusal: (day: IsoDate) => ArrivalRefusal | undefined;
  /** All days on which a stay that arrives on `checkIn` can end, in order; empty if no stay can begin. */
  departures: (checkIn: IsoDate) => ReadonlySet<IsoDate>;
  /**
   * For a hint such as "at least 7 nights, from Saturday", before or after the arrival is chosen. Uses the season of
   * the day. Uses the apartments whose night is free, or all apartments if no night is free.
   */
  shortest: (day: IsoDate) => ShortestStay;
  /**
   * Lowest list price of the night for the party, or the sum if the party needs several apartments. `undefined` if the
   * night is free in no apartment, or if that is not known.
   */
  priceOf: (night: IsoDate) => Cents | undefined;
  /** Lowest `totalPayment` of a stay for the party. `undefined` if the stay or the party is not possible. */
  totalOf: (stay: Stay) => Cents | undefined;
}

/** @param apartments at least one. Pass the same objects each time, because their tables are computed once per object */
export function partyCalendar(
  apartments: readonly OfferedApartment[],
  guests: Guests,
  today: IsoDate,
  isKnown = true,
): PartyCalendar {
  const holding = simplestAccommodations(apartments, guests, today);
  const fits = holding.length === 0 ? 'none' : holding[0]!.parts.length === 1 ? 'alone' : 'together';
  const asked =
    holding.length > 0 ? holding : apartments.map((apartment) => accommodation([{ apartment, guests }], today));
  const days = Math.max(...asked.map((one) => one.days));
  const indexOf = (day: IsoDate) => daysBetween(today, day);
  const freeOn = (day: number) => asked.filter((one) => one.freeNights(day) > 0);

  return {
    fits,
    isKnown,
    isTaken(day) {
      const index = indexOf(day);
      return index >= 0 && index < days && freeOn(index).length === 0;
    },
    arrivalRefusal: (day) => arrivalRefusal(asked, indexOf(day)),
    departures(checkIn) {
      const index = indexOf(checkIn);
      const lengths = new Set<number>();
      for (const one of asked) {
        if (index < 0 || index >= one.days || one.problem(index)) continue;
        for (let nights = one.minNights(index); nights <= one.longest(index); nights += 1) lengths.add(nights);
      }
      return new Set([...lengths].sort((a, b) => a - b).map((nights) => addDays(checkIn, nights)));
    },
    shortest(day) {
      const free = freeOn(indexOf(day));
      return shortestOf(day, free.length > 0 ? free : asked);
    },
    priceOf(night) {
      const index = indexOf(night);
      const free = isKnown ? freeOn(index) : [];
      return free.length > 0 ? Math.min(...free.map((one) => one.nightPrice(index))) : undefined;
    },
    totalOf(stay) {
      const [day, nights] = [indexOf(stay.checkIn), nightCount(stay)];
      const totals = holding.filter((one) => canStay(one, day, nights)).map((one) => one.total(day, nights));
      return totals.length > 0 ? Math.min(...totals) : undefined;
    },
  };
}

function arrivalRefusal(asked: readonly Accommodation[], day: number): ArrivalRefusal | undefined {
  if (day < 0) return 'too-soon';
  const known = asked.filter((one) => day < one.days);
  const problems = known.map((one) => one.problem(day));
  if (problems.every((problem) => problem === 'too-far-ahead')) return 'too-far-ahead';
  if (problems.every((problem) => problem === 'too-soon')) return 'too-soon';
  const free = known.filter((one) => one.freeNights(day) > 0);
  if (free.length === 0) return 'dates-taken';
  const open = free.filter((one) => one.problem(day) === undefined);
  if (open.length > 0) return open.some((one) => one.minNights(day) <= one.longest(day)) ? undefined : 'stay-too-short';
  const [first] = free.map((one) => one.problem(day)).filter((problem) => problem === 'arrival-day');
  return first ?? 'dates-taken';
}

function shortestOf(day: IsoDate, asked: readonly Accommodation[]): ShortestStay {
  const each = asked.map(({ parts }) => {
    const rules = parts.map(({ apartment }) => rulesFor(day, apartment.rules, apartment.seasons));
    return {
      minNights: Math.max(...rules.map(({ minNights }) => minNights)),
      arrivalDays: rules.map(({ arrivalDays }) => arrivalDays).reduce(commonDays),
    };
  });
  const minNights = Math.min(...each.map((one) => one.minNights));
  const lists = each.filter((one) => one.minNights === minNights).map(({ arrivalDays }) => arrivalDays);
  const arrivalDays = lists.some((list) => list.length === 0) ? [] : [...new Set(lists.flat())].sort((a, b) => a - b);
  return { minNights, arrivalDays };
}

/**
 * The arrival days that both lists allow. An empty list allows any day. If the lists share no day, the first one
 * counts.
 */
function commonDays(a: readonly Weekday[], b: readonly Weekday[]): readonly Weekday[] {
  if (a.length === 0) return b;
  const common = a.filter((day) => b.includes(day));
  return common.length > 0 ? common : a;
}
