import { useEffect, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { FirebaseProviders } from '../../firebase/FirebaseProviders.tsx';
import { useGuest, type Guest } from '../../firebase/session/useGuest.ts';
import { goToSignIn } from './guards.ts';

interface SignedInProps {
  /** Shown until the session is known. */
  loading: ReactNode;
  children: (guest: Guest) => ReactNode;
}

/** Content for signed-in guests only. When the guest signs out in any tab, this leads to the sign-in page. */
export function SignedIn(props: SignedInProps) {
  return (
    <FirebaseProviders>
      <ForGuest {...props} />
    </FirebaseProviders>
  );
}

function ForGuest({ loading, children }: SignedInProps) {
  const guest = useGuest();
  const { pathname, search } = useLocation();
  useEffect(() => {
    if (guest === null) void goToSignIn({ pathname, search });
  }, [guest, pathname, search]);
  return guest ? children(guest) : loading;
}
