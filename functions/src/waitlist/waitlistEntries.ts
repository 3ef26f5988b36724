import { createHash } from 'node:crypto';
import { type CollectionReference, type QuerySnapshot, Timestamp } from 'firebase-admin/firestore';
import { waitlistCollection } from '../contract/collections.ts';
import { type StoredWaitlistEntry, waitlistEntrySchema } from '../contract/waitlistEntry.ts';
import type { StaySearch } from '../domain/guests.ts';
import { addDays, type IsoDate } from '../domain/isoDate.ts';
import type { Language } from '../domain/language.ts';
import { linkUrl } from '../mail/compose/pageUrl.ts';
import { firestore } from '../platform/firestore.ts';
import { hashSecret } from '../platform/secret.ts';
import { storedCollection } from '../platform/storedDocuments.ts';

/** `waitlist` */
export function waitlistEntries(): CollectionReference<StoredWaitlistEntry> {
  return storedCollection(waitlistCollection, waitlistEntrySchema);
}

/** The stored entries of an email, confirmed or not. */
export async function readWaitlistEntries(email: string): Promise<Record<string, unknown>[]> {
  return (await entriesOf(email)).docs.map((entry) => entry.data());
}

export async function deleteWaitlistEntries(email: string): Promise<void> {
  await Promise.all((await entriesOf(email)).docs.map((entry) => entry.ref.delete()));
}

function entriesOf(email: string): Promise<QuerySnapshot> {
  return firestore().collection(waitlistCollection).where('email', '==', email).get();
}

export const waitlistActions = ['confirm', 'leave'] as const;

/** ID of an entry. The same email and stay give the same ID. */
export function waitlistEntryId(email: string, apartment: string | null, search: StaySearch): string {
  const { checkIn, checkOut, adults, children, babies } = search;
  // Entries made before babies were counted keep their IDs.
  const content = JSON.stringify([email, apartment, checkIn, checkOut, adults, children, ...(babies ? [babies] : [])]);
  return createHash('sha256').update(content).digest('hex');
}

export function writeWaitlistLink(
  action: (typeof waitlistActions)[number],
  link: { id: string; secret: string; language: Language },
): string {
  return linkUrl(`/waitlist/${action}`, link);
}

/** Time at which the day of arrival is over in every time zone of Europe, in milliseconds since 1970. */
export function afterArrival(checkIn: IsoDate): number {
  return Date.parse(`${addDays(checkIn, 1)}T03:00:00Z`);
}

/** Confirms an entry. Can be repeated; `gone` for an invalid, expired or replaced link. */
export async function confirmWaitlistEntry(id: string, secret: string, now: Date): Promise<'confirmed' | 'gone'> {
  const reference = waitlistEntries().doc(id);
  return firestore().runTransaction(async (transaction) => {
    const known = (await transaction.get(reference)).data();
    if (!known || known.confirmHash !== hashSecret(secret) || known.expiresAt.toMillis() <= now.getTime())
      return 'gone';
    if (known.status === 'pending') {
      transaction.update(reference, {
        status: 'waiting',
        confirmedAt: Timestamp.fromDate(now),
        expiresAt: Timestamp.fromMillis(afterArrival(known.checkIn)),
      });
    }
    return 'confirmed';
  });
}

/** Deletes an entry, confirmed or not. Returns `gone` for a wrong link and for a missing entry, so that nobody learns which exist. */
export async function leaveWaitlist(id: string, secret: string): Promise<'left' | 'gone'> {
  const reference = waitlistEntries().doc(id);
  const known = (await reference.get()).data();
  const expected = known && new URL(known.leaveUrl).searchParams.get('secret');
  if (!expected || hashSecret(expected) !== hashSecret(secret)) return 'gone';
  await reference.delete();
  return 'left';
}
