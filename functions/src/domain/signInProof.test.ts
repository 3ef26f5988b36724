import { expect, test } from 'vitest';
import { proofOf } from './signInProof.ts';

const nothing = { account: false, email: false };
const account = { account: true, email: false };
const both = { account: true, email: true };
const email = 'Kate@example.com';
const signInProves = 'kate@example.com';

test.each([
  ['google.com', { email, email_verified: true }, both],
  ['custom', { email, email_verified: true }, both],
  ['google.com', { email, email_verified: false }, account],
  ['password', { email, email_verified: true }, nothing],
  ['password', { email, email_verified: false }, nothing],
  ['password', { email, email_verified: true, signInProves }, both],
  ['password', { email, email_verified: false, signInProves }, account],
  ['password', { email, email_verified: true, signInProves: 'eve@example.com' }, nothing],
  ['password', { email_verified: true, signInProves }, nothing],
  ['facebook.com', { email, email_verified: false }, account],
  ['facebook.com', { email, email_verified: true }, nothing],
  ['facebook.com', { email, email_verified: true, signInProves }, both],
  ['facebook.com', { email, email_verified: true, signInProves: 'eve@example.com' }, nothing],
])('a sign-in by %s with the claims %j', (sign_in_provider, claims, proof) => {
  expect(proofOf({ ...claims, firebase: { sign_in_provider } })).toEqual(proof);
});
