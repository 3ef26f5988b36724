import { startTransition, useEffect, useState } from 'react';

/** The prerendered page has been hydrated. */
let pageHydrated = false;

/**
 * False in the prerendered page and while it is hydrated, so that both render the same; true ever after. What changes with it is rendered
 * in a transition: all at once would block a phone just when its owner begins to use the page.
 */
export function useHydrated(): boolean {
  const [hydrated, setHydrated] = useState(pageHydrated);
  useEffect(() => {
    pageHydrated = true;
    startTransition(() => setHydrated(true));
  }, []);
  return hydrated;
}
