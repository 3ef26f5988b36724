import type { Booking } from 'functions/contract/booking';
import type { IsoDate } from 'functions/domain/isoDate';
import { reportedStays } from 'functions/domain/report';
import { useTranslation } from 'react-i18next';
import { useInvoicesOf } from '../../../firebase/owner/useInvoices.ts';
import { InvoiceList, IssueInvoice } from './InvoiceList.tsx';

/**
 * The invoices of a booking. A stay that was confirmed, or that has a cancellation fee, can be invoiced at any time.
 */
export function BookingInvoices({
  booking,
  others,
  today,
}: {
  booking: Booking;
  others: readonly Booking[];
  today: IsoDate;
}) {
  const { t } = useTranslation('hostBooks');
  const invoices = useInvoicesOf(booking.id);
  const isWorthOne = reportedStays([booking, ...others], today).some((stay) => stay.booking.id === booking.id);
  if (!invoices || (invoices.length === 0 && !isWorthOne)) return null;
  const stands = invoices.some(({ kind, counterpart }) => kind === 'invoice' && counterpart === null);
  return (
    <section aria-labelledby="booking-invoices">
      <h3 id="booking-invoices">{t('invoices.title')}</h3>
      <InvoiceList invoices={invoices} />
      {isWorthOne && !stands && <IssueInvoice booking={booking} />}
    </section>
  );
}
