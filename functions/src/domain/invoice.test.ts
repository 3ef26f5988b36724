import { expect, it } from 'vitest';
import {
  counterLines,
  defaultInvoiceSettings,
  invoiceLines,
  invoiceNumber,
  totalOf,
  turnoverRecord,
  type RecordedInvoice,
} from './invoice.ts';
import { isoDate } from './isoDate.ts';

const parts = { place: 'A1', device: '2' };

it('has its number in either format', () => {
  expect(invoiceNumber(2027, 12, { numbering: 'placeAndDevice', ...parts })).toBe('12/A1/2');
  expect(invoiceNumber(2027, 12, { numbering: 'plain', ...parts })).toBe('12/2027');
});

it('states the exemption of Croatian law only in Croatia', () => {
  expect(defaultInvoiceSettings('HR').vatSentence).toContain('Zakona o PDV-u');
  expect(defaultInvoiceSettings('IT')).not.toHaveProperty('vatSentence');
});

const lines = [
  { kind: 'nights', season: null, nights: 2, unitPrice: 5000, amount: 10_000 },
  { kind: 'agreed', amount: -500 },
] as const;
const amounts = { on: isoDate('2027-06-01'), turnover: 0, paid: 0, owed: 0, fee: 300, touristTax: 0 };

it('lists the price, or the fee of a cancelled stay, and its counter-invoice reverses these amounts', () => {
  expect(invoiceLines({ status: 'confirmed', quote: { lines } }, amounts)).toEqual(lines);
  expect(totalOf([...lines, ...counterLines(lines)])).toBe(0);
  expect(invoiceLines({ status: 'cancelled', quote: { lines } }, amounts)).toEqual([
    { kind: 'cancellationFee', amount: 300 },
  ]);
  expect(invoiceLines({ status: 'cancelled', quote: { lines } }, { ...amounts, fee: 0 })).toEqual([]);
});

it('is in its year’s turnover record, sorted by number, and counts as neither paid nor owed if it was taken back', () => {
  const invoice = (sequence: number, changes: Partial<RecordedInvoice> = {}): RecordedInvoice => ({
    ...{ number: `${sequence}/1/1`, year: 2027, sequence, issuedOn: isoDate('2027-06-01'), booking: 'a', total: 900 },
    counterpart: null,
    ...changes,
  });
  const stored = [
    invoice(10),
    invoice(2, { counterpart: '2027-3' }),
    invoice(3, { counterpart: '2027-2', total: -900 }),
    invoice(1, { year: 2026 }),
  ];
  const rows = turnoverRecord(stored, 2027, () => 400);
  expect(rows.map(({ invoice: { sequence }, paid, owed }) => [sequence, paid, owed])).toEqual([
    [2, 0, 0],
    [3, 0, 0],
    [10, 400, 500],
  ]);
});
