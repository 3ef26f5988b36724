import { languageCookie } from 'functions/domain/language';
import type { Namespaces } from '../../i18n/Messages.ts';
import { storedItems, type StoredName } from '../../storage/storedItems.ts';
import { savedStays } from '../../storage/savedStays.ts';
import { consentTerms } from '../../villa/consentTerms.ts';
import { consentCookie } from './ConsentRecord.ts';

interface StoredEntry {
  /** Key of the entry's text on the cookie page. */
  text: keyof Namespaces['cookies']['entries'];
  names: readonly string[];
  kind: 'cookie' | 'tab' | 'cache' | 'device';
  /** Lifetime of an entry that expires at a fixed time. */
  seconds?: number;
  /** When an entry on the device ends, if the guest's next step needs it. Such an entry needs no consent. */
  until?: 'untilSent' | 'untilUsed' | 'untilDeleted' | 'untilSignedOut';
}

const keysOf = (...names: StoredName[]) => names.map((name) => storedItems[name].key);

const necessary: StoredEntry[] = [
  { text: 'locale', names: [languageCookie.name], kind: 'cookie', seconds: languageCookie.maxAge },
  { text: 'consent', names: [consentCookie.name], kind: 'cookie', seconds: consentCookie.maxAge },
  { text: 'draft', names: keysOf('requestDraft', 'sentRequest', 'contactDraft', 'deskDrafts'), kind: 'tab' },
  { text: 'registerDraft', names: keysOf('registerDraft'), kind: 'device', until: 'untilSent' },
  { text: 'confirmation', names: keysOf('confirmation'), kind: 'tab' },
  { text: 'savedStay', names: [savedStays], kind: 'cache' },
  { text: 'technical', names: ['react-router-scroll-positions', ...keysOf('reloadedAt')], kind: 'tab' },
  // The first entry is Firebase's session.
  { text: 'session', names: ['firebase:authUser', ...keysOf('signedInHint')], kind: 'device', until: 'untilSignedOut' },
  { text: 'signIn', names: keysOf('linkEmail', 'linkBack'), kind: 'device', until: 'untilUsed' },
  {
    text: 'signInTab',
    names: [...keysOf('redirectProvider', 'pendingLink'), 'firebase:pendingRedirect'],
    kind: 'tab',
  },
  { text: 'signOut', names: keysOf('lastSignOut'), kind: 'device', until: 'untilDeleted' },
];

/** Everything that the site stores in a browser. A test compares this list with what a visit stores. */
export const storedInBrowser: StoredEntry[] = [
  ...necessary.filter(({ text }) => text !== 'consent' || Object.keys(consentTerms.optional).length > 0),
  ...(['stay', 'details'] as const)
    .filter((category) => consentTerms.optional[category])
    .map((text): StoredEntry => ({ text, names: consentTerms.optional[text]!.storage, kind: 'device' })),
];
