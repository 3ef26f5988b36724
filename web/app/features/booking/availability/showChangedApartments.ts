import type { Apartment } from 'functions/contract/apartment';
import { startTransition } from 'react';
import { withTimeLimit } from '../../../firebase/calls/withTimeLimit.ts';

/** The last request. Shared, so that a page sends one request a minute, however many of its parts ask. */
let asked: { response: Promise<Apartment[]>; at: number } | undefined;

function ask(): Promise<Apartment[]> {
  if (!asked || Date.now() - asked.at > 60_000) {
    asked = { response: withTimeLimit(read(), 15_000), at: Date.now() };
    asked.response.catch(() => (asked = undefined));
  }
  return asked.response;
}

/**
 * The offered apartments with the owner's current values, from a public response at most a minute old.
 * @throws if they cannot be read, or do not match the schema
 */
export async function readCurrentApartments(): Promise<Apartment[]> {
  const [apartments, { currentApartmentsSchema }] = await Promise.all([
    ask(),
    import('functions/contract/currentApartments'),
  ]);
  return currentApartmentsSchema.parse({ apartments }).apartments;
}

async function read(): Promise<Apartment[]> {
  // The path is repeated here, because importing `currentApartmentsPath` would load schemas that are needed only after
  // a change.
  const response = await fetch('/prices/current.json');
  if (!response.ok) throw new Error(`The prices could not be read: ${response.status}`);
  return ((await response.json()) as { apartments: Apartment[] }).apartments;
}

/**
 * Compares a page's apartments with the current ones. If the current ones cannot be read, the page stays as it was
 * built. That does no harm, because only the server's quote counts.
 * @param show called only if something differs
 */
export async function showChangedApartments(
  built: Apartment[],
  show: (known: [built: Apartment[], current: Apartment[]]) => void,
): Promise<void> {
  try {
    const apartments = await ask();
    const current = built.map((known) => apartments.find(({ slug }) => slug === known.slug) ?? known);
    if (JSON.stringify(current) === JSON.stringify(built)) return;
    const { currentApartmentsSchema } = await import('functions/contract/currentApartments');
    currentApartmentsSchema.parse({ apartments });
    startTransition(() => show([built, current]));
  } catch {
    // The next page tries again.
  }
}
