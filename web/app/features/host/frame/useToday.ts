import { todayIn, type IsoDate } from 'functions/domain/isoDate';
import { useSyncExternalStore } from 'react';
import { timeZone } from '../../../villa/timeZone.ts';
import { watchTime } from './watchTime.ts';

/** The day at the property, also in a page that was opened the day before. */
export function useToday(): IsoDate {
  return useSyncExternalStore(watchTime, today);
}

export const today = () => todayIn(timeZone);
