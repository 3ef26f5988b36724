import { createHmac, timingSafeEqual } from 'node:crypto';

/** 128 bits. */
const length = 22;

/**
 * Key of a signed link in a mail: an HMAC, so that nothing is stored.
 * @param signed what the link is for, its purpose first: another purpose or content makes another key
 * @param numberKey key of the booking numbers
 */
export function linkKey(signed: readonly [purpose: string, ...content: unknown[]], numberKey: string): string {
  return createHmac('sha256', numberKey).update(JSON.stringify(signed)).digest('base64url').slice(0, length);
}

/** Compares in constant time. */
export function isSameKey(given: string, right: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(right)];
  return one.length === other.length && timingSafeEqual(one, other);
}
