import property from '../../../../villa/property.json' with { type: 'json' };
import type { Language } from '../../domain/language.ts';
import { moneyColumns, reportColumns, type Period, type Report, type ReportRow } from '../../domain/report.ts';
import { apartmentName, booksTexts, mailFormats } from '../format/mailTexts.ts';
import { PdfPage } from './PdfPage.ts';

/** The report of a year or month for the accountant, with the same tables as the page. */
export async function composeReportPdf(
  { rows, received }: Report<string>,
  { year, month }: Period,
  language: Language,
  now: Date,
): Promise<Buffer> {
  const t = booksTexts(language);
  const { money, number } = mailFormats(language);
  const period = month === undefined ? String(year) : `${month}/${year}`;
  const total = rows.at(-1)!;

  const page = await PdfPage.open(`${t('report.title', { period })} · ${property.name}`, now, 'landscape');
  page.heading(`${t('report.title', { period })} · ${property.name}`);
  page.note(t('report.rule'));
  const columns = [
    { width: 0.09 },
    ...reportColumns.map((column) => ({
      width: moneyColumns.includes(column) ? 0.09 : 0.07,
      align: 'right' as const,
    })),
  ];
  const cells = ({ sums }: ReportRow) =>
    reportColumns.map((column) => (moneyColumns.includes(column) ? money(sums[column]) : number(sums[column])));
  const table = (first: 'apartment' | 'month', named: (row: ReportRow) => string, own: readonly ReportRow[]) =>
    page.table(
      columns,
      [t(`columns.${first}`), ...reportColumns.map((column) => t(`columns.${column}`))],
      [...own.map((row) => [named(row), ...cells(row)]), [t('report.total'), ...cells(total)]],
      (place) => place === own.length,
    );
  page.subheading(t('report.apartments'));
  const ofApartments = rows.filter(({ apartment, month: own }) => apartment !== null && own === null);
  table('apartment', ({ apartment }) => apartmentName(apartment!, language), ofApartments);
  if (month === undefined) {
    page.subheading(t('report.months'));
    const ofMonths = rows.filter(({ apartment, month: own }) => apartment === null && own !== null);
    table('month', ({ month: own }) => `${Number(own!.slice(5))}/${year}`, ofMonths);
  }
  if (received.length > 0) {
    page.subheading(t('report.received'));
    page.table(
      [{ width: 0.3 }, { width: 0.12, align: 'right' }],
      [],
      received.map(({ way, amount }) => [t(`ways.${way ?? 'unknown'}`), money(amount)]),
    );
  }
  return page.finish();
}
