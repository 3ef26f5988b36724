import { beforeEach, expect, it, vi } from 'vitest';
import { languages } from '../domain/language.ts';
import { isSignedCode, writeSignInLink } from './sendSignInLink.ts';

beforeEach(() => void vi.stubEnv('LINK_KEY', 'secret'));

const email = 'ada@example.net';
const until = 1_795_694_400_000;
const firebaseLink =
  'https://villa.example/__/auth/action?apiKey=public&mode=signIn&oobCode=C0de&continueUrl=https%3A%2F%2Fvilla.example%2F&lang=en';
const language = languages[0];
const link = (toDesk = false) =>
  new URL(writeSignInLink(firebaseLink, { email, until }, { language, toDesk })).searchParams;

it('leads to the sign-in page with the SDK’s parameters, and does not contain the email', () => {
  const { key, ...params } = Object.fromEntries(link());
  expect(params).toEqual({ mode: 'signIn', oobCode: 'C0de', apiKey: 'public', until: String(until) });
  expect(key).toMatch(/^[\w-]{22}$/);
  expect(link(true).get('back')).toMatch(/host$/);
});

it('is valid only for the email, code and time with which it was mailed', () => {
  const signed = { email, oobCode: 'C0de', until, key: link().get('key')! };
  expect(isSignedCode(signed)).toBe(true);
  for (const other of [{ email: 'eve@example.net' }, { oobCode: 'Other' }, { until: until + 1 }, { key: '' }]) {
    expect(isSignedCode({ ...signed, ...other })).toBe(false);
  }
  vi.stubEnv('LINK_KEY', 'other secret');
  expect(isSignedCode(signed)).toBe(false);
});
