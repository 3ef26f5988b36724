import type { Apartment } from 'functions/contract/apartment';
import { useEffect, useState } from 'react';

const whole = (apartment: Apartment): never => apartment as never;

/**
 * The apartments as the page was built and, once known to differ, with the owner's current values. Starts after hydration.
 * @param built from a loader, so that the object stays the same
 * @param viewOf selects what the page shows of an apartment, by default everything; must be the same function each time
 */
export function useCurrentApartments<View extends { slug: string }>(
  built: View[],
  viewOf: (apartment: Apartment) => View = whole,
): View[] {
  const [known, setKnown] = useState<[built: View[], current: View[]]>();
  useEffect(() => {
    // In a task of its own: the effects of the whole page run in one, which would block a slow phone for longer.
    const timer = setTimeout(() => {
      import('./showChangedApartments.ts').then(
        ({ showChangedApartments }) => showChangedApartments(built, viewOf, setKnown),
        () => {},
      );
    });
    return () => clearTimeout(timer);
  }, [built, viewOf]);
  return known?.[0] === built ? known[1] : built;
}
