import './configureZod.ts';
import * as z from 'zod/mini';
import { languages } from '../domain/language.ts';
import { quoteLineSchema } from './quote.ts';
import { isoDay, storedTime } from './storedFields.ts';
import { typedLine } from './typedText.ts';

/** Place and device of an invoice number. */
const numberPart = z.string().check(z.regex(/^[A-Za-z0-9]{1,20}$/));

/** The part of `settings/property` about invoices. */
export const invoiceSettingsSchema = z.object({
  numbering: z.enum(['placeAndDevice', 'plain']),
  place: numberPart,
  device: numberPart,
  vatSentence: z.exactOptional(typedLine(300)),
});

const lineSchema = z.discriminatedUnion('kind', [
  quoteLineSchema,
  z.object({ kind: z.literal('cancellationFee'), amount: z.int() }),
]);

/**
 * `invoices/{year}-{sequence}`: an invoice as it was issued. Never deleted and never changed, except that `counterpart` is set
 * once. Written together with the year's counter, so that numbers have no gap and none is given twice.
 */
export const invoiceSchema = z.object({
  id: z.string(),
  year: z.int(),
  /** From 1 each year. */
  sequence: z.int(),
  /** The number as printed, in the format that the settings had then. */
  number: z.string(),
  /** `counter`: takes an earlier invoice back; its amounts are negative. */
  kind: z.enum(['invoice', 'counter']),
  /**
   * ID of the invoice that this one takes back, or of the counter-invoice that took this one back. `null` for an
   * invoice that was not taken back.
   */
  counterpart: z.nullable(z.string()),
  /** Number of that invoice, as printed on a counter-invoice; otherwise `null`. */
  counterpartNumber: z.nullable(z.string()),
  issuedOn: isoDay,
  issuedAt: storedTime,
  /** Who issues it. `taxNumber` as printed, such as `OIB: 12345678903`; empty if the villa has none. */
  host: z.object({ name: z.string(), address: z.string(), taxNumber: z.string() }),
  guest: z.object({ name: z.string(), address: z.string() }),
  /** The guest's language, in which the invoice repeats the Croatian text. */
  language: z.enum(languages),
  booking: z.string(),
  apartment: z.string(),
  checkIn: isoDay,
  checkOut: isoDay,
  nights: z.int(),
  lines: z.array(lineSchema),
  /** Sum of the lines in cents. */
  total: z.int(),
  /** The sentence about VAT. Missing if the invoice needs none. */
  vatSentence: z.exactOptional(z.string()),
  isTouristTaxIncluded: z.boolean(),
  revision: z.int(),
});
export type Invoice = z.output<typeof invoiceSchema>;

/** `invoiceCounters/{year}`: the last number given in that year. */
export const invoiceCounterSchema = z.object({ last: z.int() });
