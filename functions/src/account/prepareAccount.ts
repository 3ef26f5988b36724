import { getAuth, type Auth, type UserInfo, type UserRecord } from 'firebase-admin/auth';
import { finishTransfers, noteTransfer } from '../bookings/finishTransfers.ts';
import type { SignInClaims } from '../domain/signInProof.ts';
import { firebaseApp } from '../platform/firebaseApp.ts';
import { deleteAccount, isAuthError, readAccount } from './readAccount.ts';

const mostAttempts = 5;

/**
 * Makes sure that an email link signs in to an account that can be entered only through the mailbox or through a
 * provider that verifies the email. In any other account, somebody else may have a password, a provider or a session. It
 * is replaced, because then no token of it is valid for the new account. Repeating the call after an interruption
 * finishes what was begun.
 * @param email in lower case. The caller has proven that the mailbox is theirs.
 */
export async function prepareAccount(email: string): Promise<void> {
  const auth = getAuth(firebaseApp());
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await prepare(auth, email);
    } catch (error) {
      // Created or deleted meanwhile.
      const meanwhile = ['auth/email-already-exists', 'auth/uid-already-exists', 'auth/user-not-found'] as const;
      if (attempt === mostAttempts || !meanwhile.some((code) => isAuthError(error, code))) throw error;
    }
  }
}

/**
 * Makes a provider that is linked next count in the caller's account. Does nothing for accounts that somebody else may
 * be in.
 * @param email verified by the caller's sign-in, in lower case
 * @returns whether it will count
 */
export async function prepareLinking(uid: string, email: string): Promise<boolean> {
  const account = await readAccount(uid);
  if (!account) return false;
  if (provenBy(account) === email) return true;
  if (account.email?.toLowerCase() !== email || !isVouchedFor(account, email)) return false;
  await setProof(getAuth(firebaseApp()), account, email);
  return true;
}

/** Creates an account for the email if there is none, so that nobody else can create it or give its email to theirs. */
export async function reserveAccount(email: string): Promise<void> {
  const auth = getAuth(firebaseApp());
  try {
    if (!(await findAccount(auth, email))) await createFor(auth, email);
  } catch (error) {
    // Created meanwhile.
    if (!isAuthError(error, 'auth/email-already-exists')) throw error;
  }
}

/** Whether nobody but the owner of the mailbox can be in the account of the email, or get there. */
export async function isPrepared(email: string): Promise<boolean> {
  const account = await findAccount(getAuth(firebaseApp()), email);
  return account !== undefined && provenBy(account) === email;
}

async function prepare(auth: Auth, email: string): Promise<void> {
  let account = await findAccount(auth, email);
  // Accounts that the owner disabled stay disabled.
  if (account?.disabled) return;
  if (!account) {
    account = await createFor(auth, email);
  } else if (provenBy(account) !== email) {
    if (isUnused(account) || isVouchedFor(account, email)) await setProof(auth, account, email);
    else account = await replace(auth, account, email);
  }
  await finishTransfers(email, account.uid);
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
async function createFor(auth: Auth, email: string, person: Partial<UserRecord> = {}): Promise<UserRecord> {
  const account = await auth.createUser({ email, emailVerified: true, ...shownOf(person) });
  await setProof(auth, account, email);
  return account;
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

async function replace(auth: Auth, old: UserRecord, email: string): Promise<UserRecord> {
  const vouching = old.emailVerified ? old.providerData.filter((provider) => vouchesFor(provider, email)) : [];
  // Passwords prove nothing, so what was done with them is dropped.
  const others = old.providerData.filter(({ providerId }) => !['password', 'phone'].includes(providerId));
  if (vouching.length > 0) {
    await noteTransfer(old.uid, email);
    await deleteAccount(old.uid);
    const account = await createFor(auth, email, old);
    for (const provider of vouching) {
      await auth.updateUser(account.uid, { providerToLink: withoutEmpty(provider) });
    }
    return account;
  }
  // The holder keeps account and bookings, but not the email, which nobody has proven.
  if (others.length > 0) await takeEmail(auth, old, others);
  else await deleteAccount(old.uid);
  return createFor(auth, email);
}

/** In one step: importing an account replaces the one with the same uid. */
async function takeEmail(auth: Auth, old: UserRecord, providers: UserInfo[]): Promise<void> {
  const record = { uid: old.uid, ...shownOf(old), providerData: providers.map(withoutEmpty) };
  const { errors } = await auth.importUsers([record]);
  if (errors[0]) throw errors[0].error;
}

/** Name and picture, as far as there are any. */
function shownOf({ displayName, photoURL }: Partial<UserRecord>) {
  return { ...(displayName && { displayName }), ...(photoURL && { photoURL }) };
}

/** Records have empty fields where requests want none. */
function withoutEmpty(provider: UserInfo): UserInfo {
  return Object.fromEntries(Object.entries(provider).filter(([, value]) => value)) as unknown as UserInfo;
}
