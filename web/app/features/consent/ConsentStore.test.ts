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
  it('has accepted nothing, so nothing is started', () => {
    const store = createConsentStore(terms, browserWith({}).browser);
    let started = 0;
    store.whenConsented('stay', () => void (started += 1));
    expect(store.isDecided()).toBe(false);
    expect(store.isAccepted('stay')).toBe(false);
    expect(started).toBe(0);
  });

  it('is asked again when the revision has changed, and until then nothing is started', () => {
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
  it('starts what was accepted and nothing else', () => {
    const store = createConsentStore(terms, browserWith({}).browser);
    const started: string[] = [];
    for (const name of ['stay', 'details']) store.whenConsented(name, () => void started.push(name));
    store.decide(['details']);
    expect(started).toEqual(['details']);
    expect(store.isAccepted('details')).toBe(true);
    expect(store.isAccepted('stay')).toBe(false);
  });

  it('starts each feature once, and a feature that asks later at once', () => {
    const store = createConsentStore(terms, browserWith({}).browser);
    let started = 0;
    store.whenConsented('stay', () => void (started += 1));
    store.decide(['stay']);
    store.decide(['stay', 'details']);
    expect(started).toBe(1);
    store.whenConsented('stay', () => void (started += 1));
    expect(started).toBe(2);
  });

  it('stops a withdrawn purpose before it erases its data', () => {
    const { browser, jar, stored } = browserWith({});
    const store = createConsentStore(terms, browser);
    const leftAtStop: string[][] = [];
    store.whenConsented('stay', () => {
      for (const name of ['counted', 'seen_1', 'seen_2', 'session']) jar.set(name, '1');
      stored.set('last-stay', 'x').set('guest-details', 'y');
      return () => void leftAtStop.push([...stored.keys()]);
    });
    store.decide(['stay', 'details']);
    store.decide(['details']);
    expect(leftAtStop).toEqual([['last-stay', 'guest-details']]);
    expect([...jar.keys()].sort()).toEqual(['cc_cookie', 'session']);
    expect([...stored.keys()]).toEqual(['guest-details']);
    store.decide([]);
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
    let running = false;
    here.whenConsented('stay', () => {
      running = true;
      return () => void (running = false);
    });
    const there = createConsentStore(terms, browser);
    there.decide(['stay']);
    here.refresh();
    expect(running).toBe(true);
    there.decide([]);
    here.refresh();
    expect(running).toBe(false);
  });

  it('lasts as long as the page if the browser accepts no cookies', () => {
    const store = createConsentStore(terms, browserWith({ acceptsCookies: false }).browser);
    store.decide(['stay']);
    expect(store.isDecided()).toBe(true);
    expect(store.isAccepted('stay')).toBe(true);
  });
});

it('stops what was started when asked to', () => {
  const store = createConsentStore(terms, browserWith({}).browser);
  const calls: string[] = [];
  const end = store.whenConsented('stay', () => {
    calls.push('start');
    return () => void calls.push('stop');
  });
  store.decide(['stay']);
  end();
  store.decide([]);
  store.decide(['stay']);
  expect(calls).toEqual(['start', 'stop']);
});
