import { newsletterCollection } from '../contract/collections.ts';
import { firestore } from '../platform/firestore.ts';
import { subscriptionId } from './subscriptionLink.ts';

/** What is stored on an address, whatever became of it; `undefined` when nothing is. For its owner's eyes only. */
export async function readSubscription(email: string): Promise<Record<string, unknown> | undefined> {
  return (await subscriptionOf(email).get()).data();
}

/** Takes an address off the list, together with the proof that it was on it. */
export async function forgetSubscription(email: string): Promise<void> {
  await subscriptionOf(email).delete();
}

function subscriptionOf(email: string) {
  return firestore().collection(newsletterCollection).doc(subscriptionId(email));
}
