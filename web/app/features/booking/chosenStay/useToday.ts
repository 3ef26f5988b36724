import { todayIn, type IsoDate } from 'functions/domain/isoDate';
import { useHydrated } from '../../../ui/browser/useHydrated.ts';
import { useTimed } from '../../../ui/browser/useTimed.ts';

/**
 * Today's date at the property. `undefined` until the page is hydrated. Callers also need the stay in the URL, which
 * becomes known only then.
 */
export function useToday(timeZone: string): IsoDate | undefined {
  const hydrated = useHydrated();
  const today = useTimed(() => todayIn(timeZone));
  return hydrated ? today : undefined;
}
