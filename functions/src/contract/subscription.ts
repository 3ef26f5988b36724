import type { Language } from '../domain/language.ts';

/**
 * `newsletter/{SHA-256 of the email}`: a subscription, also before its confirmation and after its end. Only
 * `subscribed` ones may be mailed. `T` is the timestamp type of the Firestore SDK in use.
 */
export interface StoredSubscription<T = unknown> {
  /** In lower case. */
  email: string;
  /** Language of the mails. */
  language: Language;
  status: 'pending' | 'subscribed' | 'unsubscribed';
  /** When the last confirmation mail was queued. */
  askedAt: T;
  /** Version of the texts that were agreed to; with both times the proof of consent. */
  textVersion: string;
  /** When the button behind the link was pressed; `null` until then. */
  confirmedAt: T | null;
  unsubscribedAt: T | null;
  /** SHA-256 of the secret in the confirmation link. */
  confirmHash: string;
  /** Link for the foot of newsletters and their List-Unsubscribe header. */
  unsubscribeUrl: string | null;
  /** When the document deletes itself: with its unused link, or after the last year of proof; `null` for never. */
  expiresAt: T | null;
}
