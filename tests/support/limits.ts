import { setTimeout as wait } from 'node:timers/promises';
import { emulatorLimitsDocument, limitsCollection } from '../../functions/src/contract/collections.ts';
import { limits, requestWindow, type Limits } from '../../functions/src/limits/limits.ts';
import { firestore } from '../../functions/src/platform/firestore.ts';

type LimitChanges = { [Thing in keyof Limits]?: Partial<(typeof limits)[Thing]> | null };

/**
 * Sets limits of the emulator; all others stay as the seed has them.
 * @param changes limits that differ from those of the deployed site; `null` for no limit
 * @returns a function that restores the limits of the seed
 */
export async function setLimits(changes: LimitChanges): Promise<() => Promise<void>> {
  const document = firestore().doc(emulatorLimitsDocument);
  const usual = (await document.get()).data() ?? {};
  const changed = Object.entries(changes).map(([thing, figures]) => [
    thing,
    figures && { ...limits[thing as keyof Limits], ...figures },
  ]);
  await document.set({ ...usual, ...(Object.fromEntries(changed) as Partial<Limits>) });
  return async () => void (await document.set(usual));
}

/**
 * Deletes all counts. Keeps the day's salt, because functions cache it. If the current window ends within half a
 * minute, waits for the next one, because a test must not span two windows.
 */
export async function forgetCounts(): Promise<void> {
  const rest = requestWindow - (Date.now() % requestWindow);
  if (rest < 30_000) await wait(rest);
  const counts = await firestore().collection(limitsCollection).get();
  await Promise.all(counts.docs.filter(({ id }) => !id.startsWith('salt-')).map(({ ref }) => ref.delete()));
}
