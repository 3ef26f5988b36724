/** What the browser hands to a service worker, as far as this one uses it. */
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
 * The service worker of the pages of booked stays, and of nothing else: its scope is their path. The page itself caches what it needs
 * (`features/myBookings/booking/OfflineBooking.ts`), and this serves it where there is no network. A page comes from the network whenever there
 * is one; modules are named by their content, so cached ones are as good as new.
 *
 * Serialised into a file: it must not use anything from outside.
 * @param cacheName of what the page saves
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
