import property from '../../../villa/property.json' with { type: 'json' };
import type { IsoDate } from './isoDate.ts';
import { sumOf, type Cents } from './money.ts';
import type { QuoteLine } from './quote.ts';
import type { StayAmounts } from './stayAmounts.ts';

/** How invoices are numbered, and what they say about VAT. */
export interface InvoiceSettings {
  /** `placeAndDevice`: `12/1/1`, number, place and device. `plain`: `12/2027`, number and year. Both begin at 1 each year. */
  readonly numbering: 'placeAndDevice' | 'plain';
  readonly place: string;
  readonly device: string;
  /**
   * The sentence about the VAT exemption, as the law of the villa's country words it. Missing or empty if there is
   * none.
   */
  readonly vatSentence?: string;
}

/**
 * The defaults for a new villa, and for settings that were stored before there were invoices.
 * @param country ISO 3166-1 alpha-2
 */
export function defaultInvoiceSettings(country: string = property.address.country): InvoiceSettings {
  return {
    ...{ numbering: 'placeAndDevice', place: '1', device: '1' },
    ...(country === 'HR' && { vatSentence: 'Oslobođeno PDV-a prema čl. 90. st. 2. Zakona o PDV-u.' }),
  };
}

/** A row of an invoice; `amount` in cents, negative in a counter-invoice and for discounts. */
export type InvoiceLine = QuoteLine | { kind: 'cancellationFee'; amount: Cents };

/** ID of an invoice's document. @param sequence from 1 each year, without a gap */
export function invoiceId(year: number, sequence: number): string {
  return `${year}-${sequence}`;
}

/** The number on the invoice. */
export function invoiceNumber(year: number, sequence: number, { numbering, place, device }: InvoiceSettings): string {
  return numbering === 'plain' ? `${sequence}/${year}` : `${sequence}/${place}/${device}`;
}

/**
 * The rows of a booking's invoice: those of the price, or the fee of a cancelled stay. Empty if there is nothing to
 * invoice.
 * @param amounts the booking's amounts on the day of the invoice
 */
export function invoiceLines(
  { status, quote }: { status: string; quote: { readonly lines: readonly QuoteLine[] } },
  { fee }: StayAmounts,
): InvoiceLine[] {
  if (status === 'confirmed') return [...quote.lines];
  return fee > 0 ? [{ kind: 'cancellationFee', amount: fee }] : [];
}

/** The rows of a counter-invoice, which takes an invoice back. */
export function counterLines(lines: readonly InvoiceLine[]): InvoiceLine[] {
  return lines.map((line) => ({ ...line, amount: -line.amount }));
}

export function totalOf(lines: readonly InvoiceLine[]): Cents {
  return sumOf(lines.map(({ amount }) => amount));
}

/** The fields of an invoice that the turnover record reads. Stored invoices match this type. */
export interface RecordedInvoice {
  readonly number: string;
  readonly year: number;
  readonly sequence: number;
  readonly issuedOn: IsoDate;
  readonly booking: string;
  readonly total: Cents;
  /** The invoice that this one takes back, or that took this one back. */
  readonly counterpart: string | null;
}

/** An invoice in the turnover record (evidencija o prometu, obrazac EP): paid or not. */
export interface RecordRow<Invoice> {
  invoice: Invoice;
  paid: Cents;
  owed: Cents;
}

/**
 * The turnover record of a year, in the order of the numbers. An invoice that was taken back and its counter-invoice
 * add up to 0, so they count as neither paid nor owed.
 * @param paidOf returns what was paid so far for a booking
 */
export function turnoverRecord<Invoice extends RecordedInvoice>(
  invoices: readonly Invoice[],
  year: number,
  paidOf: (booking: string) => Cents,
): RecordRow<Invoice>[] {
  return invoices
    .filter((invoice) => invoice.year === year)
    .sort((a, b) => a.sequence - b.sequence)
    .map((invoice) => {
      const isStanding = invoice.counterpart === null;
      const paid = isStanding ? Math.min(invoice.total, paidOf(invoice.booking)) : 0;
      return { invoice, paid, owed: isStanding ? invoice.total - paid : 0 };
    });
}
