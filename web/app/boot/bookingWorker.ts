/** The parts of a service worker's global scope that this one uses. */
interface WorkerScope {
  registration: { scope: string };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install', listener: () => void): void;
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void;
}

interface FetchEvent {
  request: Request;
  respondWith(response: Promise<Response>): void;
}

/**
 * The service worker for the pages of booked stays, whose path is its scope. The page caches what it needs
 * (`features/myBookings/booking/OfflineBooking.ts`), and the worker serves it without a network. With a network, pages
 * always come from the network. Modules have a content hash in their names, so a cached module is never outdated.
 *
 * The build serialises this function into a file, so it must not use anything defined outside it.
 * @param cacheName name of the cache in which the page stores what it saves
 */
export function bookingWorker(cacheName: string) {
  const worker = self as unknown as WorkerScope;
  const cached = async (url: string) =>
    (await caches.open(cacheName)).match(url, { ignoreVary: true, ignoreSearch: true });

  worker.addEventListener('install', () => void worker.skipWaiting());

  worker.addEventListener('fetch', (event) => {
    const { request } = event;
    const { origin, pathname } = new URL(request.url);
    if (request.mode === 'navigate') {
      event.respondWith(
        fetch(request).catch(async (error: unknown) => {
          const page = await cached(worker.registration.scope);
          if (page) return page;
          throw error;
        }),
      );
    } else if (origin === location.origin && pathname.startsWith('/assets/')) {
      event.respondWith(cached(request.url).then((module) => module ?? fetch(request)));
    }
  });
}
