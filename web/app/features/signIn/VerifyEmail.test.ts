import { expect, it } from 'vitest';
import { emailProblem } from './VerifyEmail.tsx';

const guest = (email: string | null, emailVerified: boolean) => ({ uid: 'one', name: null, email, emailVerified });

it('reports a missing, unverified or relayed email', () => {
  expect(emailProblem(guest('guest@example.com', true))).toBeUndefined();
  expect(emailProblem(guest('guest@example.com', false))).toBe('unverified');
  expect(emailProblem(guest(null, false))).toBe('none');
  expect(emailProblem(guest('x7@PrivateRelay.appleid.com', true))).toBe('hidden');
  expect(emailProblem(guest('x7@privaterelay.appleid.com.example', true))).toBeUndefined();
});
