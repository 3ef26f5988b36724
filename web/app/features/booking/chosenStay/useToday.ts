import { todayIn, type IsoDate } from 'functions/domain/isoDate';
import { useHydrated } from '../../../ui/browser/useHydrated.ts';
import { useTimed } from '../../../ui/browser/useTimed.ts';

/**
 * Today's date at the property. Undefined until the page is hydrated, because the stay in the URL becomes known only then and
 * callers need both.
 */
export function useToday(timeZone: string): IsoDate | undefined {
  const hydrated = useHydrated();
  const today = useTimed(() => todayIn(timeZone));
  return hydrated ? today : undefined;
}
