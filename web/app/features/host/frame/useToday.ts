import { todayIn, type IsoDate } from 'functions/domain/isoDate';
import { timeZone } from '../../../villa/property.ts';
import { useTimed } from '../../../ui/browser/useTimed.ts';

/** Today's date at the property. Never `undefined`, because the desk is not prerendered. */
export function useToday(): IsoDate {
  return useTimed(() => todayIn(timeZone));
}
