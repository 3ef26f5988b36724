import Button from '@mui/material/Button';
import type { Booking } from 'functions/contract/booking';
import type { Invoice } from 'functions/contract/invoice';
import { recordTable } from 'functions/domain/booksTables';
import { csvFile } from 'functions/domain/csvLine';
import { turnoverRecord } from 'functions/domain/invoice';
import type { IsoDate } from 'functions/domain/isoDate';
import { reportedStays } from 'functions/domain/report';
import { useTranslation } from 'react-i18next';
import { useApartmentName } from '../../../i18n/useApartmentTexts.ts';
import { useFormat } from '../../../i18n/useFormat.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { saveFile } from '../../../ui/browser/saveFile.ts';
import { Actions, Notice, Part, VersionList } from '../forms/formStyle.ts';
import { BookingLink } from '../frame/DeskLink.tsx';
import { InvoiceList, IssueInvoice } from './InvoiceList.tsx';

/** The stays of a year that have ended without an invoice, the year's invoices, and its turnover record. */
export function Invoices({
  bookings,
  invoices,
  today,
  year,
}: {
  bookings: readonly Booking[];
  invoices: readonly Invoice[];
  today: IsoDate;
  year: number;
}) {
  const { t } = useTranslation('hostBooks');
  const language = useLanguage();
  const format = useFormat();
  const nameOf = useApartmentName();
  const stays = reportedStays(bookings, today);
  const invoiced = new Set(invoices.flatMap(({ counterpart, booking }) => (counterpart === null ? [booking] : [])));
  const due = stays
    .filter(({ on, booking }) => on <= today && on.startsWith(String(year)) && !invoiced.has(booking.id))
    .sort((a, b) => (a.on < b.on ? -1 : 1));
  const ofYear = invoices.filter((invoice) => invoice.year === year);

  function saveRecord() {
    const paid = new Map(stays.map((stay) => [stay.booking.id, stay.paid]));
    const record = turnoverRecord(ofYear, year, (booking) => paid.get(booking) ?? 0);
    const rows = recordTable(record, (key) => t(key as 'title'));
    const name = t('record.name', { year });
    saveFile(`${name}.csv`, csvFile(rows, language), 'text/csv;charset=utf-8');
  }

  return (
    <>
      <Part aria-labelledby="invoices-due">
        <h3 id="invoices-due">{t('invoices.due')}</h3>
        <Notice>{due.length === 0 ? t('invoices.noneDue') : t('invoices.hint')}</Notice>
        <VersionList role="list">
          {due.map(({ booking, turnover }) => (
            <li key={booking.id}>
              <div>
                <BookingLink booking={booking} />
                <div>{[format.stay(booking), nameOf(booking.apartment), format.money(turnover)].join(' · ')}</div>
              </div>
              <IssueInvoice booking={booking} />
            </li>
          ))}
        </VersionList>
      </Part>
      <Part aria-labelledby="invoices-year">
        <h3 id="invoices-year">{t('invoices.of', { year })}</h3>
        <InvoiceList invoices={ofYear} />
        {ofYear.length > 0 && (
          <Actions>
            <Button variant="outlined" onClick={saveRecord}>
              {t('record.csv')}
            </Button>
          </Actions>
        )}
      </Part>
    </>
  );
}
