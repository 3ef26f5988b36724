import type { Apartment } from 'functions/contract/apartment';
import type { Block } from 'functions/contract/block';
import type { Booking } from 'functions/contract/booking';
import type { IsoDate } from 'functions/domain/isoDate';
import type { Cents } from 'functions/domain/money';
import { paymentState } from 'functions/domain/paymentState';
import { seasonOf } from 'functions/domain/season';
import { nightCount, nightsOf, overlaps, type Stay } from 'functions/domain/stay';
import { rulesFor } from 'functions/domain/stayRules';

/** What holds nights of an apartment. */
export type Bar = { readonly key: string; readonly stay: Stay; readonly nights: number } & (
  | {
      readonly state: 'pending' | 'confirmed';
      readonly booking: Booking;
      /** The advance payment is expected, or any payment is late. */
      readonly unpaid: false | 'due' | 'overdue';
    }
  | { readonly state: 'block'; readonly block: Block }
);

/** An apartment of the calendar with all that stands on its nights, in order of arrival. */
export interface CalendarRow {
  readonly apartment: Apartment;
  readonly bars: readonly Bar[];
  /** What holds the night, if anything. */
  barOn(night: IsoDate): Bar | undefined;
}

export interface FreeNight {
  readonly price: Cents;
  /** Fewest nights of a stay that arrives on this day. */
  readonly minNights: number;
}

/** @param bookings and @param blocks of all apartments; cancelled bookings and blocks without nights are left out */
export function calendarRows(
  apartments: readonly Apartment[],
  bookings: readonly Booking[],
  blocks: readonly Block[],
  today: IsoDate,
): CalendarRow[] {
  return apartments.map((apartment) => {
    const bars = [
      ...bookings.filter((booking) => booking.apartment === apartment.slug).flatMap((one) => barOfBooking(one, today)),
      ...blocks.filter(({ agreed }) => agreed?.apartment === apartment.slug).map(barOfBlock),
    ].sort((a, b) => (a.stay.checkIn < b.stay.checkIn ? -1 : 1));
    const byNight = new Map(bars.flatMap((bar) => nightsOf(bar.stay).map((night) => [night, bar] as const)));
    return { apartment, bars, barOn: (night) => byNight.get(night) };
  });
}

function barOfBooking(booking: Booking, today: IsoDate): Bar[] {
  const { status, checkIn, checkOut } = booking;
  if (status === 'cancelled') return [];
  const stay = { checkIn, checkOut };
  return [
    {
      key: `booking-${booking.id}`,
      stay,
      nights: nightCount(stay),
      state: status,
      booking,
      unpaid: unpaid(booking, today),
    },
  ];
}

function unpaid(booking: Booking, today: IsoDate): false | 'due' | 'overdue' {
  const { state, next } = paymentState(booking, today);
  if (state === 'overdue') return 'overdue';
  // A balance is paid on arrival: until then it is nothing to ask for.
  return state === 'due' && (next?.kind === 'advance' || next?.on === today) ? 'due' : false;
}

function barOfBlock(block: Block): Bar {
  const { checkIn, checkOut } = block.agreed ?? block;
  const stay = { checkIn, checkOut };
  return { key: `block-${block.id}`, stay, nights: nightCount(stay), state: 'block', block };
}

/** What stands on nights of the stay, in order. */
export function barsOn(row: Pick<CalendarRow, 'bars'>, stay: Stay): Bar[] {
  return row.bars.filter((bar) => overlaps(bar.stay, stay));
}

/** List price and shortest stay of a night that nothing holds. */
export function freeNight(night: IsoDate, apartment: Pick<Apartment, 'nightPrice' | 'seasons' | 'rules'>): FreeNight {
  return {
    price: seasonOf(night, apartment.seasons)?.nightPrice ?? apartment.nightPrice,
    minNights: rulesFor(night, apartment.rules, apartment.seasons).minNights,
  };
}
