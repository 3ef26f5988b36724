import { describe, expect, it } from 'vitest';
import { limitsSchema } from '../../contract/limits.ts';
import { allowancesOf, boundsOfGuest, boundsOfUnproven, nightsOffered } from './requestLimits.ts';

const limits = limitsSchema.parse({}).requestBooking!;
const network = '203.0.113.0/24';
const email = 'ada@example.net';
const keys = { salt: 'salt', key: 'key' };

describe('what a request counts against', () => {
  const who = (uid: string | null, verifiedEmail: string | null) => {
    const { allowances, breaker } = allowancesOf({ uid, verifiedEmail, network }, email, limits);
    return { counted: allowances.map((allowance) => allowance.who), breaker: breaker?.most };
  };

  it.each([
    ['who is not signed in', null, null, [`network ${network}`, `email ${email}`], true],
    ['an account with the booking’s email', 'u1', email, ['account u1'], false],
    ['an account that asks for somebody else', 'u1', 'sam@example.net', ['account u1', `email ${email}`], false],
    ['an account without a verified email', 'u1', null, ['account u1', `network ${network}`, `email ${email}`], true],
  ] as const)('%s', (_, uid, verifiedEmail, counted, breaker) => {
    expect(who(uid, verifiedEmail)).toEqual({ counted, breaker: breaker ? limits.overall : undefined });
  });
});

it('the breaker stays closed while fifty networks send all they may', () => {
  expect(limits.overall).toBeGreaterThan(50 * limits.perNetwork);
});

describe('what may be held', () => {
  it('by requests with unverified emails is a share of what is offered', () => {
    const offered = nightsOffered([{ rules: { bookingWindowDays: 550 } }, { rules: { bookingWindowDays: 100 } }]);
    const bounds = boundsOfUnproven(email, { network }, { ...limits, unprovenShare: 0.1 }, offered, keys);
    expect(bounds.find(({ holder }) => holder === 'unproven')).toMatchObject({ counts: 'nights', most: 65 });
  });

  it('differs by guest, email and network, and reveals none of them', () => {
    const holdersOf = (typed: string, from: string) =>
      boundsOfUnproven(typed, { network: from }, limits, 100, keys).map(({ holder }) => holder);
    const [ofEmail, ofNetwork] = holdersOf(email, network);
    expect(holdersOf('sam@example.net', network)).toEqual([expect.not.stringMatching(ofEmail!), ofNetwork, 'unproven']);
    expect(holdersOf(email, '198.51.100.0/24')).toEqual([ofEmail, expect.not.stringMatching(ofNetwork!), 'unproven']);
    const guests = [{ provenEmail: email }, { uid: email }].flatMap((guest) => boundsOfGuest(guest, limits, keys));
    expect(new Set(guests.map(({ holder }) => holder)).size).toBe(2);
    for (const holder of [ofEmail, ofNetwork, ...guests.map((guest) => guest.holder)]) {
      expect(holder).toMatch(/^[a-z]+-[0-9a-f]{40}$/);
    }
  });
});
