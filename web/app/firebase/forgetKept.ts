import { keptStays } from './keptStays.ts';

/** Removes what was kept of the pages of stays, and the worker that shows them. For whoever signs out. */
export async function forgetKept(): Promise<void> {
  try {
    await caches.delete(keptStays);
    const workers = await navigator.serviceWorker.getRegistrations();
    await Promise.all(workers.map((worker) => worker.unregister()));
  } catch {
    // A browser without either has kept nothing.
  }
}
