import { loadPart } from '../../../ui/loading/loadPart.ts';
import { VillaNightsStore } from './VillaNightsStore.ts';

/** One store for all calendars, for what is said of a stay, and for what is offered instead. Its readers are fetched when asked. */
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
