import type { FeedStay } from '../domain/feedStay.ts';

/** Nights that an entry takes. */
export interface EntryNights extends FeedStay {
  /** It takes hours within one day, which has one night. */
  isHours?: boolean;
}

/** An event of a platform's calendar, or what is left of one, without anything about a guest. */
export interface FeedEntry {
  /** Recognises it in the next reading: a hash of its UID, else of what it says. */
  key: string;
  uid: string | null;
  /**
   * `sure`: all of it is understood. `unsure`: all of what is understood holds, but something may be missing, such as the end.
   * `odd`: something is wrong with it, so that it says nothing about nights that it does not name.
   */
  trust: 'sure' | 'unsure' | 'odd';
  /** The platform says that it is no more. */
  isCancelled: boolean;
  /** What can be understood of its nights; they may overlap. */
  stays: EntryNights[];
}
