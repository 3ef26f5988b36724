import { formatMoney, formatNumber, formatShare } from './formatNumber.ts';
import { isoDate, weekdayOf, type IsoDate } from './isoDate.ts';
import type { Language } from './language.ts';
import type { Cents } from './money.ts';
import type { Stay } from './stay.ts';

/** Returns a text of `locales/{language}/format.json`; with `count`, its plural form. */
type FormatTexts = (key: string, values?: { count: number }) => string;

interface DateStyle {
  /** Written after the number of a day and of a year. */
  day: string;
  year: string;
  /** Written after the long and the short name of a weekday. */
  weekday: string;
  weekdayShort: string;
  /** Written between two days of the same month. */
  dash: string;
}

const styles: Record<Language, DateStyle> = {
  en: { day: '', year: '', weekday: ', ', weekdayShort: ' ', dash: '–' },
  de: { day: '.', year: '', weekday: ', ', weekdayShort: ', ', dash: '–' },
  it: { day: '', year: '', weekday: ' ', weekdayShort: ' ', dash: '–' },
  pl: { day: '', year: '', weekday: ', ', weekdayShort: ', ', dash: '–' },
  hr: { day: '.', year: '.', weekday: ', ', weekdayShort: ', ', dash: ' – ' },
};

/**
 * Formats dates, numbers, money and lists for a language, the same in mails, prerendered pages and every browser. Uses no Intl,
 * because its data differs between browsers; names come from the messages. Dates are local dates `YYYY-MM-DD`.
 */
export function createFormat(language: Language, text: FormatTexts) {
  const style = styles[language];
  const dayOf = (date: string) => `${Number(date.slice(8))}${style.day}`;
  const yearOf = (date: string) => `${date.slice(0, 4)}${style.year}`;
  const monthNumber = (date: string) => Number(date.slice(5, 7));
  const month = (date: string) => text(`months.${monthNumber(date)}`);
  const shortMonth = (date: string) => text(`monthsShort.${monthNumber(date)}`);
  const weekday = (date: string) => text(`weekdays.${weekdayOf(isoDate(date))}`);
  const shortWeekday = (date: string) => text(`weekdaysShort.${weekdayOf(isoDate(date))}`);
  const dayAndMonth = (date: string) => `${dayOf(date)} ${month(date)}`;
  const date = (date: string) => `${dayAndMonth(date)} ${yearOf(date)}`;
  const shortDate = (date: string) => `${shortWeekday(date)}${style.weekdayShort}${dayOf(date)} ${shortMonth(date)}`;

  return {
    /** 12.5 */
    number: (value: number) => formatNumber(language, value),
    /** A share from 0 to 1: 12.5% */
    share: (share: number) => formatShare(language, share),
    /** €1,100 or €1,100.50 */
    money: (amount: Cents) => formatMoney(language, amount),
    /** 30 days */
    span: (count: number, unit: 'day' | 'month' | 'year') => text(`span.${unit}`, { count }),
    /** 12 June 2027 */
    date,
    /** Saturday, 12 June 2027 */
    dateWithWeekday: (day: string) => `${weekday(day)}${style.weekday}${date(day)}`,
    /** 12 June */
    dayAndMonth,
    /** 12 Jun 2027 */
    fieldDate: (date: string) => `${dayOf(date)} ${shortMonth(date)} ${yearOf(date)}`,
    /** Sat 12 Jun */
    shortDate,
    /** Sat 12 Jun 2027 */
    shortDateWithYear: (date: string) => `${shortDate(date)} ${yearOf(date)}`,
    /** Saturday */
    weekday,
    /** 12–19 June 2027 */
    stay: ({ checkIn, checkOut }: Stay) => {
      if (!sameStart(checkIn, checkOut, 4)) return `${date(checkIn)} – ${date(checkOut)}`;
      if (!sameStart(checkIn, checkOut, 7)) return `${dayAndMonth(checkIn)} – ${date(checkOut)}`;
      return `${dayOf(checkIn)}${style.dash}${date(checkOut)}`;
    },
    /** The name of a language, in this format's language. */
    languageName: (code: string) => text(`languages.${code}`),
    /** a, b and c */
    list: (items: readonly string[]) => join(items, text('and')),
    /** a, b or c */
    either: (items: readonly string[]) => join(items, text('or')),
  };
}

export type Format = ReturnType<typeof createFormat>;

function sameStart(a: IsoDate, b: IsoDate, length: number): boolean {
  return a.slice(0, length) === b.slice(0, length);
}

function join(items: readonly string[], conjunction: string): string {
  const last = items.at(-1) ?? '';
  return items.length < 2 ? last : `${items.slice(0, -1).join(', ')} ${conjunction} ${last}`;
}
