import { randomBytes } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import { limitsCollection } from '../contract/collections.ts';
import { firestore } from '../platform/firestore.ts';
import { isAlreadyExists } from '../platform/firestoreError.ts';

let known: { day: string; salt: string } | undefined;

/**
 * What addresses are hashed with on a day (UTC). It is made by chance when the day's first stranger comes, and goes after
 * the day: then nobody can find out any more from which addresses the house was asked, not even we.
 */
export async function saltOf(now: Date): Promise<string> {
  const day = now.toISOString().slice(0, 10);
  if (known?.day !== day) known = { day, salt: await makeOrRead(day) };
  return known.salt;
}

async function makeOrRead(day: string): Promise<string> {
  const reference = firestore().collection(limitsCollection).doc(`salt-${day}`);
  const kept = await reference.get();
  if (kept.exists) return kept.get('salt') as string;
  const salt = randomBytes(32).toString('hex');
  const expiresAt = Timestamp.fromMillis(Date.parse(`${day}T00:00:00Z`) + 24 * 60 * 60 * 1000);
  try {
    await reference.create({ salt, expiresAt });
    return salt;
  } catch (error) {
    // Another instance was first.
    if (!isAlreadyExists(error)) throw error;
    return (await reference.get()).get('salt') as string;
  }
}
