import type { Language } from '../domain/language.ts';
import type { WaitingWish } from '../domain/newsForWish.ts';

/**
 * `waitlist/{SHA-256 of email and stay}`: nights that a guest wants to be notified of, once `waiting`. `T` is
 * the timestamp type of the Firestore SDK in use.
 */
export interface StoredWaitlistWish<T = unknown> extends WaitingWish {
  /** In lower case. */
  email: string;
  /** Language of the mails. */
  language: Language;
  status: 'pending' | 'waiting';
  /** When the last confirmation mail was queued. */
  askedAt: T;
  /** When the button behind the link was pressed; `null` until then. */
  confirmedAt: T | null;
  /** SHA-256 of the secret in the confirmation link. */
  confirmHash: string;
  /** Link that ends the wish, in every mail about it. */
  leaveUrl: string;
  /** Number of mails about free nights. */
  notices: number;
  /** When the document deletes itself: with its unused link, at the latest after the day of arrival. */
  expiresAt: T;
}
