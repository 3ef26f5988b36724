import type { Language } from '../domain/language.ts';

/**
 * `newsletter/{SHA-256 of the email}`: a subscription, also before its confirmation and after its end. Only
 * `subscribed` ones may be mailed. Anyone can type an email, so that asking again changes no proof: one that ended stays
 * `unsubscribed` until its new link is confirmed. `T` is the timestamp type of the Firestore SDK in use.
 */
export interface StoredSubscription<T = unknown> {
  /** In lower case. */
  email: string;
  /** Language of the mails. */
  language: Language;
  status: 'pending' | 'subscribed' | 'unsubscribed';
  /** When the last confirmation mail was queued. */
  askedAt: T;
  /** Version of the texts that were agreed to, last; with both times the proof of consent. */
  textVersion: string;
  /** When the button behind the link was pressed, last; `null` until then. */
  confirmedAt: T | null;
  unsubscribedAt: T | null;
  /** The proofs of subscriptions that ended before the last one was confirmed. Missing means none. */
  ended?: { textVersion: string; confirmedAt: T; unsubscribedAt: T }[];
  /** SHA-256 of the secret in the confirmation link. */
  confirmHash: string;
  /** Link for the foot of newsletters and their List-Unsubscribe header. */
  unsubscribeUrl: string | null;
  /** When the document deletes itself: with its unused link, or after the last year of proof; `null` for never. */
  expiresAt: T | null;
}
