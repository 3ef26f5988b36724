import { expect, it } from 'vitest';
import { mailFormats } from './mailTexts.ts';

it.each([
  ['en', '5 June 2027'],
  ['de', '5. Juni 2027'],
  ['it', 'sabato 5 giugno 2027'],
  ['pl', '5 czerwca 2027'],
  ['hr', '5. lipnja 2027.'],
] as const)('writes a date in a sentence as %s does', (language, date) => {
  expect(mailFormats(language).date('2027-06-05')).toBe(date);
});

it('writes spans in the plural form of the language', () => {
  expect([1, 2, 5, 22].map((days) => mailFormats('pl').span(days, 'month')).join(', ')).toBe(
    '1 miesiąc, 2 miesiące, 5 miesięcy, 22 miesiące',
  );
});
