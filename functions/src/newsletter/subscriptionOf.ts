import { newsletterCollection } from '../contract/collections.ts';
import { firestore } from '../platform/firestore.ts';
import { subscriptionId } from './subscriptionLink.ts';

/** The stored subscription of an email, whatever its status. */
export async function readSubscription(email: string): Promise<Record<string, unknown> | undefined> {
  return (await subscriptionOf(email).get()).data();
}

/** Deletes the subscription of an email with its proof of consent. */
export async function forgetSubscription(email: string): Promise<void> {
  await subscriptionOf(email).delete();
}

function subscriptionOf(email: string) {
  return firestore().collection(newsletterCollection).doc(subscriptionId(email));
}
