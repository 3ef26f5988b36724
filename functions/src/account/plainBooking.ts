import type { PlainRecord } from '../contract/MyData.ts';
import { plainRecord } from './plainRecord.ts';

const names = {
  number: 'bookingNumber',
  checkIn: 'arrival',
  checkOut: 'departure',
  createdAt: 'requestedAt',
  uid: 'accountId',
  quote: 'price',
  lines: 'parts',
  kind: 'for',
  advancePayment: 'dueOnConfirmation',
  standardRate: 'listPricePerNight',
  requestHash: 'fingerprintOfRequest',
  agreed: 'lastAgreed',
  problem: 'noteToTheOwner',
};

const amounts = [
  'amount',
  'unitPrice',
  'standardRate',
  'pricePerNight',
  'totalPrice',
  'advancePayment',
  'totalPayment',
];

/** A booking with whatever fields it has, amounts in euros. */
export function plainBooking(booking: Record<string, unknown>): PlainRecord {
  return plainRecord(booking, names, (field, value) =>
    amounts.includes(field) && typeof value === 'number' ? value / 100 : value,
  );
}
