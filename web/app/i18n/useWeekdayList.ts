import type { Weekday } from 'functions/domain/isoDate';
import { useFormat } from './useFormat.ts';

/** Names of weekdays, such as "Friday and Saturday". */
export function useWeekdayList(): (weekdays: readonly Weekday[]) => string {
  const format = useFormat();
  // 1 January 2024 was a Monday.
  return (weekdays) => format.list(weekdays.map((weekday) => format.weekday(`2024-01-0${weekday}`)));
}
