import type { Apartment } from 'functions/contract/apartment';
import { useEffect, useState } from 'react';

const whole = (apartment: Apartment): never => apartment as never;

/**
 * The apartments as of the build. Asks for the owner's current values after hydration, and returns those once they are
 * known to differ.
 * @param built the apartments from a loader, so that the object stays the same
 * @param viewOf selects what the page shows of an apartment; everything if missing. Must be the same function each time
 */
export function useCurrentApartments<View extends { slug: string }>(
  built: View[],
  viewOf: (apartment: Apartment) => View = whole,
): View[] {
  const [known, setKnown] = useState<[built: View[], current: View[]]>();
  useEffect(() => {
    // Runs in a task of its own. The effects of the whole page run in one task, and a longer one would block a slow
    // phone.
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
