import { todayIn, type IsoDate } from 'functions/domain/isoDate';
import { useHydrated } from '../../../ui/browser/useHydrated.ts';

/** The date at the property. Undefined before hydration: a prerendered page must not freeze the day of its build. */
export function useToday(timeZone: string): IsoDate | undefined {
  return useHydrated() ? todayIn(timeZone) : undefined;
}
