import { loadPart } from '../../../ui/loading/loadPart.ts';
import { VillaNightsStore } from './VillaNightsStore.ts';

/** One store for the calendar of the search and for what is offered instead. Its reader is fetched with the first question. */
export const villaNights = new VillaNightsStore(async () => {
  const { readVillaNights } = await loadPart(import('./readVillaNights.ts'));
  return readVillaNights();
});
