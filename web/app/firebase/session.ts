import { onIdTokenChanged, signOut as endSession, type User } from 'firebase/auth';
import { forgetKept } from './forgetKept.ts';
import { guestStore, type Guest } from './guestStore.ts';
import { openAuth } from './openAuth.ts';
import { writeHint } from './signedInHint.ts';

let begun = false;
/** Which of two changes that come close together was the last. */
let change = 0;
/** Whose token has been replaced. */
let renewed: string | undefined;

function begin(): void {
  if (begun) return;
  begun = true;
  onIdTokenChanged(openAuth(), (user) => void publish(user));
}

async function publish(user: User | null): Promise<void> {
  const mine = (change += 1);
  const guest = user && {
    uid: user.uid,
    name: user.displayName,
    email: user.email,
    emailVerified: await isProven(user),
  };
  // Also when another tab has ended the session, or nobody renews it any more. Before the page is left for the sign-in.
  if (!guest) await forgetKept();
  if (mine !== change) return;
  writeHint(guest ? { name: guest.name, email: guest.email } : undefined);
  guestStore.write(guest);
}

/**
 * Whoever has proven their address in another window or on another device still has a token that does not say so, and
 * would be refused what is theirs: such a token is replaced, once.
 */
async function isProven(user: User): Promise<boolean> {
  if (!user.emailVerified) return false;
  try {
    const { claims } = await user.getIdTokenResult();
    if (claims['email_verified'] === true || renewed === user.uid) return claims['email_verified'] === true;
    renewed = user.uid;
    return (await user.getIdTokenResult(true)).claims['email_verified'] === true;
  } catch {
    // No network: nothing can be asked for with the token either.
    return true;
  }
}

/** Who is signed in, once that is known; `null` for nobody. Does not wait for a network that is not there. */
export function restoredGuest(): Promise<Guest | null> {
  begin();
  return new Promise((resolve) => {
    const known = () => {
      const guest = guestStore.read();
      if (guest === undefined) return;
      stop();
      resolve(guest);
    };
    const stop = guestStore.watch(known);
    known();
  });
}

/** Ends the session in all tabs. */
export async function signOut(): Promise<void> {
  begin();
  await endSession(openAuth());
}
