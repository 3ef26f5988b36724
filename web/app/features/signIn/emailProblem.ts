import type { Guest } from '../../firebase/session/useGuest.ts';

/** Apple's relay for guests who hide their email. No guest types such an email into a form. */
const hidden = /@privaterelay\.appleid\.com$/i;

/** Why a guest may not see all their bookings; `undefined` when their email is verified and not a relay. */
export function emailProblem({ email, emailVerified }: Guest): 'none' | 'unverified' | 'hidden' | undefined {
  if (!email) return 'none';
  if (!emailVerified) return 'unverified';
  return hidden.test(email) ? 'hidden' : undefined;
}
