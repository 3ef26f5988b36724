import { describe, expect, it } from 'vitest';
import { createConsentKeeper, type ConsentBrowser } from './ConsentKeeper.ts';
import { readConsentCookie } from './ConsentRecord.ts';

const terms = {
  revision: 1,
  optional: {
    stay: { cookies: ['counted', 'seen_*'], storage: ['last-stay'] },
    details: { cookies: [], storage: ['guest-details'] },
  },
};

/** Keeps cookies as a browser does, or none at all. */
function browserWith({ cookies = {} as Record<string, string>, storage = {} as Record<string, string>, keeps = true }) {
  const jar = new Map(Object.entries(cookies));
  const kept = new Map(Object.entries(storage));
  const browser: ConsentBrowser = {
    document: {
      get cookie() {
        return [...jar].map((cookie) => cookie.join('=')).join('; ');
      },
      set cookie(text) {
        const [name = '', value = ''] = text.split(';')[0]!.split('=');
        if (/max-age=0/i.test(text)) jar.delete(name);
        else if (keeps) jar.set(name, value);
      },
    },
    localStorage: () => ({ removeItem: (key) => void kept.delete(key) }),
    location: { protocol: 'http:', hostname: '127.0.0.1' },
  };
  return { browser, jar, kept };
}

describe('a guest who has not decided', () => {
  it('has accepted nothing, and nothing is started', () => {
    const keeper = createConsentKeeper(terms, browserWith({}).browser);
    let started = 0;
    keeper.whenConsented('stay', () => void (started += 1));
    expect(keeper.isDecided()).toBe(false);
    expect(keeper.isAccepted('stay')).toBe(false);
    expect(started).toBe(0);
  });

  it('is asked again when the terms have changed, and until then nothing is started', () => {
    const { browser } = browserWith({});
    createConsentKeeper(terms, browser).decide(['stay']);
    const before = readConsentCookie(browser.document.cookie);
    const keeper = createConsentKeeper({ ...terms, revision: 2 }, browser);
    expect(keeper.isDecided()).toBe(false);
    expect(keeper.isAccepted('stay')).toBe(false);
    keeper.decide(['stay']);
    expect(readConsentCookie(browser.document.cookie)).toMatchObject({
      revision: 2,
      consent_uuid: before?.consent_uuid,
      consent_date: before?.consent_date,
    });
  });

  it('has nothing left of what an expired decision allowed', () => {
    const { browser, kept } = browserWith({ storage: { 'last-stay': 'x', 'request-draft': 'y' } });
    createConsentKeeper(terms, browser);
    expect([...kept.keys()]).toEqual(['request-draft']);
  });
});

describe('a decision', () => {
  it('starts what was accepted and nothing else', () => {
    const keeper = createConsentKeeper(terms, browserWith({}).browser);
    const started: string[] = [];
    for (const name of ['stay', 'details']) keeper.whenConsented(name, () => void started.push(name));
    keeper.decide(['details']);
    expect(started).toEqual(['details']);
    expect(keeper.isAccepted('details')).toBe(true);
    expect(keeper.isAccepted('stay')).toBe(false);
  });

  it('starts nothing twice, and at once what is asked for later', () => {
    const keeper = createConsentKeeper(terms, browserWith({}).browser);
    let started = 0;
    keeper.whenConsented('stay', () => void (started += 1));
    keeper.decide(['stay']);
    keeper.decide(['stay', 'details']);
    expect(started).toBe(1);
    keeper.whenConsented('stay', () => void (started += 1));
    expect(started).toBe(2);
  });

  it('stops what is withdrawn before it erases what that left', () => {
    const { browser, jar, kept } = browserWith({});
    const keeper = createConsentKeeper(terms, browser);
    const leftAtStop: string[][] = [];
    keeper.whenConsented('stay', () => {
      for (const name of ['counted', 'seen_1', 'seen_2', 'session']) jar.set(name, '1');
      kept.set('last-stay', 'x').set('guest-details', 'y');
      return () => void leftAtStop.push([...kept.keys()]);
    });
    keeper.decide(['stay', 'details']);
    keeper.decide(['details']);
    expect(leftAtStop).toEqual([['last-stay', 'guest-details']]);
    expect([...jar.keys()].sort()).toEqual(['cc_cookie', 'session']);
    expect([...kept.keys()]).toEqual(['guest-details']);
    keeper.decide([]);
    expect([...kept.keys()]).toEqual([]);
  });

  it('accepts nothing that is not asked for', () => {
    const { browser } = browserWith({});
    const keeper = createConsentKeeper(terms, browser);
    keeper.decide(['stay', 'everything']);
    expect(readConsentCookie(browser.document.cookie)?.categories).toEqual(['necessary', 'stay']);
    expect(keeper.isAccepted('necessary')).toBe(false);
  });

  it('of another tab holds here too, once this one looks', () => {
    const { browser } = browserWith({});
    const here = createConsentKeeper(terms, browser);
    let running = false;
    here.whenConsented('stay', () => {
      running = true;
      return () => void (running = false);
    });
    const there = createConsentKeeper(terms, browser);
    there.decide(['stay']);
    here.lookAgain();
    expect(running).toBe(true);
    there.decide([]);
    here.lookAgain();
    expect(running).toBe(false);
  });

  it('holds as long as the page lives where a browser keeps no cookies', () => {
    const keeper = createConsentKeeper(terms, browserWith({ keeps: false }).browser);
    keeper.decide(['stay']);
    expect(keeper.isDecided()).toBe(true);
    expect(keeper.isAccepted('stay')).toBe(true);
  });
});

it('ends what was started when it is told to', () => {
  const keeper = createConsentKeeper(terms, browserWith({}).browser);
  const calls: string[] = [];
  const end = keeper.whenConsented('stay', () => {
    calls.push('start');
    return () => void calls.push('stop');
  });
  keeper.decide(['stay']);
  end();
  keeper.decide([]);
  keeper.decide(['stay']);
  expect(calls).toEqual(['start', 'stop']);
});
