import type { Breaker, Allowance } from '../../limits/count.ts';
import type { Bound } from '../../limits/holdings.ts';
import { keyedHash } from '../../limits/saltOf.ts';
import { mailWindow, requestWindow, type RequestLimits } from '../../contract/limits.ts';

/** Who requests a stay, as far as the sign-in proves it, and from which network. */
export interface Requester {
  uid: string | null;
  /** In lower case; `null` if there is none or it is not verified. */
  verifiedEmail: string | null;
  network: string;
}

const what = 'requestBooking';

/** The limits that a request counts against. A guest with a verified email is counted by account only. */
export function allowancesOf(
  { uid, verifiedEmail, network }: Requester,
  guestEmail: string,
  limits: RequestLimits,
): { allowances: Allowance[]; breaker: Breaker | undefined } {
  const allowances: Allowance[] = [];
  if (uid !== null) allowances.push({ what, who: `account ${uid}`, most: limits.perAccount, window: requestWindow });
  const stranger = verifiedEmail === null;
  if (stranger) {
    allowances.push({ what, who: `network ${network}`, most: limits.perNetwork, window: requestWindow });
  }
  if (verifiedEmail !== guestEmail) {
    const most = limits.mailsPerUnprovenEmail;
    allowances.push({ what: 'mail', who: `email ${guestEmail}`, most, window: mailWindow });
  }
  return { allowances, breaker: stranger ? { what, most: limits.overall } : undefined };
}

/** Keys for the hashes in document IDs: a daily salt for networks, the booking number key for the rest. */
export interface HolderKeys {
  salt: string;
  key: string;
}

/** Waiting requests of one guest, by proven email or else by account. Such guests never need to confirm by link. */
export function boundsOfGuest(
  guest: { provenEmail: string } | { uid: string },
  limits: RequestLimits,
  { key }: Pick<HolderKeys, 'key'>,
): Bound[] {
  const who = 'uid' in guest ? `account ${guest.uid}` : `email ${guest.provenEmail}`;
  return [{ holder: `guest-${keyedHash(key, who)}`, counts: 'requests', most: limits.pendingPerGuest }];
}

/** How much requests with unproven emails may hold. Anything above needs a confirmation by link. */
export function boundsOfUnproven(
  guestEmail: string,
  { network }: Pick<Requester, 'network'>,
  limits: RequestLimits,
  offeredNights: number,
  { salt, key }: HolderKeys,
): Bound[] {
  const email = keyedHash(key, `unproven email ${guestEmail}`);
  return [
    { holder: `email-${email}`, counts: 'requests', most: limits.pendingPerUnprovenEmail },
    { holder: `network-${keyedHash(salt, `network ${network}`)}`, counts: 'requests', most: limits.unprovenPerNetwork },
    { holder: 'unproven', counts: 'nights', most: Math.floor(limits.unprovenShare * offeredNights) },
  ];
}

/** Nights in the booking window of all apartments. */
export function nightsOffered(apartments: readonly { rules: { bookingWindowDays: number } }[]): number {
  return apartments.reduce((sum, { rules }) => sum + rules.bookingWindowDays, 0);
}
