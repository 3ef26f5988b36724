import type { ConsentTerms } from '../../villa/consent.ts';
import { readConsentCookie, recordDecision, writeConsentCookie, type ConsentRecord } from './ConsentRecord.ts';

/** The parts of a browser that consent is about. */
export interface ConsentBrowser {
  document: { cookie: string };
  /** Throws or is nothing where a browser forbids it. */
  localStorage: () => Pick<Storage, 'removeItem'> | undefined;
  location: { protocol: string; hostname: string };
}

export interface ConsentKeeper {
  /** Does the guest know the terms as they are now? */
  isDecided: () => boolean;
  isAccepted: (category: string) => boolean;
  /** Accepts these optional categories and no other: what belonged to the others is stopped, then erased. */
  decide: (accepted: readonly string[]) => void;
  /** Calls back with every change. */
  subscribe: (listener: () => void) => () => void;
  /** Looks at the cookie again: the guest may have decided in another tab. */
  lookAgain: () => void;
  /**
   * Starts something optional as soon as its category is accepted, at once or later, and stops it when it is withdrawn.
   * @param start answers with what stops it
   * @returns ends it all
   */
  whenConsented: (category: string, start: () => void | (() => void)) => () => void;
}

/** Keeps a guest's decision in its cookie. Until there is one for the terms as they are, nothing optional is accepted. */
export function createConsentKeeper(terms: ConsentTerms, browser: ConsentBrowser): ConsentKeeper {
  const { document, location } = browser;
  const listeners = new Set<() => void>();
  // A browser that keeps no cookies: the decision holds as long as the page lives.
  let unkept: ConsentRecord | undefined;
  let seen = document.cookie;

  const read = () => readConsentCookie(document.cookie) ?? unkept;
  const valid = () => {
    const record = read();
    return record?.revision === terms.revision ? record : undefined;
  };
  const isAccepted = (category: string) => category in terms.optional && !!valid()?.categories.includes(category);

  function tell(): void {
    seen = document.cookie;
    for (const listener of [...listeners]) listener();
    eraseWhatIsNotAccepted();
  }

  function eraseWhatIsNotAccepted(): void {
    for (const [category, { cookies, storage }] of Object.entries(terms.optional)) {
      if (isAccepted(category)) continue;
      for (const name of cookies) eraseCookies(name, document, location.hostname);
      for (const key of storage) eraseKey(key, browser);
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
      unkept = readConsentCookie(document.cookie) ? undefined : record;
      tell();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    lookAgain() {
      if (document.cookie !== seen) tell();
    },
    whenConsented(category, start) {
      let stop: (() => void) | undefined;
      const follow = () => {
        if (isAccepted(category) === (stop !== undefined)) return;
        if (stop) stop = void stop();
        else stop = start() ?? (() => {});
      };
      listeners.add(follow);
      follow();
      return () => {
        listeners.delete(follow);
        stop?.();
        stop = undefined;
      };
    },
  };
}

/** A cookie may have been set for the host alone or for its domain as well; which one, nobody can read. */
function eraseCookies(name: string, document: { cookie: string }, hostname: string): void {
  const names = document.cookie.split('; ').map((cookie) => cookie.split('=')[0]!);
  const meant = name.endsWith('*') ? names.filter((one) => one.startsWith(name.slice(0, -1))) : [name];
  for (const one of meant.filter((one) => names.includes(one))) {
    for (const domain of ['', `; Domain=${hostname}`]) document.cookie = `${one}=; Max-Age=0; Path=/${domain}`;
  }
}

function eraseKey(key: string, { localStorage }: ConsentBrowser): void {
  try {
    localStorage()?.removeItem(key);
  } catch {
    // Storage is forbidden, so nothing was kept in it.
  }
}
