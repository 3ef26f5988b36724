import type { Apartment } from 'functions/contract/apartment';
import type { StoredBooking } from 'functions/contract/booking';
import { keptStays } from '../../firebase/keptStays.ts';

/** A booking as it was when its page was last open with a network. */
export interface KeptStay {
  /** Whose it is: nobody else on this device gets to see it. */
  uid: string;
  booking: StoredBooking;
  apartment: Apartment | null;
  /** Milliseconds since 1970. */
  at: number;
}

const worker = '/stay-worker.js';
const dataOf = (number: string) => `/kept-stay/${number}`;

/** Keeps what the page of a stay shows. Fails where the browser lets nobody keep anything. */
export async function keepData(stay: KeptStay): Promise<void> {
  const cache = await caches.open(keptStays);
  await cache.put(dataOf(stay.booking.number), new Response(JSON.stringify(stay)));
}

/** What was kept of a guest's stay; nothing of anybody else's. */
export async function readKept(uid: string, number: string): Promise<KeptStay | undefined> {
  try {
    const found = await caches.match(dataOf(number), { cacheName: keptStays });
    const stay = (await found?.json()) as KeptStay | undefined;
    return stay?.uid === uid ? stay : undefined;
  } catch {
    return undefined;
  }
}

export async function forgetData(number: string): Promise<void> {
  try {
    await (await caches.open(keptStays)).delete(dataOf(number));
  } catch {
    // Nothing can be kept, so nothing was.
  }
}

/**
 * Keeps the page itself, so that it opens without a network: its shell, the modules that the shell names, and all else
 * that the page has loaded by now. Fails where a browser has no such means.
 */
export async function keepPage(): Promise<void> {
  // The address that all pages of stays in this language begin with.
  const scope = location.pathname.slice(0, location.pathname.lastIndexOf('/') + 1);
  const [cache, answer] = await Promise.all([
    caches.open(keptStays),
    fetch(location.pathname),
    navigator.serviceWorker.register(worker, { scope }),
  ]);
  if (!answer.ok) return;
  const shell = await answer.clone().text();
  const before = await (await cache.match(scope))?.text();
  // Of another build: nothing of it is of use any more.
  if (before !== undefined && before !== shell) await forgetAssets(cache);
  const named = assetsIn(shell, /\/assets\/[\w./-]+/g);
  const modules = await Promise.all(named.filter((path) => path.includes('/page-')).map(readImports));
  const loaded = performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/assets/'))
    .map(({ pathname }) => pathname);
  for (const path of new Set([...named, ...modules.flat(), ...loaded])) {
    if (!(await cache.match(path))) await cache.add(path);
  }
  // Last: a shell without its modules is worse than none.
  await cache.put(scope, answer);
}

/** The page's own module names all that it needs, beside itself. */
async function readImports(path: string): Promise<string[]> {
  const code = await (await fetch(path)).text();
  return assetsIn(code, /"\.\/([\w.-]+\.js)"/g);
}

function assetsIn(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([path, file]) => (file ? `/assets/${file}` : path));
}

async function forgetAssets(cache: Cache): Promise<void> {
  const requests = await cache.keys();
  await Promise.all(
    requests.filter(({ url }) => !new URL(url).pathname.startsWith(dataOf(''))).map((request) => cache.delete(request)),
  );
}
