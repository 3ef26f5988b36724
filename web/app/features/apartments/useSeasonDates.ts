import { useFormat } from '../../i18n/useFormat.ts';

/** A season's first and last night as dates; one that comes back every year (`MM-DD`) is written without a year. */
export function useSeasonDates() {
  const format = useFormat();
  const write = (day: string) => (day.length === 5 ? format.dayAndMonth(`2028-${day}`) : format.date(day));
  return (season: { from: string; to: string }) => ({ from: write(season.from), to: write(season.to) });
}
