import type { Block, BlockedNights } from 'functions/contract/block';
import { includesSale, type PlatformSale } from 'functions/contract/platformSale';
import type { IsoDate } from 'functions/domain/isoDate';
import { salesOn } from 'functions/domain/platformConflict';
import type { Stay } from 'functions/domain/stay';
import type { DeskCalendar } from '../../../../firebase/owner/usePlatformCalendars.ts';

/** Nights that the owner has closed, but that a platform's calendar lists as taken. */
export interface ClosedSale {
  calendar: DeskCalendar;
  block: Block;
  closed: BlockedNights;
  /** The platform's stays on these nights. */
  there: readonly Stay[];
  /** Sales that no owner has marked as seen. */
  unseen: readonly PlatformSale[];
}

/** The sales with future nights, by arrival. */
export function closedSalesOf(
  calendars: readonly DeskCalendar[],
  blocks: readonly Block[],
  today: IsoDate,
): ClosedSale[] {
  const found = blocks.flatMap((block) => {
    const closed = block.settledStay;
    if (closed.checkOut <= today) return [];
    return calendars
      .filter(({ apartment }) => apartment === closed.apartment)
      .flatMap((calendar): ClosedSale[] => {
        const there = salesOn(calendar.holds, closed).filter(({ checkOut }) => checkOut > today);
        const unseen = there
          .map(({ checkIn, checkOut }) => ({ calendar: calendar.id, checkIn, checkOut }))
          .filter((sale) => !includesSale(block.salesSeen, sale));
        return there.length > 0 ? [{ calendar, block, closed, there, unseen }] : [];
      });
  });
  return found.sort((a, b) => (a.closed.checkIn < b.closed.checkIn ? -1 : 1));
}
