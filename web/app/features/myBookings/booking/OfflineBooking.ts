import type { i18n } from 'i18next';
import type { Apartment } from 'functions/contract/apartment';
import type { Booking } from 'functions/contract/booking';
import type { GuestArrival } from 'functions/domain/guestArrival';
import { savedStays } from '../../../storage/savedStays.ts';

/** A booking as it was when its page was last open online. */
export interface OfflineBooking {
  /** The guest's account; nobody else on this device may see the booking. */
  uid: string;
  booking: Booking;
  /** The other bookings of the same request. Copies saved by an earlier version of the site have none. */
  others?: readonly Booking[];
  apartment: Apartment | null;
  /** How to get in; missing in copies of an earlier version of the site. */
  arrival?: readonly GuestArrival[] | undefined;
  /** Milliseconds since 1970. */
  at: number;
}

const worker = '/booking-worker.js';
const dataPath = (id: string) => `/saved-stay/${id}`;

/** Saves what the page of a stay shows. Rejects if the browser has no cache or forbids it. */
export async function saveOfflineBooking(stay: OfflineBooking): Promise<void> {
  const cache = await caches.open(savedStays);
  await cache.put(dataPath(stay.booking.id), new Response(JSON.stringify(stay)));
}

/** The saved copy of a guest's own stay. */
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
    // The browser has no cache, so nothing was saved.
  }
}

/**
 * Saves the page itself, so that it opens offline: its document, the files that the document names, and everything else loaded
 * so far, which includes all modules of the site's frame and all message files. Rejects if the browser has no service worker.
 */
export async function savePage(messages: i18n): Promise<void> {
  await (await import('../../../i18n/messageFiles.ts')).fetchFiles(messages);
  // The beginning of the paths of all booking pages in this language.
  const scope = location.pathname.slice(0, location.pathname.lastIndexOf('/') + 1);
  const [cache, response] = await Promise.all([
    caches.open(savedStays),
    fetch(location.pathname),
    navigator.serviceWorker.register(worker, { scope }),
  ]);
  if (!response.ok) return;
  const html = await response.clone().text();
  const before = await (await cache.match(scope))?.text();
  // The saved document is from another build, so its assets are obsolete.
  if (before !== undefined && before !== html) await removeAssets(cache);
  for (const path of new Set([...namedIn(html), ...loaded()].filter((path) => path.startsWith('/assets/')))) {
    if (!(await cache.match(path))) await cache.add(path);
  }
  // Saved last, because a document without its modules is worse than none.
  await cache.put(scope, response);
}

/** The files that a document loads: its links, its scripts, and the modules that `boot/deferHydration.ts` starts later. */
function namedIn(html: string): string[] {
  const page = new DOMParser().parseFromString(html, 'text/html');
  const attributes = [...page.querySelectorAll('link[href], script[src], script[data-modules]')].flatMap((element) =>
    ['href', 'src', 'data-modules'].map((name) => element.getAttribute(name) ?? ''),
  );
  return attributes.flatMap((value) => value.split(' '));
}

/** Paths on this site loaded since the document. */
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
