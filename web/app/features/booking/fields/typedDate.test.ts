import { createFormat } from 'functions/domain/createFormat';
import { addDays, isoDate, type IsoDate } from 'functions/domain/isoDate';
import { describe, expect, it } from 'vitest';
import { formatLocales, languages } from 'functions/domain/language';
import { readTypedDate } from './typedDate.ts';

const today = isoDate('2026-11-21');

/** The language's own short form, such as `12/06/2027` or `12.06.2027`. */
function writeShortDate(date: IsoDate, locale: string): string {
  const format = new Intl.DateTimeFormat(locale, {
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return format.format(new Date(`${date}T00:00:00Z`));
}

// The page has a fixed example, because on a phone the first date format takes longer than drawing the field.
it.each(languages)('the example in the field is the short form of a day after the twelfth, in %s', async (language) => {
  const { default: messages } = (await import(`../../../../../locales/${language}/stay.json`)) as {
    default: { dateExample: string };
  };
  expect(messages.dateExample).toBe(writeShortDate(isoDate('2027-06-24'), formatLocales[language]));
});

describe.each(languages)('in %s', (language) => {
  const locale = formatLocales[language];

  it('reads what the field shows, on every day of a year', async () => {
    const { default: texts } = (await import(`../../../../../locales/${language}/format.json`)) as {
      default: { monthsShort: Record<string, string> };
    };
    const { fieldDate } = createFormat(language, (key) => texts.monthsShort[key.replace('monthsShort.', '')]!);
    for (let day = 0; day < 366; day += 1) {
      const date = addDays(isoDate('2027-06-12'), day);
      expect(readTypedDate(fieldDate(date), locale, today)).toBe(date);
      expect(readTypedDate(writeShortDate(date, locale), locale, today)).toBe(date);
      expect(readTypedDate(date, locale, today)).toBe(date);
    }
  });

  it.each(['', ' ', 'soon', '2027-02-30', '31/04/2027', '2027', '12', '12/13/2027', '1/2/3/4', '12/6/127'])(
    'refuses %j',
    (text) => {
      expect(readTypedDate(text, locale, today)).toBeUndefined();
    },
  );

  it('reads the day before the month, with any separator and a short year', () => {
    for (const text of ['5/6/2027', '5.6.2027', '5-6-27', '5. 6. 2027.', ' 05 06 2027 ']) {
      expect(readTypedDate(text, locale, today)).toBe('2027-06-05');
    }
  });

  it('reads a day without a year as the next one', () => {
    expect(readTypedDate('12/6', locale, today)).toBe('2027-06-12');
    expect(readTypedDate('24.12.', locale, today)).toBe('2026-12-24');
    expect(readTypedDate('24.12.', locale, undefined)).toBeUndefined();
  });
});

it('reads months by name', () => {
  expect(readTypedDate('Saturday, 12 June 2027', 'en-GB', today)).toBe('2027-06-12');
  expect(readTypedDate('12. März 2027', 'de-DE', today)).toBe('2027-03-12');
  expect(readTypedDate('12 giugno', 'it-IT', today)).toBe('2027-06-12');
  expect(readTypedDate('12 października 2027', 'pl-PL', today)).toBe('2027-10-12');
  expect(readTypedDate('12. lipnja 2027.', 'hr-HR', today)).toBe('2027-06-12');
});
