import { randomUUID } from 'node:crypto';
import { guestWith, type BookingRequest } from './bookingRequest.ts';
import { signIn } from './signIn.ts';

/** A guest who is signed in with the email of the request, so that the email is proven. */
export async function provenGuest(): Promise<{ idToken: string; guest: BookingRequest['guest'] }> {
  const email = `guest-${randomUUID()}@example.net`;
  const { idToken } = await signIn({ email, emailVerified: true });
  return { idToken, guest: guestWith(email) };
}
