import { describe, expect, it } from 'vitest';
import { createConsentStore, type ConsentBrowser } from './ConsentStore.ts';
import { readConsentCookie } from './ConsentRecord.ts';

const terms = {
  revision: 1,
  optional: {
    stay: { cookies: ['counted', 'seen_*'], storage: ['last-stay'] },
    details: { cookies: [], storage: ['guest-details'] },
  },
};

/** Stores cookies as a browser does, or refuses them. */
function browserWith({
  cookies = {} as Record<string, string>,
  storage = {} as Record<string, string>,
  acceptsCookies = true,
}) {
  const jar = new Map(Object.entries(cookies));
  const stored = new Map(Object.entries(storage));
  const browser: ConsentBrowser = {
    document: {
      get cookie() {
        return [...jar].map((cookie) => cookie.join('=')).join('; ');
      },
      set cookie(text) {
        const [name = '', value = ''] = text.split(';')[0]!.split('=');
        if (/max-age=0/i.test(text)) jar.delete(name);
        else if (acceptsCookies) jar.set(name, value);
      },
    },
    removeStored: (key) => void stored.delete(key),
    location: { protocol: 'http:', hostname: '127.0.0.1' },
  };
  return { browser, jar, stored };
}

describe('a guest who has not decided', () => {
  it('has accepted nothing', () => {
    const store = createConsentStore(terms, browserWith({}).browser);
    expect(store.isDecided()).toBe(false);
    expect(store.isAccepted('stay')).toBe(false);
  });

  it('is asked again when the revision has changed, and until then nothing is accepted', () => {
    const { browser } = browserWith({});
    createConsentStore(terms, browser).decide(['stay']);
    const before = readConsentCookie(browser.document.cookie);
    const store = createConsentStore({ ...terms, revision: 2 }, browser);
    expect(store.isDecided()).toBe(false);
    expect(store.isAccepted('stay')).toBe(false);
    store.decide(['stay']);
    expect(readConsentCookie(browser.document.cookie)).toMatchObject({
      revision: 2,
      consent_uuid: before?.consent_uuid,
      consent_date: before?.consent_date,
    });
  });

  it('has the data of an expired decision erased', () => {
    const { browser, stored } = browserWith({ storage: { 'last-stay': 'x', 'request-draft': 'y' } });
    createConsentStore(terms, browser);
    expect([...stored.keys()]).toEqual(['request-draft']);
  });
});

describe('a decision', () => {
  it('accepts what was chosen and nothing else', () => {
    const store = createConsentStore(terms, browserWith({}).browser);
    store.decide(['details']);
    expect(store.isAccepted('details')).toBe(true);
    expect(store.isAccepted('stay')).toBe(false);
  });

  it('tells the subscribers of a withdrawn purpose before it erases its data', () => {
    const { browser, jar, stored } = browserWith({});
    const store = createConsentStore(terms, browser);
    store.decide(['stay', 'details']);
    for (const name of ['counted', 'seen_1', 'seen_2', 'session']) jar.set(name, '1');
    stored.set('last-stay', 'x').set('guest-details', 'y');
    const left: string[][] = [];
    const end = store.subscribe(() => void left.push([...stored.keys()]));
    store.decide(['details']);
    expect([...jar.keys()].sort()).toEqual(['cc_cookie', 'session']);
    expect([...stored.keys()]).toEqual(['guest-details']);
    end();
    store.decide([]);
    expect(left).toEqual([['last-stay', 'guest-details']]);
    expect([...stored.keys()]).toEqual([]);
  });

  it('accepts no unknown purposes', () => {
    const { browser } = browserWith({});
    const store = createConsentStore(terms, browser);
    store.decide(['stay', 'everything']);
    expect(readConsentCookie(browser.document.cookie)?.categories).toEqual(['necessary', 'stay']);
    expect(store.isAccepted('necessary')).toBe(false);
  });

  it('made in another tab applies here once this tab reads the cookie again', () => {
    const { browser } = browserWith({});
    const here = createConsentStore(terms, browser);
    const there = createConsentStore(terms, browser);
    const heard: boolean[] = [];
    here.subscribe(() => void heard.push(here.isAccepted('stay')));
    there.decide(['stay']);
    here.refresh();
    there.decide([]);
    here.refresh();
    here.refresh();
    expect(heard).toEqual([true, false]);
  });

  it('lasts as long as the page if the browser accepts no cookies', () => {
    const store = createConsentStore(terms, browserWith({ acceptsCookies: false }).browser);
    store.decide(['stay']);
    expect(store.isDecided()).toBe(true);
    expect(store.isAccepted('stay')).toBe(true);
  });
});
