import { expect, it } from 'vitest';
import { isoDate } from '../domain/isoDate.ts';
import { mailFormats } from './mailFormats.ts';

const stay = { checkIn: isoDate('2027-06-05'), checkOut: isoDate('2027-06-09') };

it.each([
  ['en', 'Saturday, 5 June 2027', '5–9 June 2027', '€1,234.50', '5%'],
  ['de', 'Samstag, 5. Juni 2027', '5.–9. Juni 2027', '1.234,50 €', '5 %'],
  ['it', 'sabato 5 giugno 2027', '5–9 giugno 2027', '1234,50 €', '5%'],
  ['pl', 'sobota, 5 czerwca 2027', '5–9 czerwca 2027', '1234,50 €', '5%'],
  ['hr', 'subota, 5. lipnja 2027.', '5. – 9. lipnja 2027.', '1.234,50 €', '5 %'],
] as const)('writes days, stays, money and shares as %s does', (language, day, range, money, share) => {
  const formats = mailFormats(language);
  // Intl sets thin and no-break spaces; which one is not the point here.
  const plain = (text: string) => text.replace(/[\u00a0\u2009\u202f]/g, ' ').replace(/ ?– ?/, (dash) => dash);
  expect(plain(formats.day(stay.checkIn))).toBe(day);
  expect(plain(formats.stay(stay)).replace(/\s*–\s*/, '–')).toBe(range.replace(/\s*–\s*/, '–'));
  expect(plain(formats.money(123_450))).toBe(money);
  expect(plain(formats.share(0.05))).toBe(share);
});

it('writes a discount with a real minus, and days over a month’s and a year’s end', () => {
  expect(mailFormats('de').money(-14_200)).toBe('−142,00\u00a0€');
  const overNewYear = { checkIn: isoDate('2027-12-30'), checkOut: isoDate('2028-01-02') };
  expect(mailFormats('hr').stay(overNewYear).replace(/\s/g, ' ')).toBe('30. prosinca 2027. – 2. siječnja 2028.');
});
