import { addDays, parseIsoDate, type IsoDate } from 'functions/domain/isoDate';
import type { Language } from 'functions/domain/language';
import { readMoney, writeMoneyField } from '../forms/typedMoney.ts';
import { readInteger } from '../forms/typedNumbers.ts';
import type { PriceForm, SeasonForm } from './PriceForm.ts';

/**
 * A copy of a dated season for the next year. A year in its name becomes the next one. If there is none, the new year
 * is added.
 */
export function copyToNextYear(season: SeasonForm): SeasonForm {
  const year = Number(season.from.slice(0, 4)) + 1;
  const name = season.name.trim();
  const named = name.includes(String(year - 1)) ? name.replace(String(year - 1), String(year)) : `${name} ${year}`;
  return { ...season, id: crypto.randomUUID(), name: named, from: nextYear(season.from), to: nextYear(season.to) };
}

function nextYear(day: string): string {
  const next = `${Number(day.slice(0, 4)) + 1}${day.slice(4)}`;
  // The new year may have no 29 February.
  return parseIsoDate(next) ? next : next.replace('-02-29', '-02-28');
}

/**
 * All prices per night, changed by a share and rounded to whole euros. Unreadable prices stay.
 * @param share such as 0.05
 */
export function changePrices(form: PriceForm, share: number, language: Language): Partial<PriceForm> {
  const changed = (typed: string) => {
    const cents = readMoney(language, typed);
    return cents === undefined ? typed : writeMoneyField(language, Math.round((cents * (1 + share)) / 100) * 100);
  };
  return {
    nightPrice: changed(form.nightPrice),
    seasons: form.seasons.map((season) => ({ ...season, nightPrice: changed(season.nightPrice) })),
  };
}

/**
 * The first day on which guests can book a season with dates; `undefined` if they can today, or if the season returns
 * every year.
 * @param bookingWindowDays the apartment's booking window, as typed
 */
export function bookableFrom(season: SeasonForm, bookingWindowDays: string, today: IsoDate): IsoDate | undefined {
  const first = parseIsoDate(season.from);
  const window = readInteger(season.bookingWindowDays.trim() || bookingWindowDays);
  if (!first || Number.isNaN(window)) return undefined;
  const day = addDays(first, -window);
  return day > today ? day : undefined;
}
