import { getAuth, type Auth, type UserInfo, type UserRecord } from 'firebase-admin/auth';
import { transferBookings } from '../bookings/transferBookings.ts';
import type { SignInClaims } from '../domain/signInProof.ts';
import { firebaseApp } from '../platform/firebaseApp.ts';
import { deleteAccount, isAuthError } from './readAccount.ts';

const mostAttempts = 5;

/**
 * Makes sure that an email link signs in to an account that can be entered only through the mailbox or through a
 * provider that verifies the email. Called by anyone before a sign-in by link is completed; it gives nothing to callers
 * who do not own the mailbox.
 * In any other account, somebody else may have a password, a provider or a session. It is replaced, because then no
 * token of it is valid for the new account.
 * @param email in lower case
 */
export async function prepareLinkSignIn(email: string): Promise<void> {
  const auth = getAuth(firebaseApp());
  for (let attempt = 1; ; attempt += 1) {
    const account = await findAccount(auth, email);
    // Accounts that the owner disabled stay disabled.
    if (account && (account.disabled || provenBy(account) === email)) return;
    try {
      if (!account) await createFor(auth, email);
      else if (isUnused(account) || isVouchedFor(account, email)) await setProof(auth, account, email);
      else await replace(auth, account, email);
      return;
    } catch (error) {
      // Created or deleted meanwhile.
      const meanwhile = ['auth/email-already-exists', 'auth/uid-already-exists', 'auth/user-not-found'] as const;
      if (attempt === mostAttempts || !meanwhile.some((code) => isAuthError(error, code))) throw error;
    }
  }
}

type Proof = Required<Pick<SignInClaims, 'signInProves'>>;

const provenBy = ({ customClaims }: UserRecord): unknown => customClaims?.['signInProves'];
const setProof = (auth: Auth, { uid, customClaims }: UserRecord, email: string) =>
  auth.setCustomUserClaims(uid, { ...customClaims, signInProves: email } satisfies Proof);

async function findAccount(auth: Auth, email: string): Promise<UserRecord | undefined> {
  try {
    return await auth.getUserByEmail(email);
  } catch (error) {
    if (isAuthError(error, 'auth/user-not-found')) return undefined;
    throw error;
  }
}

/** Created without a password, so that nobody can sign up with the email. */
async function createFor(auth: Auth, email: string, person: Partial<UserRecord> = {}): Promise<string> {
  const { displayName, photoURL, emailVerified = false } = person;
  const account = await auth.createUser({
    email,
    emailVerified,
    ...(displayName && { displayName }),
    ...(photoURL && { photoURL }),
  });
  await setProof(auth, account, email);
  return account.uid;
}

/** Created by us or the owner and never signed in to. */
function isUnused({ providerData, metadata }: UserRecord): boolean {
  return providerData.length === 0 && !metadata.lastRefreshTime;
}

function vouchesFor({ providerId, email: theirs }: UserInfo, email: string): boolean {
  return ['google.com', 'apple.com'].includes(providerId) && theirs?.toLowerCase() === email;
}

/**
 * Whether only Google or Apple users can have entered the account. When one of them signs in to an account with an
 * unverified email, Firebase removes all other providers and ends the sessions: such an account may have been a
 * stranger's before.
 */
function isVouchedFor({ emailVerified, providerData, metadata, tokensValidAfterTime }: UserRecord, email: string) {
  const sessionsEnded = tokensValidAfterTime ? Date.parse(tokensValidAfterTime) : 0;
  return (
    emailVerified &&
    providerData.length > 0 &&
    providerData.every((provider) => vouchesFor(provider, email)) &&
    // Both are in whole seconds.
    sessionsEnded <= Date.parse(metadata.creationTime) + 1000
  );
}

async function replace(auth: Auth, old: UserRecord, email: string): Promise<void> {
  const vouching = old.emailVerified ? old.providerData.filter((provider) => vouchesFor(provider, email)) : [];
  // Passwords prove nothing, so what was done with them is dropped.
  const others = old.providerData.filter(({ providerId }) => !['password', 'phone'].includes(providerId));
  await deleteAccount(old.uid);
  if (vouching.length > 0) {
    const uid = await createFor(auth, email, old);
    await link(auth, uid, vouching);
    await transferBookings(old.uid, uid);
    return;
  }
  if (others.length > 0) {
    // The holder keeps their bookings, but not the email, which nobody has proven.
    const { uid, displayName, photoURL } = old;
    await auth.createUser({ uid, ...(displayName && { displayName }), ...(photoURL && { photoURL }) });
    await link(auth, uid, others);
  }
  await createFor(auth, email);
}

async function link(auth: Auth, uid: string, providers: UserInfo[]): Promise<void> {
  for (const { providerId, uid: idThere, email, displayName, photoURL } of providers) {
    const providerToLink = { providerId, uid: idThere, email, displayName, photoURL };
    await auth.updateUser(uid, {
      providerToLink: Object.fromEntries(Object.entries(providerToLink).filter(([, value]) => value)),
    });
  }
}
