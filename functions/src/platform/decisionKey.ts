import { createHash } from 'node:crypto';
import { isSameKey, linkKey } from './linkKey.ts';

/** What a link with which the owner answers a request is signed for. */
export interface SignedDecision {
  /** ID of the booking. */
  number: string;
  /** {@link versionOf} the request that the mail showed. */
  version: string;
}

const versionLength = 12;

/**
 * Key of a link with which the owner answers a request.
 * @param ownerEmail to which the link is mailed: links end when the owner's email changes
 * @param secret `LINK_KEY`
 */
export function decisionKey({ number, version }: SignedDecision, ownerEmail: string, secret: string): string {
  return linkKey('decision', [number, version, ownerEmail], secret);
}

export function isDecisionKey(key: string, signed: SignedDecision, ownerEmail: string, secret: string): boolean {
  return isSameKey(key, decisionKey(signed, ownerEmail, secret));
}

/** A short hash: the same for the same content. */
export function versionOf(content: unknown): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('base64url').slice(0, versionLength);
}
