import type { ConsentTerms } from '../../villa/consentTerms.ts';
import { readConsentCookie, recordDecision, writeConsentCookie, type ConsentRecord } from './ConsentRecord.ts';

export interface ConsentBrowser {
  document: { cookie: string };
  /** Removes an item from the storage of the device. */
  removeStored: (key: string) => void;
  location: { protocol: string; hostname: string };
}

export interface ConsentStore {
  isDecided: () => boolean;
  isAccepted: (category: string) => boolean;
  /** Accepts only these optional categories. Tells the subscribers, then erases the data of all others. */
  decide: (accepted: readonly string[]) => void;
  subscribe: (listener: () => void) => () => void;
  /** Reads the cookie again, because the guest may have decided in another tab. */
  refresh: () => void;
}

/** Stores a guest's decision in its cookie. Without a decision on the current terms, nothing optional is accepted. */
export function createConsentStore(terms: ConsentTerms, browser: ConsentBrowser): ConsentStore {
  const { document, location } = browser;
  const listeners = new Set<() => void>();
  // If the browser refuses cookies, the decision lasts until the page is closed.
  let unsaved: ConsentRecord | undefined;
  let seen = document.cookie;

  const read = () => readConsentCookie(document.cookie) ?? unsaved;
  const valid = () => {
    const record = read();
    return record?.revision === terms.revision ? record : undefined;
  };
  const isAccepted = (category: string) => category in terms.optional && !!valid()?.categories.includes(category);

  function notify(): void {
    seen = document.cookie;
    for (const listener of [...listeners]) listener();
    eraseWhatIsNotAccepted();
  }

  function eraseWhatIsNotAccepted(): void {
    for (const [category, { cookies, storage }] of Object.entries(terms.optional)) {
      if (isAccepted(category)) continue;
      for (const name of cookies) eraseCookies(name, document, location.hostname);
      for (const key of storage) browser.removeStored(key);
    }
  }

  eraseWhatIsNotAccepted();

  return {
    isDecided: () => valid() !== undefined,
    isAccepted,
    decide(accepted) {
      const known = Object.keys(terms.optional).filter((category) => accepted.includes(category));
      const last = read();
      const record = recordDecision(known, {
        ...(last ? { last } : {}),
        revision: terms.revision,
        now: new Date(),
        newUuid: () => crypto.randomUUID(),
      });
      document.cookie = writeConsentCookie(record, location.protocol === 'https:');
      unsaved = readConsentCookie(document.cookie) ? undefined : record;
      notify();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    refresh() {
      if (document.cookie !== seen) notify();
    },
  };
}

/** Erases a cookie for the host and for its domain, because scripts cannot read for which of them it was set. */
function eraseCookies(name: string, document: { cookie: string }, hostname: string): void {
  const names = document.cookie.split('; ').map((cookie) => cookie.split('=')[0]!);
  const meant = name.endsWith('*') ? names.filter((one) => one.startsWith(name.slice(0, -1))) : [name];
  for (const one of meant.filter((one) => names.includes(one))) {
    for (const domain of ['', `; Domain=${hostname}`]) document.cookie = `${one}=; Max-Age=0; Path=/${domain}`;
  }
}
