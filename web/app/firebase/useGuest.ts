import { useEffect, useState, useSyncExternalStore } from 'react';
import { guestStore, type Guest } from './guestStore.ts';

/**
 * Who is signed in: `null` for nobody, `undefined` until it is known, as in a prerendered page. Brings the session, so for pages
 * that need it anyway.
 */
export function useGuest(): Guest | null | undefined {
  const [, setFailed] = useState<never>();
  useEffect(() => {
    import('./session.ts')
      .then(({ restoredGuest }) => restoredGuest())
      .catch((error: unknown) =>
        setFailed(() => {
          throw error;
        }),
      );
  }, []);
  return useSyncExternalStore(guestStore.watch, guestStore.read, () => undefined);
}
