import { createHash, randomBytes } from 'node:crypto';
import property from '../../../villa/property.json' with { type: 'json' };
import type { Language } from '../domain/language.ts';

export const newsletterActions = ['confirm', 'unsubscribe'] as const;
export type NewsletterAction = (typeof newsletterActions)[number];

/** What stands in a mail's link: which subscription, the secret that only its reader has, and the language. */
export interface SubscriptionLink {
  action: NewsletterAction;
  id: string;
  secret: string;
  language: Language;
}

/** The id of an address's subscription: the same for the same address, and no address itself. */
export function subscriptionId(email: string): string {
  return createHash('sha256').update(email).digest('hex');
}

export function newSecret(): string {
  return randomBytes(24).toString('base64url');
}

export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

export function writeSubscriptionLink({ action, id, secret, language }: SubscriptionLink): string {
  const site = process.env.FUNCTIONS_EMULATOR === 'true' ? 'http://127.0.0.1:5000' : property.url;
  const url = new URL(`/newsletter/${action}`, site);
  url.search = new URLSearchParams({ id, secret, language }).toString();
  return url.href;
}
