import type { Apartment } from 'functions/contract/apartment';
import type { Block } from 'functions/contract/block';
import type { Booking } from 'functions/contract/booking';
import { blockPath, bookingPath, platformCalendarPath } from 'functions/contract/collections';
import { othersOf } from 'functions/domain/bookingGroup';
import type { IsoDate } from 'functions/domain/isoDate';
import type { Cents } from 'functions/domain/money';
import { ledgerOf } from 'functions/domain/ledger';
import { withoutNights, type FeedStayKind } from 'functions/domain/feedStay';
import { seasonOf } from 'functions/domain/season';
import { nightsOf, overlaps, type Stay } from 'functions/domain/stay';
import { rulesFor } from 'functions/domain/stayRules';
import type { DeskCalendar } from '../../../firebase/owner/usePlatformCalendars.ts';
import { closedSalesOf, type ClosedSale } from '../platforms/conflicts/closedSalesOf.ts';
import { conflictsOf, type DeskConflict } from '../platforms/conflicts/conflictsOf.ts';

/** Something that holds nights of an apartment. */
export type Bar = {
  /** Stays the same when the nights change. */
  readonly key: string;
  /** Path of the document that holds the nights. */
  readonly path: string;
  /** The apartment's slug. */
  readonly apartment: string;
  readonly stay: Stay;
} & (
  | {
      readonly state: 'pending' | 'confirmed';
      readonly booking: Booking;
      /** `due`: the advance is expected; `overdue`: a payment is late. */
      readonly unpaid: false | 'due' | 'overdue';
      /** Platforms whose calendars also list nights of the bar as taken. */
      readonly conflicts: readonly DeskConflict[];
    }
  | { readonly state: 'block'; readonly block: Block; readonly sales: readonly ClosedSale[] }
  | { readonly state: 'platform'; readonly calendar: DeskCalendar; readonly kind: FeedStayKind }
);

/** An apartment in the calendar with everything that holds its nights, by arrival. */
export interface CalendarRow {
  readonly apartment: Apartment;
  readonly bars: readonly Bar[];
  barOn(night: IsoDate): Bar | undefined;
}

export interface FreeNight {
  readonly price: Cents;
  /** Minimum nights of a stay that arrives on this day. */
  readonly minNights: number;
}

/**
 * @param bookings bookings of all apartments; cancelled ones are ignored
 * @param blocks blocks of all apartments; those without nights are ignored
 * @param calendars platform calendars; their nights are shown only where no booking or block is
 */
export function calendarRows(
  apartments: readonly Apartment[],
  bookings: readonly Booking[],
  blocks: readonly Block[],
  calendars: readonly DeskCalendar[],
  today: IsoDate,
): CalendarRow[] {
  const conflicts = conflictsOf(calendars, bookings, today);
  const closedSales = closedSalesOf(calendars, blocks, today);
  const booked = bookings.flatMap((one) => barOfBooking(one, othersOf(one, bookings), conflicts, today));
  const blocked = blocks.map((block) => barOfBlock(block, closedSales));
  return apartments.map((apartment) => {
    const ours = [...booked, ...blocked].filter((bar) => bar.apartment === apartment.slug);
    const held = new Set(ours.flatMap(({ stay }) => nightsOf(stay)));
    const theirs = calendars
      .filter((one) => one.apartment === apartment.slug)
      .flatMap((one) => barsOfCalendar(one, held));
    const bars = [...ours, ...theirs].sort((a, b) => (a.stay.checkIn < b.stay.checkIn ? -1 : 1));
    const byNight = new Map(bars.flatMap((bar) => nightsOf(bar.stay).map((night) => [night, bar] as const)));
    return { apartment, bars, barOn: (night) => byNight.get(night) };
  });
}

function barOfBooking(
  booking: Booking,
  others: readonly Booking[],
  conflicts: readonly DeskConflict[],
  today: IsoDate,
): Bar[] {
  const { apartment, status, checkIn, checkOut } = booking;
  if (status === 'cancelled') return [];
  const path = bookingPath(booking.id);
  return [
    {
      key: path,
      path,
      apartment,
      stay: { checkIn, checkOut },
      state: status,
      booking,
      unpaid: unpaid([booking, ...others], today),
      conflicts: conflicts.filter((one) => one.booking.id === booking.id),
    },
  ];
}

function unpaid(group: readonly Booking[], today: IsoDate): false | 'due' | 'overdue' {
  const { state, next } = ledgerOf(group, today);
  if (state === 'overdue') return 'overdue';
  // A balance is paid on arrival, so it is not due before that.
  return state === 'due' && (next?.kind === 'advance' || next?.on === today) ? 'due' : false;
}

function barOfBlock(block: Block, closedSales: readonly ClosedSale[]): Bar {
  const { apartment, checkIn, checkOut } = block.settledStay;
  const sales = closedSales.filter((sale) => sale.block.id === block.id);
  const path = blockPath(block.id);
  return { key: path, path, apartment, stay: { checkIn, checkOut }, state: 'block', block, sales };
}

function barsOfCalendar(calendar: DeskCalendar, held: ReadonlySet<IsoDate>): Bar[] {
  const path = platformCalendarPath(calendar.id);
  const { apartment } = calendar;
  const shown = withoutNights(calendar.holds, (_, night) => held.has(night));
  return shown.map(({ kind, ...stay }) => ({
    key: `${path} ${stay.checkIn}`,
    path,
    apartment,
    stay,
    state: 'platform',
    calendar,
    kind,
  }));
}

/** The bars on the stay's nights, in order. */
export function barsOn(row: Pick<CalendarRow, 'bars'>, stay: Stay): Bar[] {
  return row.bars.filter((bar) => overlaps(bar.stay, stay));
}

/** List price and minimum stay of a free night. */
export function freeNight(night: IsoDate, apartment: Pick<Apartment, 'nightPrice' | 'seasons' | 'rules'>): FreeNight {
  return {
    price: seasonOf(night, apartment.seasons)?.nightPrice ?? apartment.nightPrice,
    minNights: rulesFor(night, apartment.rules, apartment.seasons).minNights,
  };
}
