import { setTimeout as wait } from 'node:timers/promises';
import type { GoogleApi } from '../google/GoogleApi.ts';
import { PlainFailure } from '../support/PlainFailure.ts';

/**
 * Waits until Firestore has built all indexes.
 * https://firebase.google.com/docs/firestore/reference/rest/v1/projects.databases.collectionGroups.indexes
 * @param every milliseconds between two checks
 * @throws {PlainFailure} if one cannot be built
 */
export async function awaitIndexes(api: GoogleApi, every = 5000): Promise<void> {
  const path = `firestore.googleapis.com/v1/projects/${api.project}/databases/(default)/collectionGroups/-/indexes`;
  for (;;) {
    const { indexes = [] } = await api.call<{ indexes?: { name: string; state: string }[] }>('GET', path);
    const broken = indexes.find(({ state }) => state === 'NEEDS_REPAIR');
    if (broken) throw new PlainFailure(`${broken.name} cannot be built: see the Firebase console, Firestore, Indexes.`);
    if (indexes.every(({ state }) => state === 'READY')) return;
    await wait(every);
  }
}
