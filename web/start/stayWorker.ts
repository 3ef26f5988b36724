/** What the browser hands to a service worker, as far as this one uses it. */
interface WorkerScope {
  registration: { scope: string };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install', listener: () => void): void;
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void;
}

interface FetchEvent {
  request: Request;
  respondWith(answer: Promise<Response>): void;
}

/**
 * The service worker of the pages of booked stays, and of nothing else: its scope ends with their address. The page itself puts
 * into the cache what it needs (`features/myBookings/keepStay.ts`); this only hands it out where there is no network. A page
 * comes from the network whenever there is one; modules are named by their content, so the kept ones are as good as new.
 * @param cacheName of what the page keeps
 */
export function stayWorker(cacheName: string) {
  const worker = self as unknown as WorkerScope;
  const kept = async (address: string) =>
    (await caches.open(cacheName)).match(address, { ignoreVary: true, ignoreSearch: true });

  worker.addEventListener('install', () => void worker.skipWaiting());

  worker.addEventListener('fetch', (event) => {
    const { request } = event;
    const { origin, pathname } = new URL(request.url);
    if (request.mode === 'navigate') {
      event.respondWith(
        fetch(request).catch(async (error: unknown) => {
          const shell = await kept(worker.registration.scope);
          if (shell) return shell;
          throw error;
        }),
      );
    } else if (origin === location.origin && pathname.startsWith('/assets/')) {
      event.respondWith(kept(request.url).then((module) => module ?? fetch(request)));
    }
  });
}
