import { blockPath, bookingPath, platformCalendarPath } from 'functions/contract/collections';
import type { OwnerErrorDetails } from 'functions/contract/ownerErrorCode';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useApartments } from '../../../firebase/owner/useSavedApartments.ts';
import { useBlocks } from '../../../firebase/owner/useBlocks.ts';
import { useHostBookings } from '../../../firebase/owner/useHostBookings.ts';
import { usePlatformCalendars } from '../../../firebase/owner/usePlatformCalendars.ts';
import { useFormat } from '../../../i18n/useFormat.ts';
import { useToday } from '../frame/useToday.ts';
import { BarList } from './BarList.tsx';
import { calendarRows, type Bar } from './calendarRows.ts';

/** Who holds the nights that were refused, one per line. Lists only the nights until the page knows all holders. */
export function NightHolders({ details: { holders = [], nights = [] } }: { details: OwnerErrorDetails }) {
  const { t } = useTranslation('hostCalendar');
  const format = useFormat();
  const today = useToday();
  const apartments = useApartments();
  const bookings = useHostBookings(today);
  const blocks = useBlocks(today);
  const calendars = usePlatformCalendars();
  const bars = useMemo(
    () =>
      apartments && bookings && blocks && calendars
        ? calendarRows(apartments, bookings, blocks, calendars, today).flatMap((row) => row.bars)
        : [],
    [apartments, bookings, blocks, calendars, today],
  );
  const found = bars.filter((bar) => holders.some(({ path }) => path === pathOf(bar)));
  const taken = holders.length > 0 ? holders.flatMap((holder) => holder.nights) : nights;
  // The refusal may arrive before the booking or block that holds the nights.
  if (found.length === 0 || !holders.every(({ path }) => found.some((bar) => path === pathOf(bar)))) {
    return <p>{t('sheet.heldUnseen', { nights: format.list([...new Set(taken)].sort().map(format.dayAndMonth)) })}</p>;
  }
  return (
    <>
      <p>{t('sheet.held')}</p>
      <BarList bars={found} />
    </>
  );
}

function pathOf(bar: Bar): string {
  switch (bar.state) {
    case 'block':
      return blockPath(bar.block.id);
    case 'platform':
      return platformCalendarPath(bar.calendar.id);
    default:
      return bookingPath(bar.booking.id);
  }
}
