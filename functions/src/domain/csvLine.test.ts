import fc from 'fast-check';
import { expect, it } from 'vitest';
import { csvFormatOf, csvLine } from './csvLine.ts';

const line = (cells: Parameters<typeof csvLine>[0], language: 'en' | 'de' = 'en') =>
  csvLine(cells, csvFormatOf(language)).slice(0, -2);

it('quotes cells that would break a line, and writes missing values as empty cells', () => {
  expect(line(['a', 'b,c', 'say "hi"', 'two\nlines', null, undefined, '', true])).toBe(
    'a,"b,c","say ""hi""","two\nlines",,,,true',
  );
});

it('writes numbers as the region’s spreadsheets read them', () => {
  expect(line([980.5, -12.25, 3])).toBe('980.5,-12.25,3');
  expect(line([980.5, 'a;b', 'a,b'], 'de')).toBe('980,5;"a;b";a,b');
});

it.each([
  ['=1+1', "'=1+1"],
  ['+385 22 555 012', "'+385 22 555 012"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['＝1', "'＝1"],
  ['\t=1', "'\t'=1"],
  ['Ana; "=1+1"', `Ana; "'=1+1"`],
  ['late - or not; 1 + 1 = 2', 'late - or not; 1 + 1 = 2'],
])('writes %j as %j, which is not a formula', (text, harmless) => {
  for (const language of ['en', 'de'] as const) {
    const written = line([text], language).replace(/^"|"$/g, '').replaceAll('""', '"');
    expect(written).toBe(harmless);
  }
});

/** Splits a line at `separator`, as a program would that respects the quotes of RFC 4180, or one that ignores quotes. */
function readBy(separator: string, written: string): string[] {
  const quoted = written.match(
    new RegExp(`(?:^|(?<=[${separator}]))(?:"(?:[^"]|"")*"[^${separator}]*|[^${separator}]*)`, 'g'),
  );
  return [...(quoted ?? []), ...written.split(new RegExp(`[${separator}\r\n]`))].map((cell) =>
    cell.replace(/^[\s"]+/, ''),
  );
}

it('no program finds a formula in a random text, wherever it splits lines', () => {
  const cell = fc.string({ unit: fc.constantFrom(...'=+-@＝,;|\t\r\n"\' aZ1ž'), maxLength: 12 });
  fc.assert(
    fc.property(fc.array(cell, { minLength: 1, maxLength: 4 }), fc.constantFrom('en', 'de'), (cells, language) => {
      const written = line(cells, language);
      for (const separator of [',', ';', '|', '\t']) {
        for (const read of readBy(separator, written)) expect(read).not.toMatch(/^[=+\-@＝＋－＠]/);
      }
    }),
    { numRuns: 20_000 },
  );
});
