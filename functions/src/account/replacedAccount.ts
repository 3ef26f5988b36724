import { createHash } from 'node:crypto';
import type { UserInfo, UserRecord } from 'firebase-admin/auth';
import { replacedAccountsPath } from '../contract/collections.ts';
import { firestore } from '../platform/firestore.ts';

/** What is needed of an account that was deleted to free its email. */
export interface ReplacedAccount {
  uid: string;
  /** Whether it was the mailbox owner's. If not, it is made again without the email. */
  isGuests: boolean;
  displayName?: string;
  photoURL?: string;
  providers: Provider[];
}

type Provider = Pick<UserInfo, 'uid' | 'providerId'> & Partial<Pick<UserInfo, 'email' | 'displayName' | 'photoURL'>>;

/**
 * Writes down an account before it is deleted, so that what follows can be finished after an interruption. Accounts
 * with a password alone are not: passwords prove nothing, so what was done with them is dropped.
 * @returns what was noted
 */
export async function noteReplaced(account: UserRecord, email: string): Promise<ReplacedAccount | undefined> {
  const { uid, emailVerified, displayName, photoURL, providerData } = account;
  const vouching = emailVerified ? providerData.filter((provider) => vouchesFor(provider, email)) : [];
  const others = providerData.filter(({ providerId }) => !['password', 'phone'].includes(providerId));
  const isGuests = vouching.length > 0;
  const providers = (isGuests ? vouching : others).map((one) =>
    withoutEmpty({
      ...{ uid: one.uid, providerId: one.providerId, email: one.email },
      ...{ displayName: one.displayName, photoURL: one.photoURL },
    }),
  );
  if (providers.length === 0) return undefined;
  const noted = { isGuests, ...withoutEmpty({ displayName, photoURL }), providers };
  await note(email).set({ [uid]: noted }, { merge: true });
  return { uid, ...noted };
}

export async function readReplaced(email: string): Promise<ReplacedAccount[]> {
  const noted = (await note(email).get()).data() as Record<string, Omit<ReplacedAccount, 'uid'>> | undefined;
  return Object.entries(noted ?? {}).map(([uid, account]) => ({ uid, ...account }));
}

/** To be called once nothing is left to do. */
export async function forgetReplaced(email: string): Promise<void> {
  await note(email).delete();
}

export function vouchesFor({ providerId, email: theirs }: UserInfo, email: string): boolean {
  return ['google.com', 'apple.com'].includes(providerId) && theirs?.toLowerCase() === email;
}

function note(email: string) {
  return firestore().doc(replacedAccountsPath(createHash('sha256').update(email).digest('hex')));
}

/** Records have empty fields where requests and documents want none. */
function withoutEmpty<Fields extends object>(
  fields: Fields,
): { [Name in keyof Fields]: Exclude<Fields[Name], undefined> } {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value)) as never;
}
