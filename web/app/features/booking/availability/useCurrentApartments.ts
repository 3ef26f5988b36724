import type { Apartment } from 'functions/contract/apartment';
import { useEffect, useState } from 'react';

const whole = (apartment: Apartment): never => apartment as never;

/**
 * Apartments as the page was built with them, and as their owner has them now once it is known that they differ. Begins
 * after hydration.
 * @param built of a loader, so that it stays the same object
 * @param viewOf what the page has of an apartment, if not all; the same function each time
 * @param prepare loads what shows the difference; the same function each time
 */
export function useCurrentApartments<View extends { slug: string }>(
  built: View[],
  viewOf: (apartment: Apartment) => View = whole,
  prepare?: () => Promise<unknown>,
): View[] {
  const [known, setKnown] = useState<[built: View[], current: View[]]>();
  useEffect(() => {
    import('./showChangedApartments.ts').then(
      ({ showChangedApartments }) => showChangedApartments(built, viewOf, prepare, setKnown),
      () => {},
    );
  }, [built, viewOf, prepare]);
  return known?.[0] === built ? known[1] : built;
}
