import { expect, it } from 'vitest';
import { whatToProve } from './whatToProve.ts';

const guest = (email: string | null, emailVerified: boolean) => ({ uid: 'one', name: null, email, emailVerified });

it('asks only those to prove an address whose address does not show all that is theirs', () => {
  expect(whatToProve(guest('guest@example.com', true))).toBeUndefined();
  expect(whatToProve(guest('guest@example.com', false))).toBe('unverified');
  expect(whatToProve(guest(null, false))).toBe('none');
  expect(whatToProve(guest('x7@PrivateRelay.appleid.com', true))).toBe('hidden');
  expect(whatToProve(guest('x7@privaterelay.appleid.com.example', true))).toBeUndefined();
});
