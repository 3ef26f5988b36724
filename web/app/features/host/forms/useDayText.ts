import { parseIsoDate } from 'functions/domain/isoDate';
import { useFormat } from '../../../i18n/useFormat.ts';

/** A day with its year, or of every year (`MM-DD`). */
export function useDayText(): (day: string) => string {
  const format = useFormat();
  return (day) => {
    const date = parseIsoDate(day);
    // A leap year, so that it may be 29 February.
    const yearly = parseIsoDate(`2028-${day}`);
    return date ? format.date(date) : yearly ? format.dayAndMonth(yearly) : day;
  };
}
