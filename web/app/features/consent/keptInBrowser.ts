import { languageCookie } from 'functions/domain/language';
import { keptStays } from '../../firebase/keptStays.ts';
import { consentTerms } from '../../villa/consent.ts';
import { consentCookie } from './ConsentRecord.ts';

interface KeptEntry {
  /** Its text on the cookie page. */
  text:
    | 'locale'
    | 'consent'
    | 'draft'
    | 'confirmation'
    | 'keptStay'
    | 'technical'
    | 'session'
    | 'library'
    | 'signIn'
    | 'signInTab'
    | 'stay'
    | 'details';
  names: readonly string[];
  kind: 'cookie' | 'tab' | 'cache' | 'database' | 'device';
  /** Of what has a date of its own. */
  seconds?: number;
  /** Of what stays on the device because a guest's next step needs it, not because it was allowed. */
  until?: 'untilUsed';
}

const necessary: KeptEntry[] = [
  { text: 'locale', names: [languageCookie.name], kind: 'cookie', seconds: languageCookie.maxAge },
  { text: 'consent', names: [consentCookie.name], kind: 'cookie', seconds: consentCookie.maxAge },
  { text: 'draft', names: ['request-draft', 'request-attempt', 'contact-draft'], kind: 'tab' },
  { text: 'confirmation', names: ['confirmation'], kind: 'tab' },
  { text: 'keptStay', names: [keptStays], kind: 'cache' },
  { text: 'technical', names: ['react-router-scroll-positions', 'reloaded-at'], kind: 'tab' },
  // The first is the session as Firebase keeps it.
  { text: 'session', names: ['firebaseLocalStorageDb', 'signed-in'], kind: 'database' },
  // Firebase's own count of the days on which it was used: thirty of them.
  { text: 'library', names: ['firebase-heartbeat-database'], kind: 'database', seconds: 30 * 24 * 60 * 60 },
  { text: 'signIn', names: ['sign-in-address'], kind: 'device', until: 'untilUsed' },
  { text: 'signInTab', names: ['sign-in-away', 'sign-in-link', 'firebase:pendingRedirect'], kind: 'tab' },
];

/** All that the site keeps in a browser, by the names that it has there; a test holds the walk of a guest against it. */
export const keptInBrowser: KeptEntry[] = [
  ...necessary.filter(({ text }) => text !== 'consent' || Object.keys(consentTerms.optional).length > 0),
  ...(['stay', 'details'] as const)
    .filter((category) => consentTerms.optional[category])
    .map((text): KeptEntry => ({ text, names: consentTerms.optional[text]!.storage, kind: 'device' })),
];
