import { setTimeout as wait } from 'node:timers/promises';
import { limitsCollection, limitSettingsDocument } from '../../functions/src/contract/collections.ts';
import { limitsSchema, requestWindow, type Limits, type RequestLimits } from '../../functions/src/contract/limits.ts';
import type { NightLimits } from '../../functions/src/limits/nightLimits.ts';
import { firestore } from '../../functions/src/platform/firestore.ts';

/** Default limits of booking requests with changes. */
export function requestLimits(changes: Partial<RequestLimits> = {}): RequestLimits {
  return { ...limitsSchema.parse({}).requestBooking!, ...changes };
}

/**
 * Sets `settings/limits` to the seed's with changes.
 * @param changes `nights`: those of the deployed site with changes; without, there are none
 * @returns a function that restores the seed's
 */
export async function setLimits(
  changes: Partial<Limits> & { nights?: Partial<NightLimits> },
): Promise<() => Promise<void>> {
  const settings = firestore().doc(limitSettingsDocument);
  const usual = (await settings.get()).data()!;
  await settings.set({ ...usual, ...changes });
  return async () => void (await settings.set(usual));
}

/**
 * Deletes all counts. The day's salt stays, because functions cache it. Waits for the next window if this one ends within a minute: what a
 * test counts in one must not be forgotten in the middle.
 */
export async function forgetCounts(): Promise<void> {
  const rest = requestWindow - (Date.now() % requestWindow);
  if (rest < 60_000) await wait(rest);
  const counts = await firestore().collection(limitsCollection).get();
  await Promise.all(counts.docs.filter(({ id }) => !id.startsWith('salt-')).map(({ ref }) => ref.delete()));
}
