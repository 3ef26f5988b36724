import type { Apartment } from 'functions/contract/apartment';

/** One request a minute, however many parts of a page ask. */
let asked: { answer: Promise<Apartment[]>; at: number } | undefined;

function ask(): Promise<Apartment[]> {
  if (!asked || Date.now() - asked.at > 60_000) asked = { answer: read(), at: Date.now() };
  return asked.answer;
}

async function read(): Promise<Apartment[]> {
  // `currentApartmentsPath`, whose module brings schemas that are needed only where something has changed.
  const response = await fetch('/prices/current.json');
  if (!response.ok) throw new Error(`The prices could not be read: ${response.status}`);
  return ((await response.json()) as { apartments: Apartment[] }).apartments;
}

/**
 * What a page has of its apartments as they are now, or `undefined` if nothing has changed since it was built.
 * @param prepare loads what shows the difference
 * @throws if the current ones cannot be read
 */
export async function changedApartments<View extends { slug: string }>(
  built: View[],
  viewOf: (apartment: Apartment) => View,
  prepare?: () => Promise<unknown>,
): Promise<View[] | undefined> {
  const apartments = await ask();
  const current = built.map((view) => {
    const apartment = apartments.find(({ slug }) => slug === view.slug);
    return apartment ? viewOf(apartment) : view;
  });
  if (JSON.stringify(current) === JSON.stringify(built)) return undefined;
  const [{ currentApartmentsSchema }] = await Promise.all([
    import('functions/contract/currentApartments'),
    prepare?.(),
  ]);
  currentApartmentsSchema.parse({ apartments });
  return current;
}
