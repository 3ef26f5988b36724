import type * as z from 'zod/mini';
import { bookings } from '../bookings/bookings.ts';
import { invoiceReference } from '../bookings/invoices.ts';
import type { printInvoiceRequest, printReportRequest, PrintResponse } from '../contract/ownerCallables.ts';
import { todayIn } from '../domain/isoDate.ts';
import { reportOf } from '../domain/report.ts';
import { booksTexts } from '../mail/format/mailTexts.ts';
import { composeInvoicePdf, invoiceFileName } from '../mail/pdf/composeInvoicePdf.ts';
import { composeReportPdf } from '../mail/pdf/composeReportPdf.ts';
import { readSettings } from '../platform/readSettings.ts';
import { dataOf, readable } from '../platform/storedDocuments.ts';
import type { SignedInOwner } from './commitChange.ts';
import { OwnerError } from './OwnerError.ts';

/**
 * Prints an invoice: the same file as in the guest's mail.
 * @throws {OwnerError} `invoice-not-found`
 */
export async function printInvoice({ invoice }: z.output<typeof printInvoiceRequest>): Promise<PrintResponse> {
  const stored = dataOf(await invoiceReference(invoice).get());
  if (!stored) throw new OwnerError('invoice-not-found');
  const pdf = await composeInvoicePdf(stored);
  return { name: invoiceFileName(stored, stored.language), pdf: pdf.toString('base64') };
}

/** Prints the report of a period. Reads all bookings, because a payment in the period may be for a stay of any year. */
export async function printReport(
  { year, month, language }: z.output<typeof printReportRequest>,
  _owner: SignedInOwner,
  now: Date,
): Promise<PrintResponse> {
  const [found, { timeZone }] = await Promise.all([bookings().get(), readSettings()]);
  const all = readable(found.docs).map(({ data }) => data);
  const report = reportOf(all, { year, month }, todayIn(timeZone, now));
  const pdf = await composeReportPdf(report, { year, month }, language, now);
  const period = month === undefined ? String(year) : `${year}-${String(month).padStart(2, '0')}`;
  const title = booksTexts(language)('report.title', { period });
  return { name: `${title}.pdf`, pdf: pdf.toString('base64') };
}
