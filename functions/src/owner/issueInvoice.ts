import { Timestamp, type WriteBatch } from 'firebase-admin/firestore';
import type * as z from 'zod/mini';
import property from '../../../villa/property.json' with { type: 'json' };
import { bookingReference, readOthers } from '../bookings/bookings.ts';
import { invoiceReference, invoicesOf } from '../bookings/invoices.ts';
import type { Booking } from '../contract/booking.ts';
import { invoiceCounterPath, invoicePath } from '../contract/collections.ts';
import { invoiceCounterSchema, type Invoice } from '../contract/invoice.ts';
import type { cancelInvoiceRequest, InvoiceResponse, issueInvoiceRequest } from '../contract/ownerCallables.ts';
import type { Settings } from '../contract/settings.ts';
import { counterLines, invoiceId, invoiceLines, invoiceNumber, totalOf } from '../domain/invoice.ts';
import { todayIn, type IsoDate } from '../domain/isoDate.ts';
import { amountsOfEach } from '../domain/stayAmounts.ts';
import { guestName } from '../mail/format/greetingName.ts';
import { composeInvoiceMail } from '../mail/compose/composeInvoiceMail.ts';
import { queueMails } from '../mail/queue/queueMails.ts';
import { backgroundAttempts } from '../platform/commitWithRetry.ts';
import { firestore } from '../platform/firestore.ts';
import { readSettings } from '../platform/readSettings.ts';
import { dataOf, ifUnchanged, storedDocument } from '../platform/storedDocuments.ts';
import { commitOne, requireRevision, type OwnerCall, type PlannedWrite, type SignedInOwner } from './commitChange.ts';
import { OwnerError } from './OwnerError.ts';
import { readOwnersBooking } from './readOwnersBooking.ts';

let lastTurn: Promise<unknown> = Promise.resolve();

/** Issues the invoices of one instance one after the other, so that they need not compete for the counter. */
function inTurn<Result>(issue: () => Promise<Result>): Promise<Result> {
  const turn = lastTurn.then(issue, issue);
  lastTurn = turn;
  return turn;
}

/**
 * Issues the invoice of a confirmed stay, or of the fee of a cancelled one, with the year's next number, and mails it
 * to a guest with an email. The counter, the invoice, its history and the mail are one batch: none exists without the
 * others, and of several concurrent calls, only one finds the counter unchanged.
 * @throws {OwnerError} `booking-not-found`, `changed-meanwhile`, `invoiced-already`; `not-possible` if there is nothing
 * to invoice
 */
export async function issueInvoice(
  request: z.output<typeof issueInvoiceRequest>,
  owner: SignedInOwner,
  now: Date,
): Promise<InvoiceResponse> {
  return commitInvoice({ name: 'issueInvoice', request, owner, now }, async (issuedOn, next, settings) => {
    const { document, booking } = await readOwnersBooking(request.booking, now);
    requireRevision(document, request.revision);
    if ((await invoicesOf(booking.id)).some(isStanding)) throw new OwnerError('invoiced-already');
    const group = [booking, ...(await readOthers(booking))];
    const [amounts] = amountsOfEach(group, issuedOn);
    const lines = invoiceLines(booking, amounts!);
    if (lines.length === 0) throw new OwnerError('not-possible');
    const invoice: Invoice = {
      ...numbered(next, settings),
      ...{ kind: 'invoice', counterpart: null, counterpartNumber: null },
      ...{ issuedOn, issuedAt: Timestamp.fromDate(now) },
      ...partiesOf(booking),
      ...{ language: booking.language, booking: booking.id, apartment: booking.apartment },
      ...{ checkIn: booking.checkIn, checkOut: booking.checkOut, nights: booking.nights },
      ...{ lines, total: totalOf(lines) },
      ...(settings.invoice.vatSentence && { vatSentence: settings.invoice.vatSentence }),
      isTouristTaxIncluded: booking.terms.touristTax.mode === 'included',
      revision: 1,
    };
    return planInvoice(invoice, next, booking, settings, now);
  });
}

/**
 * Takes an invoice back by issuing a counter-invoice with a number of its own, and mails the counter-invoice to the
 * guest.
 * @throws {OwnerError} `invoice-not-found`; `not-possible` for a counter-invoice, or an invoice that was taken back
 * already
 */
