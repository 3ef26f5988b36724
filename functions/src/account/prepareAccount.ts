import { getAuth, type Auth, type UserRecord } from 'firebase-admin/auth';
import { transferBookings } from '../bookings/SignedInGuest.ts';
import type { SignInClaims } from '../domain/signInProof.ts';
import { firebaseApp } from '../platform/firebaseApp.ts';
import { deleteAccount, isAuthError, readAccount } from './readAccount.ts';
import { forgetReplaced, noteReplaced, readReplaced, vouchesFor, type ReplacedAccount } from './replacedAccount.ts';

const maxAttempts = 5;

/**
 * Makes sure that an email link signs in to an account that can be entered only through the mailbox or through a
 * provider that verifies the email. In any other account, somebody else may have a password, a provider or a session.
 * Such an account is replaced by a new one, for which the old tokens are not valid. The caller can repeat it after an
 * interruption.
 * @param email in lower case; the caller has proven to own the mailbox
 */
export async function prepareAccount(email: string): Promise<void> {
  const auth = getAuth(firebaseApp());
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await prepare(auth, email);
    } catch (error) {
      // The account was created or deleted meanwhile.
      const meanwhile = ['auth/email-already-exists', 'auth/uid-already-exists', 'auth/user-not-found'] as const;
      if (attempt === maxAttempts || !meanwhile.some((code) => isAuthError(error, code))) throw error;
    }
  }
}

/**
 * Sets the claim with which the caller's account accepts the provider that is linked next. Does nothing for an account that
 * somebody else may be able to enter.
 * @param email verified by the caller's sign-in, in lower case
 * @returns whether the provider will be accepted
 */
export async function prepareLinking(uid: string, email: string): Promise<boolean> {
  const account = await readAccount(uid);
  if (!account) return false;
  if (provenBy(account) === email) return true;
  if (account.email?.toLowerCase() !== email || !isVouchedFor(account, email)) return false;
  await setProof(getAuth(firebaseApp()), account, email);
  return true;
}

/** Creates an account for the email if there is none, so that nobody else can sign up with it or add it to their account. */
export async function reserveAccount(email: string): Promise<void> {
  const auth = getAuth(firebaseApp());
  try {
    if (!(await findAccount(auth, email))) await createFor(auth, email);
  } catch (error) {
    // The account was created meanwhile.
    if (!isAuthError(error, 'auth/email-already-exists')) throw error;
  }
}

/** Whether nobody but the owner of the mailbox has ever been able to sign in to the email's account. */
export async function isPrepared(email: string): Promise<boolean> {
  const account = await findAccount(getAuth(firebaseApp()), email);
  return account !== undefined && provenBy(account) === email;
}

async function prepare(auth: Auth, email: string): Promise<void> {
  let account = await findAccount(auth, email);
  // Accounts that the owner disabled stay disabled.
  if (account?.disabled) return;
  let noted: ReplacedAccount | undefined;
  if (account && provenBy(account) !== email) {
    if (isUnused(account) || isVouchedFor(account, email)) {
      await setProof(auth, account, email);
    } else {
      noted = await noteReplaced(account, email);
      await deleteAccount(account.uid);
      account = undefined;
    }
  }
  // A concurrent call for the same link may already have deleted the note that this call has written.
  const earlier = (await readReplaced(email)).filter(({ uid }) => uid !== noted?.uid);
  const replaced = noted ? [...earlier, noted] : earlier;
  for (const { uid, isGuests, ...old } of replaced) {
    // Restores the account for its holder, with its bookings, but without the unproven email.
    if (!isGuests && !(await readAccount(uid))) await importAccount(auth, { uid, ...old });
  }
  account ??= await createFor(auth, email);
  for (const old of replaced.filter(({ isGuests }) => isGuests)) await takeOver(auth, old, account.uid);
  if (replaced.length > 0) await forgetReplaced(email);
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

/** Creates an account without a password, so that nobody else can sign up with the email. */
async function createFor(auth: Auth, email: string): Promise<UserRecord> {
  const account = await auth.createUser({ email, emailVerified: true });
  await setProof(auth, account, email);
  return account;
}

/** Whether the account was created by us or the owner and nobody has ever signed in to it. */
function isUnused({ providerData, metadata }: UserRecord): boolean {
  return providerData.length === 0 && !metadata.lastRefreshTime;
}

/**
 * Whether only Google or Apple users can have entered the account. If such a user signs in to an account with an
 * unverified email, Firebase removes all other providers and revokes the sessions. So an account with revoked sessions
 * may have belonged to a stranger.
 */
function isVouchedFor({ emailVerified, providerData, metadata, tokensValidAfterTime }: UserRecord, email: string) {
  const sessionsEnded = tokensValidAfterTime ? Date.parse(tokensValidAfterTime) : 0;
  return (
    emailVerified &&
    providerData.length > 0 &&
    providerData.every((provider) => vouchesFor(provider, email)) &&
    // Both times are in whole seconds.
    sessionsEnded <= Date.parse(metadata.creationTime) + 1000
  );
}

/** Restores a deleted account without the email. */
async function importAccount(auth: Auth, { providers, ...old }: Omit<ReplacedAccount, 'isGuests'>): Promise<void> {
  const { errors } = await auth.importUsers([{ ...old, providerData: providers }]);
  if (errors[0]) throw errors[0].error;
}

/** Moves providers, profile and bookings from the guest's old account to the new one. */
async function takeOver(auth: Auth, old: ReplacedAccount, uid: string): Promise<void> {
  const { uid: oldUid, isGuests: _, providers, ...shown } = old;
  const { providerData } = await auth.getUser(uid);
  const missing = providers.filter(({ providerId }) => !providerData.some((one) => one.providerId === providerId));
  for (const providerToLink of missing) await auth.updateUser(uid, { ...shown, providerToLink });
  await transferBookings(oldUid, uid);
}
