import { createHash } from 'node:crypto';
import type { Language } from '../domain/language.ts';
import { siteUrl } from '../mail/compose/pageUrl.ts';

export const newsletterActions = ['confirm', 'unsubscribe'] as const;
export type NewsletterAction = (typeof newsletterActions)[number];

/** Parameters of a link: subscription, secret, language. */
export interface SubscriptionLink {
  action: NewsletterAction;
  id: string;
  secret: string;
  language: Language;
}

/** ID of an email's subscription: a hash of the email. */
export function subscriptionId(email: string): string {
  return createHash('sha256').update(email).digest('hex');
}

export function writeSubscriptionLink({ action, id, secret, language }: SubscriptionLink): string {
  const url = siteUrl(`/newsletter/${action}`);
  url.search = new URLSearchParams({ id, secret, language }).toString();
  return url.href;
}
