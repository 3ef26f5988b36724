import { createHash, randomBytes } from 'node:crypto';

/** Secret for a mail's link; only its hash is stored. */
export function newSecret(): string {
  return randomBytes(24).toString('base64url');
}

export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}
