import { loadPart } from '../../../ui/loading/loadPart.ts';
import { VillaNightsStore } from './VillaNightsStore.ts';

/** The one store for all calendars, availability answers and offers. The functions that read are loaded on demand. */
export const villaNights = new VillaNightsStore({
  async readPublic() {
    const { readVillaNights } = await loadPart(import('./readVillaNights.ts'));
    return readVillaNights();
  },
  async readMonths(slug, months) {
    const { readCalendar } = await loadPart(import('../../../firebase/guest/readCalendar.ts'));
    return readCalendar(slug, months);
  },
});
