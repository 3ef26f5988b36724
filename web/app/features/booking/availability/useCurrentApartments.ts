import type { Apartment } from 'functions/contract/apartment';
import { useEffect, useState } from 'react';

/**
 * The apartments as of the build. Asks for the owner's current values after hydration, and returns those once they are
 * known to differ.
 * @param built the apartments from a loader, so that the object stays the same
 */
export function useCurrentApartments(built: Apartment[]): Apartment[] {
  const [known, setKnown] = useState<[built: Apartment[], current: Apartment[]]>();
  useEffect(() => {
    // Runs in a task of its own. The effects of the whole page run in one task, and a longer one would block a slow
    // phone.
    const timer = setTimeout(() => {
      import('./showChangedApartments.ts').then(
        ({ showChangedApartments }) => showChangedApartments(built, setKnown),
        () => {},
      );
    });
    return () => clearTimeout(timer);
  }, [built]);
  return known?.[0] === built ? known[1] : built;
}
