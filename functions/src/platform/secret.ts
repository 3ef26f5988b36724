import { createHash, randomBytes } from 'node:crypto';

/** A random secret, for example for a link in a mail. */
export function newSecret(): string {
  return randomBytes(24).toString('base64url');
}

export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}
