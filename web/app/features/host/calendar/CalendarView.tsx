import Skeleton from '@mui/material/Skeleton';
import { parseIsoDate } from 'functions/domain/isoDate';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { useBlocks } from '../../../firebase/owner/useBlocks.ts';
import { useHostBookings } from '../../../firebase/owner/useHostBookings.ts';
import { usePlatformCalendars } from '../../../firebase/owner/usePlatformCalendars.ts';
import { useSavedApartments } from '../../../firebase/owner/useSavedApartments.ts';
import { ApartmentProblems } from '../frame/ApartmentProblems.tsx';
import { useApartmentNames } from '../frame/useApartmentNames.ts';
import { useToday } from '../frame/useToday.ts';
import { SeasonCalendar } from './SeasonCalendar.tsx';

/** The season: all apartments, day by day, as it is now. */
export default function CalendarView() {
  const { t } = useTranslation('hostCalendar');
  const today = useToday();
  const saved = useSavedApartments();
  // The same list until one of them changes: the calendar computes its rows from it.
  const apartments = useMemo(() => saved?.map(({ apartment }) => apartment), [saved]);
  const bookings = useHostBookings(today);
  const blocks = useBlocks();
  const calendars = usePlatformCalendars();
  const nameOf = useApartmentNames();
  const { search } = useLocation();
  if (!saved || !apartments || !bookings || !blocks || !calendars) {
    return <Skeleton variant="rounded" height={360} role="status" aria-label={t('loading')} />;
  }
  if (apartments.length === 0) return <p>{t('empty')}</p>;
  return (
    <>
      <ApartmentProblems apartments={saved} />
      <SeasonCalendar
        apartments={apartments}
        bookings={bookings}
        blocks={blocks}
        calendars={calendars}
        today={today}
        asked={parseIsoDate(new URLSearchParams(search).get('day'))}
        nameOf={nameOf}
      />
    </>
  );
}
