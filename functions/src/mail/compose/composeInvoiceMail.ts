import property from '../../../../villa/property.json' with { type: 'json' };
import type { Booking } from '../../contract/booking.ts';
import type { Invoice } from '../../contract/invoice.ts';
import type { Settings } from '../../contract/settings.ts';
import { composeInvoicePdf, invoiceFileName } from '../pdf/composeInvoicePdf.ts';
import type { ComposedMail } from '../format/ComposedMail.ts';
import { paragraph } from '../format/MailContent.ts';
import { mailToGuest } from './bookingMail.ts';

/** Sends an invoice or a counter-invoice to the guest, as a PDF file. */
export async function composeInvoiceMail(
  invoice: Invoice,
  booking: Booking,
  settings: Settings,
  now: Date,
): Promise<ComposedMail> {
  const { kind, number, counterpartNumber } = invoice;
  const content = (await composeInvoicePdf(invoice)).toString('base64');
  // The mail's ID contains the invoice's own number, because a booking may have several invoices.
  return mailToGuest([{ ...booking, sequence: 0 }], settings, now, ({ t, language }) => ({
    what: `invoice-${invoice.id}`,
    subject: t(`invoice.${kind}.subject`, { number, property: property.name }),
    preheader: t(`invoice.${kind}.preheader`),
    heading: t(`invoice.${kind}.heading`, { number }),
    sections: [paragraph(t(`invoice.${kind}.text`, { number, before: counterpartNumber ?? '' }))],
    attachments: [
      {
        filename: invoiceFileName(invoice, language),
        content,
        contentType: 'application/pdf',
        encoding: 'base64',
      },
    ],
  }));
}
