import styled from '@emotion/styled';
import Button from '@mui/material/Button';
import type { Booking } from 'functions/contract/booking';
import { reportTable } from 'functions/domain/booksTables';
import { csvFile } from 'functions/domain/csvLine';
import type { IsoDate } from 'functions/domain/isoDate';
import {
  moneyColumns,
  reportColumns,
  reportOf,
  type Period,
  type ReportColumn,
  type ReportRow,
} from 'functions/domain/report';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useApartmentName } from '../../../i18n/useApartmentTexts.ts';
import { useFormat } from '../../../i18n/useFormat.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { saveFile } from '../../../ui/browser/saveFile.ts';
import { useMonthTitle } from '../calendar/useMonthTitle.ts';
import { Actions, Notice, Part } from '../forms/formStyle.ts';
import { ProblemAlert } from '../forms/ProblemAlert.tsx';
import { deskColor } from '../frame/deskTheme.ts';
import { usePrint } from './usePrint.ts';

/** The columns of the table of months. The table of apartments has all columns. */
const monthColumns = ['nights', 'turnover', 'paid', 'owed'] as const satisfies ReportColumn[];

/**
 * Turnover, nights and the other figures of a period, per apartment and in all. The owner can save them as CSV
 * and PDF for the accountant.
 */
export function Report({ bookings, today, period }: { bookings: readonly Booking[]; today: IsoDate; period: Period }) {
  const { t } = useTranslation('hostBooks');
  const language = useLanguage();
  const format = useFormat();
  const nameOf = useApartmentName();
  const monthTitle = useMonthTitle();
  const { print, busy, problem } = usePrint();
  const { year, month } = period;
  const report = reportOf(bookings, period, today);
  const { rows, received } = report;
  const total = rows.at(-1)!;
  const apartments = rows.filter((row) => row.apartment !== null && row.month === null);
  const months = rows.filter((row) => row.apartment === null && row.month !== null);
  const write = (column: ReportColumn, { sums }: ReportRow) =>
    moneyColumns.includes(column) ? format.money(sums[column]) : format.number(sums[column]);

  function saveTable() {
    const texts = (key: string) => t(key as 'title');
    const name = t('report.title', {
      period: month === undefined ? year : `${year}-${String(month).padStart(2, '0')}`,
    });
    saveFile(`${name}.csv`, csvFile(reportTable(report, texts, nameOf), language), 'text/csv;charset=utf-8');
  }

  return (
    <>
      {apartments.length === 0 && <p>{t('report.none')}</p>}
      <Table
        title={t('report.apartments')}
        head={[t('report.figure'), t('report.total'), ...apartments.map(({ apartment }) => nameOf(apartment!))]}
        rows={reportColumns.map((column) => [
          t(`columns.${column}`),
          <strong key={column}>{write(column, total)}</strong>,
          ...apartments.map((row) => write(column, row)),
        ])}
      />
      {month === undefined && months.length > 0 && (
        <Table
          title={t('report.months')}
          head={[t('columns.month'), ...monthColumns.map((column) => t(`columns.${column}`))]}
          rows={months.map((row) => [monthTitle(row.month!), ...monthColumns.map((column) => write(column, row))])}
        />
      )}
      {received.length > 0 && (
        <Table
          title={t('report.received')}
          rows={received.map(({ way, amount }) => [t(`ways.${way ?? 'unknown'}`), format.money(amount)])}
        />
      )}
      <Notice>{t('report.rule')}</Notice>
      <Actions>
        <Button variant="outlined" onClick={saveTable}>
          {t('csv')}
        </Button>
        <Button
          variant="outlined"
          aria-busy={busy || undefined}
          onClick={() => void print('printReport', { year, month, language })}
        >
          {t('pdf')}
        </Button>
      </Actions>
      <ProblemAlert>{problem}</ProblemAlert>
    </>
  );
}

/** A table that scrolls sideways on a phone. The first cell of each row names the row. */
function Table({ title, head, rows }: { title: string; head?: readonly string[]; rows: readonly ReactNode[][] }) {
  const id = useId();
  return (
    <Part>
      <h3 id={id}>{title}</h3>
      <Scroll tabIndex={0} role="region" aria-labelledby={id}>
        <table>
          {head && (
            <thead>
              <tr>
                {head.map((column) => (
                  <th key={column} scope="col">
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
          )}
          <tbody>
            {rows.map(([name, ...cells], row) => (
              <tr key={row}>
                <th scope="row">{name}</th>
                {cells.map((cell, column) => (
                  <td key={column}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Scroll>
    </Part>
  );
}

const Scroll = styled.div`
  overflow-x: auto;
  & table {
    width: 100%;
    border-collapse: collapse;
    font-size: 1rem;
    font-variant-numeric: tabular-nums;
  }
  & th,
  & td {
    padding: 10px 0 10px 16px;
    border-bottom: 1px solid ${deskColor.divider};
    text-align: right;
    white-space: nowrap;
  }
  & thead th,
  & tbody th {
    color: ${deskColor.textSecondary};
    font-weight: 400;
  }
  & thead th:first-of-type,
  & tbody th {
    padding-left: 0;
    text-align: left;
    white-space: normal;
  }
`;
