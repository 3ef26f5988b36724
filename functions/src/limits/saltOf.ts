import { createHmac, randomBytes } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import { limitsCollection } from '../contract/collections.ts';
import { firestore } from '../platform/firestore.ts';
import { isAlreadyExists } from '../platform/firestoreError.ts';

let known: { day: string; salt: string } | undefined;

/**
 * The salt of a day (UTC). It is random and deletes itself after the day, so that afterwards nobody can find out which
 * networks made requests.
 */
export async function saltOf(now: Date): Promise<string> {
  const day = now.toISOString().slice(0, 10);
  if (known?.day !== day) known = { day, salt: await makeOrRead(day) };
  return known.salt;
}

async function makeOrRead(day: string): Promise<string> {
  const reference = firestore().collection(limitsCollection).doc(`salt-${day}`);
  const stored = await reference.get();
  if (stored.exists) return stored.get('salt') as string;
  const salt = randomBytes(32).toString('hex');
  const expiresAt = Timestamp.fromMillis(Date.parse(`${day}T00:00:00Z`) + 24 * 60 * 60 * 1000);
  try {
    await reference.create({ salt, expiresAt });
    return salt;
  } catch (error) {
    // Another instance created it first.
    if (!isAlreadyExists(error)) throw error;
    return (await reference.get()).get('salt') as string;
  }
}

/** Hash for document IDs, in place of an account, email or network. */
export function keyedHash(key: string, text: string): string {
  return createHmac('sha256', key).update(text).digest('hex').slice(0, 40);
}
