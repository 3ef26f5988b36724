import { formatLocales, type Language } from 'functions/domain/language';
import { useLanguage } from './useLanguage.ts';

/** Writes numbers, money and dates as the language does. Dates are local dates `YYYY-MM-DD`, no time zone touches them. */
export function createFormat(language: Language) {
  const locale = formatLocales[language];
  const date = (options: Intl.DateTimeFormatOptions) => {
    // Made when something is to be written: a phone needs more time for these than for drawing a page.
    let format: Intl.DateTimeFormat | undefined;
    return (isoDate: string) => {
      format ??= new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
      return format.format(new Date(`${isoDate}T00:00:00Z`));
    };
  };
  const amounts = new Map<number, Intl.NumberFormat>();
  const money = (minimumFractionDigits: 0 | 2) => {
    let format = amounts.get(minimumFractionDigits);
    if (!format) {
      format = new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR', minimumFractionDigits });
      amounts.set(minimumFractionDigits, format);
    }
    return format;
  };
  return {
    locale,
    number: (value: number) => new Intl.NumberFormat(locale).format(value),
    /** A share from 0 to 1 as per cent. */
    share: (value: number) =>
      new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 }).format(value),
    /** Euro from whole cents; whole euros are written without decimals. */
    money: (cents: number) => money(cents % 100 === 0 ? 0 : 2).format(cents / 100),
    /** Days, months or years in words: "30 days". */
    span: (count: number, unit: 'day' | 'month' | 'year') =>
      new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(count),
    /** 12 June 2027 */
    date: date({ day: 'numeric', month: 'long', year: 'numeric' }),
    /** Sat, 12 Jun */
    shortDate: date({ weekday: 'short', day: 'numeric', month: 'short' }),
    /** Sat, 12 Jun 2027 */
    shortDateWithYear: date({ weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' }),
    /** 12 June */
    dayAndMonth: date({ day: 'numeric', month: 'long' }),
    /** June 2027 */
    month: date({ month: 'long', year: 'numeric' }),
    /** Saturday */
    weekday: date({ weekday: 'long' }),
    /** A language's or region's name in this language. */
    regionName: (code: string) => new Intl.DisplayNames([locale], { type: 'region' }).of(code) ?? code,
    languageName: (code: string) => new Intl.DisplayNames([locale], { type: 'language' }).of(code) ?? code,
    list: (items: string[]) => new Intl.ListFormat(locale, { type: 'conjunction' }).format(items),
  };
}

export type Format = ReturnType<typeof createFormat>;

const formats = new Map<Language, Format>();

export function useFormat() {
  const language = useLanguage();
  let format = formats.get(language);
  if (!format) formats.set(language, (format = createFormat(language)));
  return format;
}
