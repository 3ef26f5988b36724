import { startTransition, useEffect, useState } from 'react';

/** The page that came printed has been taken over. */
let alive = false;

/**
 * False in the prerendered page and while it is hydrated, so that both say the same; true ever after. What changes with it is
 * drawn piece by piece: all at once would hold up a phone just when its owner begins to use the page.
 */
export function useHydrated(): boolean {
  const [hydrated, setHydrated] = useState(alive);
  useEffect(() => {
    alive = true;
    startTransition(() => setHydrated(true));
  }, []);
  return hydrated;
}
