import { useEffect, useMemo, useState } from 'react';
import { useSigninCheck, type SigninCheckResult } from 'reactfire';
import { provesEmail } from './provesEmail.ts';

/** Who is signed in, as far as pages need to know. */
export interface Guest {
  uid: string;
  /** As the account has it; accounts made by a link in an email have none. */
  name: string | null;
  email: string | null;
  /** Does the token that is sent with the guest's requests prove the email? */
  emailVerified: boolean;
}

/** Who is signed in: `null` for nobody, `undefined` until it is known. Needs `FirebaseProviders` around it. */
export function useGuest(): Guest | null | undefined {
  // No result while loading, which reactfire's types leave out.
  const check = useSigninCheck().data as SigninCheckResult | undefined;
  const [proof, setProof] = useState<{ uid: string; proven: boolean }>();

  // reactfire's own check of claims fails for good without a network, and the pages of saved stays open then.
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
