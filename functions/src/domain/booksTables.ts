import type { Cell } from './csvLine.ts';
import type { RecordedInvoice, RecordRow } from './invoice.ts';
import { moneyColumns, reportColumns, type Report } from './report.ts';

/** Returns a text of `locales/{language}/hostBooks.json`. */
type BooksTexts = (key: string) => string;

/**
 * The report as rows of a spreadsheet, amounts in euros: per apartment and month, then the sums.
 * @param nameOf an apartment's name by its slug
 */
export function reportTable(
  { rows, received }: Report<string>,
  text: BooksTexts,
  nameOf: (slug: string) => string,
): Cell[][] {
  const total = text('report.total');
  return [
    [text('columns.apartment'), text('columns.month'), ...reportColumns.map((column) => text(`columns.${column}`))],
    ...rows.map(({ apartment, month, sums }) => [
      apartment === null ? total : nameOf(apartment),
      month ?? total,
      ...reportColumns.map((column) => (moneyColumns.includes(column) ? sums[column] / 100 : sums[column])),
    ]),
    [],
    [text('report.received')],
    ...received.map(({ way, amount }) => [text(`ways.${way ?? 'unknown'}`), amount / 100]),
  ];
}

/** The turnover record as rows of a spreadsheet, amounts in euros. */
export function recordTable(
  rows: readonly RecordRow<RecordedInvoice & { guest: { name: string } }>[],
  text: BooksTexts,
): Cell[][] {
  return [
    (['sequence', 'issuedOn', 'number', 'guest', 'total', 'paid', 'owed'] as const).map((column) =>
      text(`record.${column}`),
    ),
    ...rows.map(({ invoice: { sequence, issuedOn, number, guest, total }, paid, owed }) => [
      ...[sequence, issuedOn, number, guest.name],
      ...[total / 100, paid / 100, owed / 100],
    ]),
  ];
}
