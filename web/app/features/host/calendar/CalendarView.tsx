import Skeleton from '@mui/material/Skeleton';
import { todayIn } from 'functions/domain/isoDate';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApartments } from '../../../firebase/useApartments.ts';
import { useBlocks } from '../../../firebase/useBlocks.ts';
import { useHostBookings } from '../../../firebase/useHostBookings.ts';
import { usePlatformCalendars } from '../../../firebase/usePlatformCalendars.ts';
import { timeZone } from '../../../villa/timeZone.ts';
import { useOwnerAction } from '../frame/OwnerActions.tsx';
import { useApartmentNames } from '../frame/useApartmentNames.ts';
import { SeasonCalendar } from './SeasonCalendar.tsx';

/** The season: all apartments, day by day, as it is now. */
export default function CalendarView() {
  const { t } = useTranslation('hostCalendar');
  const [today] = useState(() => todayIn(timeZone));
  const apartments = useApartments();
  const bookings = useHostBookings(today);
  const blocks = useBlocks();
  const calendars = usePlatformCalendars();
  const act = useOwnerAction();
  const nameOf = useApartmentNames();
  if (!apartments || !bookings || !blocks || !calendars) {
    return <Skeleton variant="rounded" height={360} role="status" aria-label={t('loading')} />;
  }
  if (apartments.length === 0) return <p>{t('empty')}</p>;
  return (
    <SeasonCalendar
      apartments={apartments}
      bookings={bookings}
      blocks={blocks}
      calendars={calendars}
      today={today}
      nameOf={nameOf}
      act={act}
    />
  );
}
