import type { Language } from '../domain/language.ts';

/**
 * `newsletter/{SHA-256 of the address}`: somebody on the list, or on the way there or out. `T` is the timestamp type of
 * whichever Firestore SDK reads it. Who may be written to: `status` is `subscribed`.
 */
export interface StoredSubscription<T = unknown> {
  /** In lower case. */
  email: string;
  /** In which they asked, and are written to. */
  language: Language;
  status: 'pending' | 'subscribed' | 'unsubscribed';
  /** When the confirming mail was queued, last. */
  askedAt: T;
  /** Which wording of form and mail was agreed to; with the two times it is the proof of consent. */
  textVersion: string;
  /** When the button on the page behind the mail's link was pressed; `null` until then. */
  confirmedAt: T | null;
  unsubscribedAt: T | null;
  /** SHA-256 of the secret in the confirming mail's link. */
  confirmHash: string;
  /** The address that takes a newsletter's reader off the list: for its foot and for its List-Unsubscribe header. */
  unsubscribeUrl: string | null;
  /** When the row deletes itself: with the link that was never followed, or with the last year of proof; never for `null`. */
  expiresAt: T | null;
}
