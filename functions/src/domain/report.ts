import { firstOfGroups, othersOf } from './bookingGroup.ts';
import { monthOf, type IsoDate, type IsoMonth } from './isoDate.ts';
import { sumOf, type Cents } from './money.ts';
import { amountsOfEach, type CountedBooking, type StayAmounts } from './stayAmounts.ts';

/** The fields of a booking that the report reads. Stored bookings match this type. */
export interface ReportedBooking<Way extends string = string> extends CountedBooking {
  readonly number: string;
  readonly group: string | null;
  readonly apartment: string;
  readonly nights: number;
  readonly adults: number;
  readonly children: number;
  readonly babies: number;
  /** Missing if the guest booked directly. */
  readonly platform?: { readonly commission: Cents };
  readonly payments: readonly {
    readonly id: string;
    readonly kind: 'advance' | 'balance' | 'refund';
    readonly amount: Cents;
    readonly on: IsoDate;
    readonly way?: Way;
  }[];
}

/** A year, or one of its months, from 1. */
export interface Period {
  readonly year: number;
  readonly month?: number | undefined;
}

/** The columns of the report, in their order. Those in `moneyColumns` are in cents. */
export const reportColumns = [
  ...(['stays', 'nights', 'guestNights', 'turnover', 'paid', 'owed', 'touristTax', 'fees'] as const),
  ...(['platformStays', 'platformTurnover', 'commission'] as const),
] as const;
export type ReportColumn = (typeof reportColumns)[number];
export type ReportSums = Record<ReportColumn, number>;

export const moneyColumns: readonly ReportColumn[] = [
  ...(['turnover', 'paid', 'owed', 'touristTax', 'fees', 'platformTurnover', 'commission'] as const),
];

/** The sums of an apartment in a month; `null` for all apartments, or for all months of the period. */
export interface ReportRow {
  apartment: string | null;
  month: IsoMonth | null;
  sums: ReportSums;
}

export interface Report<Way extends string> {
  /** Per apartment and month, without empty rows; then the sums per apartment, per month, and of the whole period. */
  rows: ReportRow[];
  /** What guests paid in the period minus refunds, by the way of payment; `null` for payments without one. */
  received: { way: Way | null; amount: Cents }[];
}

/** A booking with its amounts. */
export type ReportedStay<Booking> = StayAmounts & { booking: Booking };

/** The amounts of every booking with turnover. A stay without a price counts too. */
export function reportedStays<Booking extends ReportedBooking>(
  bookings: readonly Booking[],
  today: IsoDate,
): ReportedStay<Booking>[] {
  return firstOfGroups(bookings).flatMap((first) => {
    const group = [first, ...othersOf(first, bookings)];
    const amounts = amountsOfEach(group, today);
    return group.flatMap((booking, place) => {
      const own = amounts[place]!;
      return booking.status === 'confirmed' || own.turnover > 0 ? [{ ...own, booking }] : [];
    });
  });
}

/**
 * The report of a period. A stay counts as a whole on the day of its departure, as on its invoice, and a cancellation
 * fee on the day of the cancellation. So the months add up to the year.
 */
export function reportOf<Way extends string>(
  bookings: readonly ReportedBooking<Way>[],
  period: Period,
  today: IsoDate,
): Report<Way> {
  const stays = reportedStays(bookings, today).filter(({ on }) => isIn(period, on));
  const slugs = [...new Set(stays.map(({ booking }) => booking.apartment))].sort();
  const months = [...new Set(stays.map(({ on }) => monthOf(on)))].sort();
  const row = (apartment: string | null, month: IsoMonth | null): ReportRow => ({
    ...{ apartment, month },
    sums: sumsOfStays(
      stays.filter(
        ({ booking, on }) =>
          (apartment === null || booking.apartment === apartment) && (month === null || monthOf(on) === month),
      ),
    ),
  });
  const rows = [
    ...slugs.flatMap((slug) => months.map((month) => row(slug, month))),
    ...slugs.map((slug) => row(slug, null)),
    ...months.map((month) => row(null, month)),
  ];
  return {
    rows: [...rows.filter(({ sums }) => reportColumns.some((column) => sums[column] !== 0)), row(null, null)],
    received: receivedIn(period, bookings),
  };
}

function isIn({ year, month }: Period, day: IsoDate): boolean {
  return day.startsWith(month === undefined ? `${year}-` : `${year}-${String(month).padStart(2, '0')}-`);
}

function sumsOfStays(stays: readonly ReportedStay<ReportedBooking>[]): ReportSums {
  const confirmed = stays.filter(({ booking }) => booking.status === 'confirmed').map(({ booking }) => booking);
  const onPlatforms = stays.filter(({ booking }) => booking.status === 'confirmed' && booking.platform);
  const sum = (amount: (stay: StayAmounts) => Cents) => sumOf(stays.map(amount));
  return {
    stays: confirmed.length,
    nights: sumOf(confirmed.map(({ nights }) => nights)),
    guestNights: sumOf(confirmed.map(({ nights, adults, children, babies }) => nights * (adults + children + babies))),
    turnover: sum(({ turnover }) => turnover),
    paid: sum(({ paid }) => paid),
    owed: sum(({ owed }) => owed),
    touristTax: sum(({ touristTax }) => touristTax),
    fees: sum(({ fee }) => fee),
    platformStays: onPlatforms.length,
    platformTurnover: sumOf(onPlatforms.map(({ turnover }) => turnover)),
    commission: sumOf(onPlatforms.map(({ booking }) => booking.platform?.commission ?? 0)),
  };
}

function receivedIn<Way extends string>(
  period: Period,
  bookings: readonly ReportedBooking<Way>[],
): Report<Way>['received'] {
  const sums = new Map<Way | null, Cents>();
  for (const { kind, amount, on, way = null } of bookings.flatMap(({ payments }) => payments)) {
    if (isIn(period, on)) sums.set(way, (sums.get(way) ?? 0) + (kind === 'refund' ? -amount : amount));
  }
  return [...sums].map(([way, amount]) => ({ way, amount }));
}
