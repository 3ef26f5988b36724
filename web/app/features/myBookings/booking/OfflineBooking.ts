import type { Apartment } from 'functions/contract/apartment';
import type { AgreedBooking } from '../../../firebase/guest/agreedBooking.ts';
import { savedStays } from '../../../storage/savedStays.ts';

/** A booking as it was when its page was last open with a network. */
export interface OfflineBooking {
  /** Whose it is: nobody else on this device gets to see it. */
  uid: string;
  booking: AgreedBooking;
  apartment: Apartment | null;
  /** Milliseconds since 1970. */
  at: number;
}

const worker = '/booking-worker.js';
const dataPath = (id: string) => `/saved-stay/${id}`;

/** Saves what the page of a stay shows. Fails where a browser has no cache or forbids it. */
export async function saveOfflineBooking(stay: OfflineBooking): Promise<void> {
  const cache = await caches.open(savedStays);
  await cache.put(dataPath(stay.booking.id), new Response(JSON.stringify(stay)));
}

/** What was saved of a guest's stay; nothing of anybody else's. */
export async function readOfflineBooking(uid: string, id: string): Promise<OfflineBooking | undefined> {
  try {
    const found = await caches.match(dataPath(id), { cacheName: savedStays });
    const stay = (await found?.json()) as OfflineBooking | undefined;
    return stay?.uid === uid ? stay : undefined;
  } catch {
    return undefined;
  }
}

export async function removeOfflineBooking(id: string): Promise<void> {
  try {
    await (await caches.open(savedStays)).delete(dataPath(id));
  } catch {
    // Nothing can be saved, so nothing was.
  }
}

/**
 * Saves the page itself, so that it opens without a network: its document, what that names, and all else that this page has loaded by now,
 * which includes every module of the site's frame. Fails where a browser has no service worker.
 */
export async function savePage(): Promise<void> {
  // What the paths of all pages of stays in this language begin with.
  const scope = location.pathname.slice(0, location.pathname.lastIndexOf('/') + 1);
  const [cache, response] = await Promise.all([
    caches.open(savedStays),
    fetch(location.pathname),
    navigator.serviceWorker.register(worker, { scope }),
  ]);
  if (!response.ok) return;
  const html = await response.clone().text();
  const before = await (await cache.match(scope))?.text();
  // Of another build: nothing of it is of use any more.
  if (before !== undefined && before !== html) await removeAssets(cache);
  for (const path of new Set([...namedIn(html), ...loaded()].filter((path) => path.startsWith('/assets/')))) {
    if (!(await cache.match(path))) await cache.add(path);
  }
  // Last: a document without its modules is worse than none.
  await cache.put(scope, response);
}

/** What a document loads: its links, its scripts, and the modules that are started after it has loaded (`boot/deferHydration.ts`). */
function namedIn(html: string): string[] {
  const page = new DOMParser().parseFromString(html, 'text/html');
  const attributes = [...page.querySelectorAll('link[href], script[src], script[data-modules]')].flatMap((element) =>
    ['href', 'src', 'data-modules'].map((name) => element.getAttribute(name) ?? ''),
  );
  return attributes.flatMap((value) => value.split(' '));
}

/** Paths on this site that were loaded since the document. */
function loaded(): string[] {
  const urls = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
  return urls.filter(({ origin }) => origin === location.origin).map(({ pathname }) => pathname);
}

async function removeAssets(cache: Cache): Promise<void> {
  const requests = await cache.keys();
  await Promise.all(
    requests
      .filter(({ url }) => !new URL(url).pathname.startsWith(dataPath('')))
      .map((request) => cache.delete(request)),
  );
}
