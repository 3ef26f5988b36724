import type { Block } from 'functions/contract/block';
import type { Booking } from 'functions/contract/booking';
import { isoDate } from 'functions/domain/isoDate';
import { describe, expect, it } from 'vitest';
import type { DeskCalendar } from '../../../../firebase/owner/usePlatformCalendars.ts';
import { sampleCalendar } from '../sampleCalendar.ts';
import { calendarsToTell } from './calendarsToTell.ts';
import { closedSalesOf } from './closedSalesOf.ts';
import { conflictsOf } from './conflictsOf.ts';

const today = isoDate('2027-06-10');
const minute = 60_000;
const now = 1_000 * minute;

const calendar = (id: string, changes: Partial<DeskCalendar> = {}): DeskCalendar => ({
  ...sampleCalendar,
  id,
  apartment: 'lavender',
  ...changes,
});

const stay = (checkIn: string, checkOut: string) => ({ checkIn: isoDate(checkIn), checkOut: isoDate(checkOut) });
const booking = (id: string, nights: ReturnType<typeof stay>, apartment = 'lavender') =>
  ({ id, apartment, status: 'confirmed', ...nights }) as Booking;

describe('conflicts', () => {
  it('are bookings of the same apartment whose coming nights a platform has sold', () => {
    const sold = { ...stay('2027-06-14', '2027-06-20'), kind: 'sold' as const };
    const closed = { ...stay('2027-07-01', '2027-07-10'), kind: 'blocked' as const };
    const past = { ...stay('2027-06-01', '2027-06-05'), kind: 'sold' as const };
    const calendars = [calendar('a', { holds: [past, sold, closed] })];
    const bookings = [
      booking('later', stay('2027-06-18', '2027-06-22')),
      booking('first', stay('2027-06-12', '2027-06-15')),
      booking('olive', stay('2027-06-12', '2027-06-15'), 'olive'),
      booking('closed', stay('2027-07-02', '2027-07-04')),
      booking('over', stay('2027-06-01', '2027-06-05')),
    ];
    const found = conflictsOf(calendars, bookings, today);
    expect(found.map(({ booking: { id }, there }) => [id, there])).toEqual([
      ['first', [sold]],
      ['later', [sold]],
    ]);
  });
});

describe('sales of closed nights', () => {
  const closed = { apartment: 'lavender', ...stay('2027-06-12', '2027-06-20') };
  const block = (changes: Partial<Block> = {}) =>
    ({ id: 'b', settledStay: closed, salesSeen: [], revision: 2, ...changes }) as unknown as Block;
  const sold = { ...stay('2027-06-14', '2027-06-16'), kind: 'sold' as const };
  const taken = { ...stay('2027-06-19', '2027-06-23'), kind: 'unclear' as const };
  const sale = ({ checkIn, checkOut }: typeof sold | typeof taken) => ({ calendar: 'a', checkIn, checkOut });
  const told = (holds: DeskCalendar['holds'], one = block()) =>
    closedSalesOf([calendar('a', { holds })], [one], today).map(({ there, unseen }) => [there, unseen]);

  it('are reported until an owner has seen them, and another sale is reported again', () => {
    expect(told([sold, taken])).toEqual([
      [
        [sold, taken],
        [sale(sold), sale(taken)],
      ],
    ]);
    expect(told([sold], block({ salesSeen: [sale(sold)] }))).toEqual([[[sold], []]]);
    expect(told([sold, taken], block({ salesSeen: [sale(sold)] }))).toEqual([[[sold, taken], [sale(taken)]]]);
  });

  it('are no longer reported once the sale or the block is gone, or the nights are over', () => {
    expect(told([])).toEqual([]);
    expect(told([{ ...sold, ...stay('2027-06-20', '2027-06-24') }])).toEqual([]);
    expect(told([{ ...sold, kind: 'blocked' }])).toEqual([]);
    expect(told([sold], block({ settledStay: { ...closed, apartment: 'olive' } }))).toEqual([]);
    const running = block({ settledStay: { ...closed, checkIn: isoDate('2027-06-01') } });
    expect(told([{ ...sold, ...stay('2027-06-05', '2027-06-10') }], running)).toEqual([]);
    const over = block({ settledStay: { ...closed, ...stay('2027-06-08', '2027-06-10') } });
    expect(told([{ ...sold, ...stay('2027-06-09', '2027-06-12') }], over)).toEqual([]);
  });
});

describe('the state of the calendars', () => {
  it('is fine while all were read recently, and shows the oldest reading', () => {
    const calendars = [calendar('a'), calendar('b'), calendar('without', { feedUrl: null })];
    const reads = new Map([
      ['a', now - 5 * minute],
      ['b', now - 15 * minute],
    ]);
    expect(calendarsToTell(calendars, reads, now)).toEqual({ failing: [], readAt: now - 15 * minute });
    expect(calendarsToTell([calendar('without', { feedUrl: null })], new Map(), now)).toEqual({
      failing: [],
      readAt: undefined,
    });
  });

  it('needs attention if a calendar has a problem or an odd entry, or was not read for two hours', () => {
    const calendars = [
      calendar('fine', { createdAt: now }),
      calendar('broken', { problem: 'refused', createdAt: now }),
      calendar('odd', { remarks: [{ kind: 'odd', entry: 'a', uid: 'a@sample' }], createdAt: now }),
      calendar('old'),
    ];
    const reads = new Map([['old', now - 121 * minute]]);
    const { failing, readAt } = calendarsToTell(calendars, reads, now);
    expect(failing.map(({ id }) => id)).toEqual(['broken', 'odd', 'old']);
    expect(readAt).toBeUndefined();
  });
});
