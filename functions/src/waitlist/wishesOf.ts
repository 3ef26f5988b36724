import type { QuerySnapshot } from 'firebase-admin/firestore';
import { waitlistCollection } from '../contract/collections.ts';
import { firestore } from '../platform/firestore.ts';

/** The stored wishes of an email, confirmed or not. */
export async function readWishes(email: string): Promise<Record<string, unknown>[]> {
  return (await wishesOf(email)).docs.map((wish) => wish.data());
}

/** Deletes the wishes of an email. */
export async function forgetWishes(email: string): Promise<void> {
  await Promise.all((await wishesOf(email)).docs.map((wish) => wish.ref.delete()));
}

function wishesOf(email: string): Promise<QuerySnapshot> {
  return firestore().collection(waitlistCollection).where('email', '==', email).get();
}
