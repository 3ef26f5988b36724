import type { DeskCalendar } from '../../../firebase/owner/usePlatformCalendars.ts';
import type { Apartment } from 'functions/contract/apartment';
import type { Block } from 'functions/contract/block';
import type { Booking } from 'functions/contract/booking';
import { isoDate } from 'functions/domain/isoDate';
import { nightCount, type Stay } from 'functions/domain/stay';
import { describe, expect, it } from 'vitest';
import apartments from '../../../../../villa/apartments.json' with { type: 'json' };
import { barPlace } from './grid/barPlace.ts';
import { barsOn, calendarRows, freeNight } from './calendarRows.ts';
import { dayAxis } from './grid/dayAxis.ts';

const today = isoDate('2027-06-10');
const [lavender, olive] = apartments as unknown as Apartment[];
const stay = (checkIn: string, checkOut: string): Stay => ({ checkIn: isoDate(checkIn), checkOut: isoDate(checkOut) });

function booking(id: string, { checkIn, checkOut }: Stay, changes: Partial<Booking> = {}): Booking {
  const quote = { advancePayment: 300, totalPayment: 1000 };
  const plain = { id, number: id, group: null, apartment: 'lavender', status: 'confirmed', advanceDueOn: null, quote };
  return { ...plain, checkIn, checkOut, ...changes } as Booking;
}

function block(id: string, nights: Stay, apartment = 'lavender'): Block {
  return { id, apartment, ...nights, settledStay: { apartment, ...nights } } as Block;
}

const rowsOf = (bookings: Booking[], blocks: Block[] = [], calendars: DeskCalendar[] = []) =>
  calendarRows([lavender!, olive!], bookings, blocks, calendars, today);

describe('the bars of the calendar', () => {
  it('are listed by apartment, in order of arrival', () => {
    const [first, second] = rowsOf(
      [
        booking('B', stay('2027-06-19', '2027-06-22'), { status: 'pending' }),
        booking('A', stay('2027-06-12', '2027-06-19')),
        booking('O', stay('2027-06-12', '2027-06-13'), { apartment: 'olive' }),
      ],
      [block('X', stay('2027-06-22', '2027-06-24'))],
    );
    expect(first!.bars.map(({ key, state, stay: nights }) => [key, state, nightCount(nights)])).toEqual([
      ['bookings/A', 'confirmed', 7],
      ['bookings/B', 'pending', 3],
      ['blocks/X', 'block', 2],
    ]);
    expect(second!.bars.map(({ key }) => key)).toEqual(['bookings/O']);
  });

  it('leave out cancelled stays', () => {
    const [first] = rowsOf([booking('C', stay('2027-06-12', '2027-06-19'), { status: 'cancelled' })]);
    expect(first!.bars).toEqual([]);
  });

  it('cover the night of arrival, not that of departure', () => {
    const [first] = rowsOf([booking('A', stay('2027-06-12', '2027-06-14'))]);
    const held = ['11', '12', '13', '14'].map((day) => first!.barOn(isoDate(`2027-06-${day}`))?.key);
    expect(held).toEqual([undefined, 'bookings/A', 'bookings/A', undefined]);
    expect(barsOn(first!, stay('2027-06-13', '2027-06-16'))).toHaveLength(1);
    expect(barsOn(first!, stay('2027-06-14', '2027-06-16'))).toHaveLength(0);
  });

  it('show a platform’s nights where no booking is, and mark bookings whose nights the platform lists too', () => {
    const there = [
      { ...stay('2027-06-12', '2027-06-16'), kind: 'sold' as const },
      { ...stay('2027-06-20', '2027-06-22'), kind: 'blocked' as const },
    ];
    const calendar = { id: 'sample', apartment: 'lavender', holds: there } as unknown as DeskCalendar;
    const [first, second] = rowsOf([booking('A', stay('2027-06-14', '2027-06-18'))], [], [calendar]);
    expect(first!.bars.map(({ key, stay: { checkIn, checkOut } }) => [key, checkIn, checkOut])).toEqual([
      ['platformCalendars/sample 2027-06-12', '2027-06-12', '2027-06-14'],
      ['bookings/A', '2027-06-14', '2027-06-18'],
      ['platformCalendars/sample 2027-06-20', '2027-06-20', '2027-06-22'],
    ]);
    const booked = first!.bars.find((bar) => 'booking' in bar)!;
    expect('booking' in booked && booked.conflicts.map(({ there: stays }) => stays)).toEqual([[there[0]]]);
    expect(second!.bars).toEqual([]);
    expect(first!.barOn(isoDate('2027-06-20'))?.state).toBe('platform');
  });

  it('are marked when a payment is due now or late, but not for the balance due on arrival', () => {
    const ahead = stay('2027-06-20', '2027-06-24');
    const paid = [{ id: 'p', kind: 'advance' as const, amount: 300, on: today, note: '' }];
    const unpaid = (changes: Partial<Booking>, of = ahead) =>
      rowsOf([booking('A', of, changes)])[0]!.bars.map((bar) => 'booking' in bar && bar.unpaid)[0];
    expect(unpaid({ advanceDueOn: isoDate('2027-06-12') })).toBe('due');
    expect(unpaid({ advanceDueOn: isoDate('2027-06-09') })).toBe('overdue');
    expect(unpaid({ advanceDueOn: isoDate('2027-06-09'), payments: paid })).toBe(false);
    expect(unpaid({ payments: paid }, stay('2027-06-10', '2027-06-12'))).toBe('due');
    expect(unpaid({ payments: paid }, stay('2027-06-09', '2027-06-12'))).toBe('overdue');
    expect(unpaid({ status: 'pending' })).toBe(false);
  });
});

describe('a free night', () => {
  it('has the price and the rules of its season', () => {
    expect(freeNight(isoDate('2027-04-01'), lavender!)).toEqual({ price: 14500, minNights: 2 });
    expect(freeNight(isoDate('2027-07-03'), lavender!)).toEqual({ price: 23500, minNights: 7 });
  });
});

describe('the place of a bar', () => {
  const axis = dayAxis('2027-06' as never, '2027-07' as never);

  it('begins and ends within its days, so that adjoining stays do not touch', () => {
    const first = barPlace(stay('2027-06-02', '2027-06-05'), axis)!;
    const second = barPlace(stay('2027-06-05', '2027-06-06'), axis)!;
    expect(first.left).toBeGreaterThan(1);
    expect(first.left + first.width).toBeGreaterThan(4);
    expect(first.left + first.width).toBeLessThan(second.left);
    expect(second.left).toBeLessThan(5);
  });

  it('is cut off at the ends of the calendar, and missing outside of the rendered columns', () => {
    const cut = barPlace(stay('2027-05-20', '2027-06-03'), axis)!;
    expect(cut.left).toBe(0);
    expect(barPlace(stay('2027-06-02', '2027-06-05'), axis, 5, 20)).toBeUndefined();
    expect(barPlace(stay('2027-05-02', '2027-05-05'), axis)).toBeUndefined();
    const end = barPlace(stay('2027-07-30', '2027-08-05'), axis)!;
    expect(end.left + end.width).toBe(61);
  });
});
