import { Timestamp } from 'firebase-admin/firestore';
import type { Booking } from '../../functions/src/contract/booking.ts';
import type { Invoice } from '../../functions/src/contract/invoice.ts';
import { totalOf } from '../../functions/src/domain/invoice.ts';

/** The invoice of a booking, issued on the day of its departure. */
export function sampleInvoice(booking: Booking, changes: Partial<Invoice> = {}): Invoice {
  const { language, apartment, checkIn, checkOut, nights, quote } = booking;
  const { lines } = quote;
  return {
    ...{ id: '2027-12', year: 2027, sequence: 12, number: '12/1/1', kind: 'invoice' },
    ...{ counterpart: null, counterpartNumber: null },
    ...{ issuedOn: checkOut, issuedAt: Timestamp.fromDate(new Date(`${checkOut}T10:00:00Z`)) },
    host: { name: 'Ana Murtela', address: 'Put Murtele 12, 22299 Murtela', taxNumber: 'OIB: 12345678903' },
    guest: { name: 'Zoë Żak', address: '1 Quay Street, Dublin' },
    ...{ language, booking: booking.id, apartment, checkIn, checkOut, nights, lines, total: totalOf(lines) },
    vatSentence: 'Oslobođeno PDV-a prema čl. 90. st. 2. Zakona o PDV-u.',
    isTouristTaxIncluded: false,
    revision: 1,
    ...changes,
  };
}
