import type { Guest } from '../../firebase/guestStore.ts';

/** Where Apple forwards mail from for guests who hide their address; no booking was ever made with such a one by hand. */
const hidden = /@privaterelay\.appleid\.com$/i;

/** Why a guest may not see all their bookings; `undefined` when their address is proven and their own. */
export function whatToProve({ email, emailVerified }: Guest): 'none' | 'unverified' | 'hidden' | undefined {
  if (!email) return 'none';
  if (!emailVerified) return 'unverified';
  return hidden.test(email) ? 'hidden' : undefined;
}
