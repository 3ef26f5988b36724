import { savedStays } from './savedStays.ts';

/** Removes the saved pages of stays and the service worker that serves them. For whoever signs out. */
export async function removeSavedStays(): Promise<void> {
  try {
    await caches.delete(savedStays);
    for (const worker of await navigator.serviceWorker.getRegistrations()) await worker.unregister();
  } catch {
    // A browser without either has saved nothing.
  }
}
