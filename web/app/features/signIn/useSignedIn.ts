import { useEffect } from 'react';
import { useLocation } from 'react-router';
import type { Guest } from '../../firebase/guestStore.ts';
import { useGuest } from '../../firebase/useGuest.ts';
import { goToSignIn } from './goToSignIn.ts';

/**
 * The guest whose page this is; `undefined` until that is known, as in a prerendered page, which then shows what it looks like
 * while loading. Whoever signs out, in whichever tab, leaves the page for that with the sign-in.
 */
export function useSignedIn(): Guest | undefined {
  const guest = useGuest();
  const { pathname, search } = useLocation();
  useEffect(() => {
    if (guest === null) void goToSignIn({ pathname, search });
  }, [guest, pathname, search]);
  return guest ?? undefined;
}
