import { todayIn, type IsoDate } from 'functions/domain/isoDate';
import { useEffect, useState } from 'react';
import { onPageReturn } from '../../../ui/browser/onPageReturn.ts';
import { useHydrated } from '../../../ui/browser/useHydrated.ts';

/** The date at the property. Undefined before hydration: a prerendered page must not freeze the day of its build. */
export function useToday(timeZone: string): IsoDate | undefined {
  const hydrated = useHydrated();
  const [, setReturned] = useState<IsoDate>();
  // A page may be returned to on another day.
  useEffect(() => onPageReturn(() => setReturned(todayIn(timeZone))), [timeZone]);
  return hydrated ? todayIn(timeZone) : undefined;
}
