import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { defineSecret } from 'firebase-functions/params';
import type { Booking } from '../contract/booking.ts';

/** In base64url characters: 128 bits. */
const keyLength = 22;

/**
 * The kinds of signed links, each with the version of its keys. Incrementing a version revokes all earlier links of that kind
 * and no others (docs/data.md says when to do this).
 */
export const linkVersions = { booking: 1, decision: 1, signIn: 1 };
export type LinkKind = keyof typeof linkVersions;

/** Secret of the signed links in mails. Functions that mail or open them must list it in `secrets`. */
export const linkSecret = defineSecret('LINK_KEY');

/**
 * Key of a signed link in a mail. An HMAC, so that nothing has to be stored.
 * @param signed the values that the link is for; another kind, version or value gives another key
 */
export function linkKey(kind: LinkKind, signed: readonly unknown[]): string {
  return createHmac('sha256', linkSecret.value())
    .update(JSON.stringify([kind, linkVersions[kind], ...signed]))
    .digest('base64url')
    .slice(0, keyLength);
}

/** Compares in constant time. */
export function isSameKey(given: string, right: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(right)];
  return one.length === other.length && timingSafeEqual(one, other);
}

/** The signed values of a link with which the owner answers a request. */
export interface SignedDecision {
  /** ID of the booking. */
  number: string;
  /** {@link versionOf} the request that the mail showed. */
  version: string;
}

const versionLength = 12;

/**
 * Key of a link with which the owner answers a request.
 * @param ownerEmail recipient of the link; changing the owner's email revokes earlier links
 */
export function decisionKey({ number, version }: SignedDecision, ownerEmail: string): string {
  return linkKey('decision', [number, version, ownerEmail]);
}

/** A short hash of the content. */
export function versionOf(content: unknown): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('base64url').slice(0, versionLength);
}

type Linked = Pick<Booking, 'id' | 'email' | 'linkVersion'>;

/**
 * Key of the read-only link to a booking, the same in every mail. Another email or `linkVersion` gives another key and so
 * revokes earlier links.
 */
export function bookingLinkKey({ id, email, linkVersion }: Linked): string {
  return linkKey('booking', [id, email, linkVersion]);
}

/** The key to hand out with a booking; none without the secret, in tests and tools, or once the guest's data were removed. */
export function givenLinkKey(booking: Linked): { key?: string } {
  return process.env[linkSecret.name] && booking.email ? { key: bookingLinkKey(booking) } : {};
}
