import type { Apartment } from 'functions/contract/apartment';
import { startTransition } from 'react';
import { withTimeLimit } from '../../../firebase/calls/withTimeLimit.ts';

/** One request a minute, however many parts of a page ask. */
let asked: { response: Promise<Apartment[]>; at: number } | undefined;

function ask(): Promise<Apartment[]> {
  if (!asked || Date.now() - asked.at > 60_000) {
    asked = { response: withTimeLimit(read(), 15_000), at: Date.now() };
    asked.response.catch(() => (asked = undefined));
  }
  return asked.response;
}

/**
 * The offered apartments as their owner has them, by the public response of the last minute.
 * @throws if they cannot be read, or are not what the schema accepts
 */
export async function readCurrentApartments(): Promise<Apartment[]> {
  const [apartments, { currentApartmentsSchema }] = await Promise.all([
    ask(),
    import('functions/contract/currentApartments'),
  ]);
  return currentApartmentsSchema.parse({ apartments }).apartments;
}

async function read(): Promise<Apartment[]> {
  // `currentApartmentsPath`, whose module brings schemas that are needed only where something has changed.
  const response = await fetch('/prices/current.json');
  if (!response.ok) throw new Error(`The prices could not be read: ${response.status}`);
  return ((await response.json()) as { apartments: Apartment[] }).apartments;
}

/**
 * Compares what a page has of its apartments with them as they are now. If they cannot be read, the page stays as it was
 * built: what counts is what the server quotes.
 * @param prepare loads what shows the difference
 * @param show called only if something differs
 */
export async function showChangedApartments<View extends { slug: string }>(
  built: View[],
  viewOf: (apartment: Apartment) => View,
  prepare: (() => Promise<unknown>) | undefined,
  show: (known: [built: View[], current: View[]]) => void,
): Promise<void> {
  try {
    const apartments = await ask();
    const current = built.map((view) => {
      const apartment = apartments.find(({ slug }) => slug === view.slug);
      return apartment ? viewOf(apartment) : view;
    });
    if (JSON.stringify(current) === JSON.stringify(built)) return;
    const [{ currentApartmentsSchema }] = await Promise.all([
      import('functions/contract/currentApartments'),
      prepare?.(),
    ]);
    currentApartmentsSchema.parse({ apartments });
    startTransition(() => show([built, current]));
  } catch {
    // The next page asks again.
  }
}
