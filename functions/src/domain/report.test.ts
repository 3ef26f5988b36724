import { describe, expect, it } from 'vitest';
import { isoDate } from './isoDate.ts';
import { ledgerOf } from './ledger.ts';
import { reportedStays, reportOf, type ReportedBooking } from './report.ts';

const today = isoDate('2027-12-31');

/** A stay of a week with two adults that costs 1,000 € and 14 € of tourist tax, and is paid in part. */
function booking(number: string, checkOut: string, changes: Partial<ReportedBooking> = {}): ReportedBooking {
  return {
    ...{ number, group: null, apartment: 'olive', status: 'confirmed', nights: 7, adults: 2, children: 0, babies: 0 },
    ...{ checkIn: isoDate('2027-05-01'), checkOut: isoDate(checkOut), advanceDueOn: null },
    terms: { advanceShare: 0.3, cancellation: { freeUntilDays: 30, shareAfter: 0.3 } },
    quote: {
      ...{ totalPrice: 100_000, advancePayment: 30_000, totalPayment: 101_400 },
      lines: [
        { kind: 'nights', season: null, nights: 7, unitPrice: 14_286, amount: 100_000 },
        { kind: 'touristTax', persons: 2, nights: 7, amount: 1400 },
      ],
    },
    payments: [
      { id: `${number}-1`, kind: 'advance', amount: 30_000, on: isoDate('2027-02-01'), way: 'bankTransfer' },
      { id: `${number}-2`, kind: 'balance', amount: 50_000, on: isoDate('2027-06-30'), way: 'cash' },
    ],
    ...changes,
  };
}

const cancelledLate: Partial<ReportedBooking> = {
  ...{ status: 'cancelled', endedBy: 'guest', checkIn: isoDate('2027-06-12') },
  end: { on: isoDate('2027-06-10'), from: 'confirmed', payments: ['late-1', 'late-2'], kept: null },
};

const rowOf = (bookings: ReportedBooking[], apartment: string | null, month: string | null, year = 2027) =>
  reportOf(bookings, { year }, today).rows.find((row) => row.apartment === apartment && row.month === month)?.sums;

describe('the report', () => {
  it('counts the whole stay in the month of its departure, with the nights of children and babies', () => {
    const bookings = [booking('a', '2027-07-01', { children: 1, babies: 1 }), booking('b', '2028-01-02')];
    const own = { stays: 1, nights: 7, guestNights: 28, turnover: 101_400, paid: 80_000, owed: 21_400 };
    expect(rowOf(bookings, 'olive', '2027-07')).toMatchObject({ ...own, touristTax: 1400, fees: 0, platformStays: 0 });
    expect(rowOf(bookings, null, null)).toMatchObject(own);
    expect(rowOf(bookings, null, '2028-01', 2028)).toMatchObject({ stays: 1 });
  });

  it('counts the fee of a cancelled stay, without nights, in the month of the cancellation', () => {
    const row = rowOf([booking('late', '2027-07-01', cancelledLate)], null, '2027-06');
    expect(row).toMatchObject({
      stays: 0,
      nights: 0,
      turnover: 30_000,
      paid: 30_000,
      owed: 0,
      fees: 30_000,
      touristTax: 0,
    });
  });

  it('counts neither requests nor stays that were cancelled free of charge', () => {
    const free = booking('free', '2027-07-01', { ...cancelledLate, endedBy: 'owner' });
    expect(
      reportOf([booking('p', '2027-07-01', { status: 'pending' }), free], { year: 2027 }, today).rows,
    ).toHaveLength(1);
  });

  it('shows the platforms’ turnover and commission', () => {
    const sold = booking('p', '2027-07-01', { platform: { commission: 15_000 } });
    const row = rowOf([sold, booking('d', '2027-07-01')], null, null);
    expect(row).toMatchObject({ stays: 2, platformStays: 1, platformTurnover: 101_400, commission: 15_000 });
  });

  it('shows payments minus refunds of the period by way of payment, even for a stay in another year', () => {
    const paidBack = { id: 'r', kind: 'refund', amount: 20_000, on: isoDate('2027-06-02'), way: 'cash' } as const;
    const unknown = { id: 'u', kind: 'balance', amount: 100, on: isoDate('2027-06-03') } as const;
    const later = booking('a', '2028-07-01');
    const { received } = reportOf(
      [{ ...later, payments: [...later.payments, paidBack, unknown] }],
      { year: 2027, month: 6 },
      today,
    );
    expect(received).toEqual([
      { way: 'cash', amount: 30_000 },
      { way: null, amount: 100 },
    ]);
  });

  it('splits what a group owes and the fee of its cancelled stay, to the cent', () => {
    const group = [
      booking('late', '2027-07-01', { group: 'g', ...cancelledLate }),
      booking('b', '2027-07-01', { group: 'g', apartment: 'lavender', payments: [] }),
      booking('c', '2027-08-01', { group: 'g', payments: [] }),
    ];
    const stays = reportedStays(group, today);
    const { owed, fee } = ledgerOf(group, today);
    expect(stays.map(({ booking: { number } }) => number)).toEqual(['late', 'b', 'c']);
    expect(stays.reduce((sum, one) => sum + one.owed, 0)).toBe(owed);
    expect(stays.reduce((sum, one) => sum + one.fee, 0)).toBe(fee);
    for (const { turnover, paid, owed: own } of stays) expect(paid + own).toBe(turnover);
  });

  it('counts an agreed fee only as far as it was paid, and for its own stay', () => {
    const cancelledFor = (kept: number): Partial<ReportedBooking> => ({
      ...{ ...cancelledLate, group: 'g' },
      end: { ...cancelledLate.end!, payments: ['b-1', 'b-2'], kept },
    });
    const removed = booking('a', '2027-07-01', { ...cancelledFor(30_000), payments: [] });
    const stays = reportedStays([removed, booking('b', '2027-07-01', cancelledFor(20_000))], today);
    expect(stays.map(({ booking: { number }, fee }) => [number, fee])).toEqual([['b', 20_000]]);
  });
});
