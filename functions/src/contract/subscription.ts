import './configureZod.ts';
import * as z from 'zod/mini';
import { translatedLanguages } from '../domain/language.ts';
import { storedTime } from './storedFields.ts';

/**
 * `newsletter/{SHA-256 of the email}`: a subscription, also before its confirmation and after its end. Only `subscribed`
 * ones may be mailed. Anyone can type an email, so a new request changes no proof of consent: an ended subscription stays
 * `unsubscribed` until its new link is confirmed.
 */
export const subscriptionSchema = z.object({
  /** In lower case. */
  email: z.string(),
  language: z.enum(translatedLanguages),
  status: z.enum(['pending', 'subscribed', 'unsubscribed']),
  /** When the last confirmation mail was queued. */
  askedAt: storedTime,
  /** Version of the texts that the subscriber last agreed to. Together with both times, the proof of consent. */
  textVersion: z.string(),
  /** When the button behind the link was last pressed; `null` until then. */
  confirmedAt: z.nullable(storedTime),
  unsubscribedAt: z.nullable(storedTime),
  /** Proofs of consent of earlier subscriptions, which ended before the last one was confirmed. */
  ended: z.array(z.object({ textVersion: z.string(), confirmedAt: storedTime, unsubscribedAt: storedTime })),
  /** SHA-256 of the secret in the confirmation link. */
  confirmHash: z.string(),
  /** Link for the foot of newsletters and their List-Unsubscribe header. */
  unsubscribeUrl: z.nullable(z.string()),
  /** When Firestore deletes the document: when its unused link expires, or after the last year of proof; `null` for never. */
  expiresAt: z.nullable(storedTime),
});
export type StoredSubscription = z.output<typeof subscriptionSchema>;
