import { parseIsoDate } from 'functions/domain/isoDate';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, Link } from 'react-router';
import { useBlocks } from '../../../firebase/owner/useBlocks.ts';
import { useHostBookings } from '../../../firebase/owner/useHostBookings.ts';
import { usePlatformCalendars } from '../../../firebase/owner/usePlatformCalendars.ts';
import { useSavedApartments, type SavedApartment } from '../../../firebase/owner/useSavedApartments.ts';
import { useApartmentName } from '../../../i18n/useApartmentTexts.ts';
import { useToday } from '../frame/useToday.ts';
import { ViewLoading } from '../frame/ViewLoading.tsx';
import { SeasonCalendar } from './SeasonCalendar.tsx';
import Alert from '@mui/material/Alert';
import { hostPath } from 'functions/domain/sitePaths';
import { useLanguage } from '../../../i18n/useLanguage.ts';

/** The season calendar: all apartments, day by day, live. */
export function CalendarView() {
  const { t } = useTranslation('hostCalendar');
  const today = useToday();
  const saved = useSavedApartments();
  // Memoised, because the calendar computes its rows from this list.
  const apartments = useMemo(() => saved?.map(({ apartment }) => apartment), [saved]);
  const bookings = useHostBookings(today);
  const blocks = useBlocks(today);
  const calendars = usePlatformCalendars();
  const { search } = useLocation();
  if (!saved || !apartments || !bookings || !blocks || !calendars) {
    return <ViewLoading />;
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
      />
    </>
  );
}

/** Apartments that a console edit has made unreadable. They are shown with their last valid values. */
function ApartmentProblems({ apartments }: { apartments: readonly SavedApartment[] }) {
  const { t } = useTranslation('hostToday');
  const nameOf = useApartmentName();
  const language = useLanguage();
  return apartments.map(({ apartment: { slug }, problem }) =>
    problem === undefined ? null : (
      <Alert key={slug} severity="warning" sx={{ margin: 2 }}>
        <Link discover="none" to={`${hostPath(language, 'prices')}?apartment=${slug}`}>
          {t('trouble.apartment', { apartment: nameOf(slug), problem })}
        </Link>
      </Alert>
    ),
  );
}
