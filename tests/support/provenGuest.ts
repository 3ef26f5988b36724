import { randomUUID } from 'node:crypto';
import type { BookingRequest } from './bookingRequest.ts';
import { signIn } from './signIn.ts';

/** A guest who is signed in with the email that they request with, which is then proven. */
export async function provenGuest(): Promise<{ idToken: string; guest: BookingRequest['guest'] }> {
  const email = `guest-${randomUUID()}@example.net`;
  const { idToken } = await signIn({ email, emailVerified: true });
  return { idToken, guest: { firstName: 'Ada', lastName: 'Test', email, phone: '+44 20 7946 0000' } };
}
