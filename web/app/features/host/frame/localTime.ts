import type { LocalTime } from 'functions/domain/guestRegister';
import { timeIn, todayIn } from 'functions/domain/isoDate';
import { useFormat } from '../../../i18n/useFormat.ts';
import { timeZone } from '../../../villa/property.ts';

/** The date and time at the property. @param millis since 1970 */
export function localTime(millis: number): LocalTime {
  const at = new Date(millis);
  return { day: todayIn(timeZone, at), time: timeIn(timeZone, at) };
}

/** "12 Jun 2027, 15:00", at the property. */
export function useTimeText(): (millis: number) => string {
  const { fieldDate } = useFormat();
  return (millis) => {
    const { day, time } = localTime(millis);
    return `${fieldDate(day)}, ${time}`;
  };
}
