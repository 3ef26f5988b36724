import type { IsoDate } from '../domain/isoDate.ts';
import { formatLocales, type Language } from '../domain/language.ts';
import type { Cents } from '../domain/money.ts';
import type { Stay } from '../domain/stay.ts';

/** Numbers, money and dates as a language writes them. */
export interface MailFormats {
  /** `€1,234.50`: always with cents, so that a bill's column lines up. */
  money: (amount: Cents) => string;
  /** `5%` of a share from 0 to 1. */
  share: (share: number) => string;
  /** `Saturday 12 June 2027` */
  day: (date: IsoDate) => string;
  /** `12–19 June 2027` */
  stay: (stay: Stay) => string;
  languageName: (language: Language) => string;
}

const made = new Map<Language, MailFormats>();

/** Made once per language: an Intl formatter costs far more to build than to use. */
export function mailFormats(language: Language): MailFormats {
  let formats = made.get(language);
  if (!formats) made.set(language, (formats = makeFormats(formatLocales[language])));
  return formats;
}

function makeFormats(locale: string): MailFormats {
  const money = new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR' });
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 });
  // Dates are midnights in UTC and written in UTC, so that no clock can shift them.
  const date = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
  const day = new Intl.DateTimeFormat(locale, { weekday: 'long', ...date });
  const range = new Intl.DateTimeFormat(locale, date);
  const names = new Intl.DisplayNames(locale, { type: 'language' });
  return {
    // Some locales write a hyphen for the minus of a discount.
    money: (amount) => money.format(amount / 100).replace('-', '−'),
    share: (share) => percent.format(share),
    day: (value) => day.format(midnight(value)),
    stay: ({ checkIn, checkOut }) =>
      range
        .formatRangeToParts(midnight(checkIn), midnight(checkOut))
        // Croatian ranges come with days such as `06`, single dates do not.
        .map(({ type, value }) => (type === 'day' ? value.replace(/^0/, '') : value))
        .join('')
        // A subject shows its thin spaces as boxes in some mail programs.
        .replaceAll('\u2009', ' '),
    languageName: (language) => names.of(language) ?? language,
  };
}

function midnight(date: IsoDate): Date {
  return new Date(`${date}T00:00:00Z`);
}
