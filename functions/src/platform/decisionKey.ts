import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/** What a link with which the owner answers a request is signed for. */
export interface SignedDecision {
  /** ID of the booking. */
  number: string;
  /** {@link versionOf} the request that the mail showed. */
  version: string;
}

/** 128 bits. */
const keyLength = 22;
const versionLength = 12;

/**
 * Key of a link with which the owner answers a request: an HMAC, so that nothing is stored.
 * @param ownerEmail to which the link is mailed: links end when the owner's email changes
 * @param numberKey key of the booking numbers
 */
export function decisionKey({ number, version }: SignedDecision, ownerEmail: string, numberKey: string): string {
  const signed = JSON.stringify(['decision', number, version, ownerEmail]);
  return createHmac('sha256', numberKey).update(signed).digest('base64url').slice(0, keyLength);
}

/** Compares in constant time. */
export function isDecisionKey(key: string, signed: SignedDecision, ownerEmail: string, numberKey: string): boolean {
  const [given, right] = [key, decisionKey(signed, ownerEmail, numberKey)].map((text) => Buffer.from(text));
  return given!.length === right!.length && timingSafeEqual(given!, right!);
}

/** A short hash: the same for the same content. */
export function versionOf(content: unknown): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('base64url').slice(0, versionLength);
}
