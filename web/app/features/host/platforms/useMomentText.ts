import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../i18n/useFormat.ts';
import { timeZone } from '../../../villa/timeZone.ts';
import { localTime } from '../bookings/localTime.ts';

const minute = 60_000;

/** How long ago, for what is less than an hour old, else day and time in the villa's time zone. */
export function useMomentText(): (millis: number, now: number) => string {
  const { t } = useTranslation('hostPlatforms');
  const format = useFormat();
  return useCallback(
    (millis, now) => {
      const minutes = Math.floor((now - millis) / minute);
      if (minutes < 1) return t('moment.now');
      if (minutes < 60) return t('moment.minutes', { count: minutes });
      const { date, time } = localTime(millis, timeZone);
      return t('moment.at', { date: format.fieldDate(date), time });
    },
    [t, format],
  );
}
