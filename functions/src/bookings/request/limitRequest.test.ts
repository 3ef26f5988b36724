import fc from 'fast-check';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { addDays, firstDayOf, isoDate, monthOf, type IsoMonth } from '../../domain/isoDate.ts';
import { nightsOf, type Stay } from '../../domain/stay.ts';
import { boundReached, type Bound } from '../../limits/holders.ts';
import { limits as allLimits } from '../../limits/limits.ts';
import { allowancesOf, boundsOfProven, boundsOfUnproven } from './limitRequest.ts';

const { requestBooking: limits, nights: nightLimits } = allLimits;
beforeAll(() => void vi.stubEnv('BOOKING_NUMBER_KEY', 'key'));

const network = '203.0.113.0/24';
const email = 'ada@example.net';

describe('the limits that a request counts against', () => {
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

it('the circuit breaker stays closed while fifty networks send as much as they may', () => {
  expect(limits.overall).toBeGreaterThan(50 * limits.perNetwork);
});

const today = isoDate('2027-03-10');
const rules = { minNights: 1, maxNights: 60, arrivalDays: [], minNoticeDays: 0, bookingWindowDays: 540 };
const apartmentAt = (slug: string) => ({ slug, rules, seasons: [] });
const stayFrom = (checkIn: string, nights: number): Stay => {
  return { checkIn: isoDate(checkIn), checkOut: addDays(isoDate(checkIn), nights) };
};
const ofUnproven = (typed: string, stay: Stay, ...slugs: string[]) =>
  boundsOfUnproven(typed, { stay, apartments: slugs.map(apartmentAt) }, nightLimits, today);

describe('nights held by unproven emails', () => {
  it('are limited to 14 per email, and together to 20 % of the nights that an apartment offers in a month', () => {
    const bounds = ofUnproven(email, stayFrom('2027-07-28', 7), 'olive', 'lavender');
    expect(bounds.map(({ nights, most }) => [nights, most])).toEqual([
      [14, 14],
      ...[1, 2].flatMap(() => [
        [4, 6],
        [3, 6],
      ]),
    ]);
    const months = ['unproven-olive-2027-07', 'unproven-olive-2027-08'];
    expect(bounds.map(({ holder }) => holder)).toEqual(expect.arrayContaining(months));
  });

  it.each([
    ['of a month that has begun, what is left of it', '2027-03-30', Math.floor(0.2 * 22)],
    ['of a month in which the last stay ends, what comes before', '2028-10-27', Math.floor(0.2 * 29)],
    ['of a month after it, nothing', '2028-12-01', 0],
  ])('counts %s', (_, checkIn, most) => {
    expect(ofUnproven(email, stayFrom(checkIn, 1), 'olive').at(1)?.most).toBe(most);
  });

  it('are counted by email, apartment and month, without storing the email', () => {
    const stay = stayFrom('2027-07-05', 3);
    const [ofEmail, ofMonth] = ofUnproven(email, stay, 'olive');
    expect(ofUnproven('sam@example.net', stay, 'olive').map(({ holder }) => holder)).toEqual([
      expect.not.stringMatching(ofEmail!.holder),
      ofMonth!.holder,
    ]);
    const [ofProven] = boundsOfProven(email, 3, nightLimits);
    expect(ofProven).toMatchObject({ nights: 3, most: 45 });
    expect(ofProven!.holder).not.toBe(ofEmail!.holder);
    for (const { holder } of [ofEmail!, ofProven!]) expect(holder).toMatch(/^[a-z]+-[0-9a-f]{40}$/);
  });
});

const slugs = ['olive', 'lavender', 'rosemary'];
const anyRequest = fc.record({
  email: fc.constantFrom('a@example.net', 'b@example.net', 'c@example.net', 'd@example.net', 'e@example.net'),
  stay: fc
    .record({ ahead: fc.integer({ min: 0, max: 620 }), nights: fc.integer({ min: 1, max: 20 }) })
    .map(({ ahead, nights }) => stayFrom(addDays(today, ahead), nights)),
  slugs: fc.subarray(slugs, { minLength: 1 }),
});

it('never exceed the limit of an email or a month, whatever is requested', () => {
  fc.assert(
    fc.property(fc.array(anyRequest, { maxLength: 60 }), (requests) => {
      const holders = new Map<string, Record<string, { nights: number }>>();
      const held: typeof requests = [];
      for (const [number, request] of requests.entries()) {
        const bounds = ofUnproven(request.email, request.stay, ...request.slugs);
        if (bounds.some((bound) => boundReached(bound, holders.get(bound.holder) ?? {}, String(number)))) continue;
        held.push(request);
        for (const bound of bounds) holders.set(bound.holder, withBound(holders.get(bound.holder), bound, number));
      }
      // Counted anew, night by night.
      const nights = held.flatMap((request) =>
        request.slugs.flatMap((slug) => nightsOf(request.stay).map((night) => ({ ...request, slug, night }))),
      );
      const tally = (keyOf: (one: (typeof nights)[number]) => string) => {
        const counts = new Map<string, number>();
        for (const one of nights) counts.set(keyOf(one), (counts.get(keyOf(one)) ?? 0) + 1);
        return counts;
      };
      for (const [, count] of tally((one) => one.email)) expect(count).toBeLessThanOrEqual(14);
      for (const [key, count] of tally((one) => `${one.slug} ${monthOf(one.night)}`)) {
        expect(count).toBeLessThanOrEqual(0.2 * daysOf(key.split(' ')[1] as IsoMonth));
      }
    }),
  );
});

function withBound(holdings: Record<string, { nights: number }> | undefined, { nights }: Bound, number: number) {
  return { ...holdings, [number]: { nights } };
}

function daysOf(month: IsoMonth): number {
  const first = firstDayOf(month);
  return nightsOf({ checkIn: first, checkOut: addDays(first, 31) }).filter((night) => monthOf(night) === month).length;
}
