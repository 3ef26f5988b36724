import { createHash } from 'node:crypto';
import type { CollectionReference } from 'firebase-admin/firestore';
import { newsletterCollection } from '../contract/collections.ts';
import { type StoredSubscription, subscriptionSchema } from '../contract/subscription.ts';
import type { Language } from '../domain/language.ts';
import { linkUrl } from '../mail/compose/pageUrl.ts';
import { firestore } from '../platform/firestore.ts';
import { storedCollection } from '../platform/storedDocuments.ts';

/** `newsletter` */
export function subscriptions(): CollectionReference<StoredSubscription> {
  return storedCollection(newsletterCollection, subscriptionSchema);
}

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

export const newsletterActions = ['confirm', 'unsubscribe'] as const;

/** ID of an email's subscription: a hash of the email. */
export function subscriptionId(email: string): string {
  return createHash('sha256').update(email).digest('hex');
}

export function writeSubscriptionLink(
  action: (typeof newsletterActions)[number],
  link: { id: string; secret: string; language: Language },
): string {
  return linkUrl(`/newsletter/${action}`, link);
}
