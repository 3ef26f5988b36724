import { createHmac, timingSafeEqual } from 'node:crypto';

/** 128 bits. */
const length = 22;

/**
 * The kinds of signed links, each with the version of its keys. A raised version ends all links of that kind that were
 * mailed before, and no others (docs/data.md says when that is wanted).
 */
export const linkVersions = { booking: 1, decision: 1, signIn: 1 };
export type LinkKind = keyof typeof linkVersions;

/**
 * Key of a signed link in a mail: an HMAC, so that nothing is stored.
 * @param signed what the link is for: another kind, version or content makes another key
 * @param secret `LINK_KEY`
 */
export function linkKey(kind: LinkKind, signed: readonly unknown[], secret: string): string {
  return createHmac('sha256', secret)
    .update(JSON.stringify([kind, linkVersions[kind], ...signed]))
    .digest('base64url')
    .slice(0, length);
}

/** Compares in constant time. */
export function isSameKey(given: string, right: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(right)];
  return one.length === other.length && timingSafeEqual(one, other);
}
