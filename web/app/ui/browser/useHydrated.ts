import { startTransition, useEffect, useState } from 'react';

let pageHydrated = false;

/**
 * False in the prerendered page and during hydration, so that both render the same; true afterwards. The change is a
 * transition, because rendering everything at once would block a phone just when the guest starts to use the page.
 */
export function useHydrated(): boolean {
  const [hydrated, setHydrated] = useState(pageHydrated);
  useEffect(() => {
    pageHydrated = true;
    startTransition(() => setHydrated(true));
  }, []);
  return hydrated;
}
