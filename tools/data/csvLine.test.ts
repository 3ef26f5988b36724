import { expect, it } from 'vitest';
import { csvFormatOf, csvLine } from './csvLine.ts';

const line = (cells: Parameters<typeof csvLine>[0], language: 'en' | 'de' = 'en') =>
  csvLine(cells, csvFormatOf(language)).slice(0, -2);

it('quotes what would break a line, and writes nothing as nothing', () => {
  expect(line(['a', 'b,c', 'say "hi"', 'two\nlines', null, undefined, '', true])).toBe(
    'a,"b,c","say ""hi""","two\nlines",,,,true',
  );
});

it('writes numbers as the spreadsheet of the region reads them', () => {
  expect(line([980.5, -12.25, 3])).toBe('980.5,-12.25,3');
  expect(line([980.5, 'a;b', 'a,b'], 'de')).toBe('980,5;"a;b";a,b');
});

it.each(['=1+1', '+385 22 555 012', '-2+3', '@SUM(A1)', '\t=1', '\r=1', '＝1'])(
  'keeps %j from being a formula',
  (text) => {
    const written = line([text]);
    expect(written.replace(/^"/, '').startsWith(`'${text}`)).toBe(true);
  },
);
