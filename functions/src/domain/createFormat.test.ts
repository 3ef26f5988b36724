import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { createFormat } from './createFormat.ts';
import { addDays, isoDate } from './isoDate.ts';
import { languages, type Language } from './language.ts';

function formatIn(language: Language) {
  const texts = JSON.parse(readFileSync(`locales/${language}/format.json`, 'utf8')) as Record<string, unknown>;
  return createFormat(language, (key) => {
    const text = key.split('.').reduce<unknown>((at, part) => (at as Record<string, unknown>)[part], texts);
    if (typeof text !== 'string') throw new Error(`locales/${language}/format.json has no ${key}`);
    return text;
  });
}

const stay = (checkIn: string, checkOut: string) => ({ checkIn: isoDate(checkIn), checkOut: isoDate(checkOut) });
/** A no-break space is written as `_` in the table. */
const shown = (text: string) => text.replaceAll('\u00a0', '_');

const table = {
  en: {
    numbers: ['8.5', '1,100', '12,345.6', '−3'],
    money: ['€0', '€150', '€1,100', '€12,345', '€1,100.50', '€123,456.78', '−€142'],
    shares: ['5%', '12.5%', '100%'],
    dates: ['5 June 2027', 'Saturday, 5 June 2027', '5 June', '5 Jun 2027', 'Sat 5 Jun', 'Sat 5 Jun 2027', 'Saturday'],
    stays: ['5–9 June 2027', '28 June – 5 July 2027', '30 December 2027 – 2 January 2028'],
    lists: ['a', 'a and b', 'a, b and c', 'a, b or c'],
    languages: 'English German Italian Polish Croatian',
  },
  de: {
    numbers: ['8,5', '1.100', '12.345,6', '−3'],
    money: ['0_€', '150_€', '1.100_€', '12.345_€', '1.100,50_€', '123.456,78_€', '−142_€'],
    shares: ['5_%', '12,5_%', '100_%'],
    dates: [
      '5. Juni 2027',
      'Samstag, 5. Juni 2027',
      '5. Juni',
      '5. Juni 2027',
      'Sa., 5. Juni',
      'Sa., 5. Juni 2027',
      'Samstag',
    ],
    stays: ['5.–9. Juni 2027', '28. Juni – 5. Juli 2027', '30. Dezember 2027 – 2. Januar 2028'],
    lists: ['a', 'a und b', 'a, b und c', 'a, b oder c'],
    languages: 'Englisch Deutsch Italienisch Polnisch Kroatisch',
  },
  it: {
    numbers: ['8,5', '1.100', '12.345,6', '−3'],
    money: ['0_€', '150_€', '1.100_€', '12.345_€', '1.100,50_€', '123.456,78_€', '−142_€'],
    shares: ['5%', '12,5%', '100%'],
    dates: ['5 giugno 2027', 'sabato 5 giugno 2027', '5 giugno', '5 giu 2027', 'sab 5 giu', 'sab 5 giu 2027', 'sabato'],
    stays: ['5–9 giugno 2027', '28 giugno – 5 luglio 2027', '30 dicembre 2027 – 2 gennaio 2028'],
    lists: ['a', 'a e b', 'a, b e c', 'a, b o c'],
    languages: 'inglese tedesco italiano polacco croato',
  },
  pl: {
    numbers: ['8,5', '1100', '12_345,6', '−3'],
    money: ['0_€', '150_€', '1100_€', '12_345_€', '1100,50_€', '123_456,78_€', '−142_€'],
    shares: ['5%', '12,5%', '100%'],
    dates: [
      '5 czerwca 2027',
      'sobota, 5 czerwca 2027',
      '5 czerwca',
      '5 cze 2027',
      'sob., 5 cze',
      'sob., 5 cze 2027',
      'sobota',
    ],
    stays: ['5–9 czerwca 2027', '28 czerwca – 5 lipca 2027', '30 grudnia 2027 – 2 stycznia 2028'],
    lists: ['a', 'a i b', 'a, b i c', 'a, b lub c'],
    languages: 'angielski niemiecki włoski polski chorwacki',
  },
  hr: {
    numbers: ['8,5', '1.100', '12.345,6', '−3'],
    money: ['0_€', '150_€', '1.100_€', '12.345_€', '1.100,50_€', '123.456,78_€', '−142_€'],
    shares: ['5_%', '12,5_%', '100_%'],
    dates: [
      '5. lipnja 2027.',
      'subota, 5. lipnja 2027.',
      '5. lipnja',
      '5. lip 2027.',
      'sub, 5. lip',
      'sub, 5. lip 2027.',
      'subota',
    ],
    stays: ['5. – 9. lipnja 2027.', '28. lipnja – 5. srpnja 2027.', '30. prosinca 2027. – 2. siječnja 2028.'],
    lists: ['a', 'a i b', 'a, b i c', 'a, b ili c'],
    languages: 'engleski njemački talijanski poljski hrvatski',
  },
};

describe.each(languages)('in %s', (language) => {
  const format = formatIn(language);
  const expected = table[language];

  it('writes numbers, money and shares', () => {
    expect([8.5, 1100, 12_345.6, -3].map(format.number).map(shown)).toEqual(expected.numbers);
    const amounts = [0, 15_000, 110_000, 1_234_500, 110_050, 12_345_678, -14_200];
    expect(amounts.map(format.money).map(shown)).toEqual(expected.money);
    expect([0.05, 0.125, 1].map(format.share).map(shown)).toEqual(expected.shares);
  });

  it('writes dates', () => {
    const { date, dateWithWeekday, dayAndMonth, fieldDate, shortDate, shortDateWithYear, weekday } = format;
    const ways = [date, dateWithWeekday, dayAndMonth, fieldDate, shortDate, shortDateWithYear, weekday];
    expect(ways.map((write) => write('2027-06-05'))).toEqual(expected.dates);
  });

  it('writes the dates of a stay within a month, across two months and across two years', () => {
    const stays = [
      stay('2027-06-05', '2027-06-09'),
      stay('2027-06-28', '2027-07-05'),
      stay('2027-12-30', '2028-01-02'),
    ];
    expect(stays.map(format.stay)).toEqual(expected.stays);
  });

  it('writes lists and names of languages', () => {
    const lists = [['a'], ['a', 'b'], ['a', 'b', 'c']].map(format.list);
    expect([...lists, format.either(['a', 'b', 'c'])]).toEqual(expected.lists);
    expect(languages.map(format.languageName).join(' ')).toBe(expected.languages);
  });

  it('has a different name for every month and weekday', () => {
    const days = Array.from({ length: 366 }, (_, day) => addDays(isoDate('2028-01-01'), day));
    expect(new Set(days.map(format.dayAndMonth)).size).toBe(366);
    expect(new Set(days.map(format.fieldDate)).size).toBe(366);
    expect(new Set(days.map(format.weekday)).size).toBe(7);
    expect(new Set(days.map(format.shortDateWithYear)).size).toBe(366);
  });
});

it('rounds values with more decimals than it shows', () => {
  const { number, share } = formatIn('en');
  expect(number(2 / 3)).toBe('0.667');
  expect(number(999.9999)).toBe('1,000');
  expect(share(1 / 3)).toBe('33.33%');
});
