import { addDays, type IsoDate } from 'functions/domain/isoDate';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../i18n/useFormat.ts';
import { guestName } from '../calendar/grid/useCellNames.ts';
import type { OwedBooking, TodayParts } from './arrangeToday.ts';

/** The day in a few sentences. */
export function useDaySummary(today: IsoDate): (parts: TodayParts, troubles: number) => string {
  const { t } = useTranslation('hostToday');
  const { list } = useFormat();
  return ({ requests, arrivals, departures }, troubles) => {
    const on = (stays: readonly OwedBooking[], field: 'checkIn' | 'checkOut', day: IsoDate) =>
      list(stays.filter(({ booking }) => booking[field] === day).map(({ booking }) => guestName(booking)));
    const comingToday = on(arrivals, 'checkIn', today);
    const comingTomorrow = on(arrivals, 'checkIn', addDays(today, 1));
    const leaving = on(departures, 'checkOut', today);
    return [
      requests.length > 0 ? t('letter.requests', { count: requests.length }) : t('letter.noRequests'),
      comingToday && t('letter.arrivingToday', { names: comingToday }),
      comingTomorrow && t('letter.arrivingTomorrow', { names: comingTomorrow }),
      leaving && t('letter.leavingToday', { names: leaving }),
      troubles > 0 && t('letter.wrong', { count: troubles }),
      troubles === 0 && requests.length === 0 && t('letter.fine'),
    ]
      .filter(Boolean)
      .join(' ');
  };
}
