import { createHash } from 'node:crypto';
import type { UserInfo, UserRecord } from 'firebase-admin/auth';
import * as z from 'zod/mini';
import { replacedAccountsCollection } from '../contract/collections.ts';
import { storedCollection } from '../platform/storedDocuments.ts';

const shown = { displayName: z.exactOptional(z.string()), photoURL: z.exactOptional(z.string()) };
const provider = z.object({ uid: z.string(), providerId: z.string(), email: z.exactOptional(z.string()), ...shown });

const replacedAccount = z.object({
  /** Whether the account belonged to the owner of the mailbox. If not, it is restored without the email. */
  isGuests: z.boolean(),
  ...shown,
  providers: z.array(provider),
});

export type ReplacedAccount = z.output<typeof replacedAccount> & { uid: string };

/** `replacedAccounts/{hash of the email}`: data of accounts that were deleted to free their email, by uid. */
const replacedAccountsSchema = z.object({ accounts: z.record(z.string(), replacedAccount) });

/**
 * Stores an account before it is deleted, so that the replacement can be finished after an interruption. Does not store an
 * account with only a password, because a password proves nothing.
 * @returns the stored data
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
  await note(email).set({ accounts: { [uid]: noted } }, { merge: true });
  return { uid, ...noted };
}

export async function readReplaced(email: string): Promise<ReplacedAccount[]> {
  const noted = (await note(email).get()).data();
  return Object.entries(noted?.accounts ?? {}).map(([uid, account]) => ({ uid, ...account }));
}

/** Deletes the stored data once the replacement is finished. */
export async function forgetReplaced(email: string): Promise<void> {
  await note(email).delete();
}

export function vouchesFor({ providerId, email: theirs }: UserInfo, email: string): boolean {
  return ['google.com', 'apple.com'].includes(providerId) && theirs?.toLowerCase() === email;
}

function note(email: string) {
  const accounts = storedCollection(replacedAccountsCollection, replacedAccountsSchema);
  return accounts.doc(createHash('sha256').update(email).digest('hex'));
}

/** Removes empty fields of user records, which requests and documents do not accept. */
function withoutEmpty<Fields extends object>(
  fields: Fields,
): { [Name in keyof Fields]: Exclude<Fields[Name], undefined> } {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value)) as never;
}