export async function cancelInvoice(
  request: z.output<typeof cancelInvoiceRequest>,
  owner: SignedInOwner,
  now: Date,
): Promise<InvoiceResponse> {
  return commitInvoice({ name: 'cancelInvoice', request, owner, now }, async (issuedOn, next, settings) => {
    const document = await invoiceReference(request.invoice).get();
    if (!document.exists) throw new OwnerError('invoice-not-found');
    const original = dataOf(document);
    if (!original || !isStanding(original)) throw new OwnerError('not-possible');
    const lines = counterLines(original.lines);
    const counter: Invoice = {
      ...original,
      ...numbered(next, settings),
      ...{ kind: 'counter', counterpart: original.id, counterpartNumber: original.number },
      ...{ issuedOn, issuedAt: Timestamp.fromDate(now), lines, total: totalOf(lines), revision: 1 },
    };
    const booking = dataOf(await bookingReference(original.booking).get());
    const planned = await planInvoice(counter, next, booking, settings, now);
    return {
      ...planned,
      action: 'invoiceCancelled',
      alongside: (batch) => {
        planned.alongside?.(batch);
        batch.update(document.ref, { counterpart: counter.id }, ifUnchanged(document));
      },
    };
  });
}

/** Plans an invoice with today's date and the next number, and commits it. */
async function commitInvoice(
  call: OwnerCall,
  plan: (issuedOn: IsoDate, next: NextNumber, settings: Settings) => Promise<PlannedWrite>,
): Promise<InvoiceResponse> {
  const planOnce = async () => {
    const settings = await readSettings();
    const issuedOn = todayIn(settings.timeZone, call.now);
    // Read before the invoices. A call that issues an invoice in between changes the counter, so this batch fails.
    const next = await takeNumber(issuedOn);
    return plan(issuedOn, next, settings);
  };
  // Tries more often than other changes, because every invoice of a year needs the same counter.
  const change = await inTurn(() => commitOne({ ...call, attempts: backgroundAttempts }, planOnce));
  // `subject` is the path of the new invoice.
  return { ...change, invoice: change.subject.slice(invoicePath('').length) };
}

/** Whether this is an invoice, not a counter-invoice, and was not taken back. */
function isStanding({ kind, counterpart }: Invoice): boolean {
  return kind === 'invoice' && counterpart === null;
}

/** The next number of a year, and the write that takes it. */
interface NextNumber {
  year: number;
  sequence: number;
  take: (batch: WriteBatch) => void;
}

async function takeNumber(issuedOn: IsoDate): Promise<NextNumber> {
  const year = Number(issuedOn.slice(0, 4));
  const document = await storedDocument(invoiceCounterPath(year), invoiceCounterSchema).get();
  // Throws for an unreadable counter, because a guess could give a number twice.
  const sequence = (document.data()?.last ?? 0) + 1;
  const take = (batch: WriteBatch) => {
    if (document.exists) batch.update(document.ref, { last: sequence }, ifUnchanged(document));
    else batch.create(document.ref, { last: sequence });
  };
  return { year, sequence, take };
}

function numbered({ year, sequence }: NextNumber, { invoice }: Settings) {
  return { id: invoiceId(year, sequence), year, sequence, number: invoiceNumber(year, sequence, invoice) };
}

/** Host and guest as the invoice states them. Later changes of the booking do not change the invoice. */
function partiesOf(booking: Booking): Pick<Invoice, 'host' | 'guest'> {
  const { address } = property;
  // A villa's tax numbers depend on its country.
  const { oib, vatNumber }: Readonly<Record<string, string | boolean | undefined>> = property.imprint;
  const { address: street, zipCode, city, state, country } = booking;
  return {
    host: {
      name: property.host,
      address: `${address.street}, ${address.zipCode} ${address.city}`,
      // A VAT number begins with the code of its country, so it needs no label.
      taxNumber: oib ? `OIB: ${oib}` : String(vatNumber ?? ''),
    },
    guest: {
      name: guestName(booking),
      address: [street, [zipCode, city].filter(Boolean).join(' '), state, country].filter(Boolean).join(', '),
    },
  };
}

async function planInvoice(
  { id, ...invoice }: Invoice,
  next: NextNumber,
  booking: Booking | undefined,
  settings: Settings,
  now: Date,
): Promise<PlannedWrite> {
  const mails = booking?.email ? [await composeInvoiceMail({ id, ...invoice }, booking, settings, now)] : [];
  const { number, apartment, total, booking: of } = invoice;
  return {
    reference: firestore().doc(invoicePath(id)),
    action: 'invoiced',
    fields: invoice,
    // Only what does not identify the guest, so that nothing has to be removed from the history when guest data are deleted.
    compared: { before: {}, after: { invoice: number, booking: of, apartment, total } },
    alongside: (batch) => {
      next.take(batch);
      queueMails(batch, mails, now);
    },
    final: true,
  };
}
