import { resolve } from 'node:path';

/** The absolute path of the repository. */
export const projectRoot = resolve(import.meta.dirname, '..', '..');

/** An absolute path inside the repository. */
export function inProject(...parts: string[]): string {
  return resolve(projectRoot, ...parts);
}
