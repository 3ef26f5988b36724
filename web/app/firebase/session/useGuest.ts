import { useEffect, useMemo, useState } from 'react';
import { useSigninCheck, type SigninCheckResult } from 'reactfire';
import { provesEmail } from './provesEmail.ts';

/** The signed-in person, as far as pages need it. */
export interface Guest {
  uid: string;
  /** The account's name; accounts created by an email link have none. */
  name: string | null;
  email: string | null;
  /** Whether the token sent with requests proves the email. */
  emailVerified: boolean;
}

/** The signed-in person: `null` if signed out, `undefined` until known. Requires `FirebaseProviders`. */
export function useGuest(): Guest | null | undefined {
  // `data` is undefined while loading, which reactfire's types omit.
  const check = useSigninCheck().data as SigninCheckResult | undefined;
  const [proof, setProof] = useState<{ uid: string; proven: boolean }>();

  // reactfire's own check of claims fails for good when offline, but saved stays must still open then.
  useEffect(() => {
    if (!check?.user) return;
    const { user } = check;
    let current = true;
    void provesEmail(user).then((proven) => current && setProof({ uid: user.uid, proven }));
    return () => {
      current = false;
    };
  }, [check]);

  const { uid, displayName: name = null, email = null } = check?.user ?? {};
  const emailVerified = proof?.uid === uid ? proof?.proven : undefined;
  const guest = useMemo(
    () => (uid === undefined || emailVerified === undefined ? undefined : { uid, name, email, emailVerified }),
    [uid, name, email, emailVerified],
  );
  return check && !check.signedIn ? null : guest;
}
