import { describe, expect, it } from 'vitest';
import { acceptTypeOf, readConsentCookie, recordDecision, writeConsentCookie } from './ConsentRecord.ts';

const first = recordDecision(['stay'], {
  revision: 1,
  now: new Date('2026-11-21T10:00:00Z'),
  newUuid: () => '3f6c2b9e-0000-4000-8000-000000000000',
});

function cookieWith(value: unknown): string {
  return `set-locale=de; cc_cookie=${encodeURIComponent(JSON.stringify(value))}; other=1`;
}

describe('the record of a consent decision', () => {
  it('has exactly the fields of the contract', () => {
    expect(first).toEqual({
      categories: ['necessary', 'stay'],
      level: ['necessary', 'stay'],
      revision: 1,
      data: null,
      consent_date: '2026-11-21T10:00:00.000Z',
      last_consent_update: '2026-11-21T10:00:00.000Z',
      consent_uuid: '3f6c2b9e-0000-4000-8000-000000000000',
      rfc_cookie: true,
    });
  });

  it('keeps the date and the id of the first decision when it changes', () => {
    const now = new Date('2027-01-02T03:04:05Z');
    const second = recordDecision([], { last: first, revision: 2, now, newUuid: () => 'another' });
    expect(second).toEqual({
      ...first,
      categories: ['necessary'],
      level: ['necessary'],
      revision: 2,
      last_consent_update: '2027-01-02T03:04:05.000Z',
    });
  });
});

describe('the consent cookie', () => {
  it('is JSON, percent-encoded, for 182 days and the whole site', () => {
    const [value, ...attributes] = writeConsentCookie(first, false).split('; ');
    expect(value).toMatch(/^cc_cookie=[\w%.~*'()!-]+$/);
    expect(attributes).toEqual(['Max-Age=15724800', 'Path=/', 'SameSite=Lax']);
    expect(writeConsentCookie(first, true)).toMatch(/; Secure$/);
  });

  it('is read back as it was written', () => {
    const written = writeConsentCookie(first, true).split('; ')[0]!;
    expect(readConsentCookie(`set-locale=de; ${written}; other=1`)).toEqual(first);
  });

  it.each([
    ['another cookie', 'set-locale=de'],
    ['a cookie whose name ends in the same way', `my_cc_cookie=${encodeURIComponent(JSON.stringify(first))}`],
    ['no JSON', 'cc_cookie=yes'],
    ['a broken encoding', 'cc_cookie=%E0%A4%A'],
    ['null as its value', cookieWith(null)],
    ['no list', cookieWith({ ...first, categories: 'necessary' })],
    ['a list without the necessary category', cookieWith({ ...first, categories: ['stay'], level: ['stay'] })],
    ['two lists that differ', cookieWith({ ...first, level: ['necessary'] })],
    ['no date', cookieWith({ ...first, consent_date: 'yesterday' })],
    ['no id', cookieWith({ ...first, consent_uuid: '' })],
  ])('counts as no decision: %s', (_, cookies) => {
    expect(readConsentCookie(cookies)).toBeUndefined();
  });
});

it('derives the type of a decision from its categories', () => {
  const optional = ['stay', 'details'];
  expect(acceptTypeOf(['necessary'], optional)).toBe('necessary');
  expect(acceptTypeOf(['necessary', 'stay'], optional)).toBe('custom');
  expect(acceptTypeOf(['necessary', 'stay', 'details'], optional)).toBe('all');
  // A purpose that no longer exists does not count.
  expect(acceptTypeOf(['necessary', 'gone'], optional)).toBe('necessary');
});
