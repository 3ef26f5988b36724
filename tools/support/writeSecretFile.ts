import { randomBytes } from 'node:crypto';
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { inProject } from './projectRoot.ts';

/** Writes random secrets for the emulated functions, not in git. */
export function writeSecretFile(): void {
  const file = inProject('functions', '.secret.local');
  const present = existsSync(file) ? readFileSync(file, 'utf8') : '';
  if (/^BOOKING_NUMBER_KEY=./m.test(present)) return;
  const gap = present === '' || present.endsWith('\n') ? '' : '\n';
  appendFileSync(file, `${gap}BOOKING_NUMBER_KEY=${randomBytes(32).toString('hex')}\n`, { mode: 0o600 });
}
