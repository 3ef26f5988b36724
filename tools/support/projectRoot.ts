import { resolve } from 'node:path';

export const projectRoot = resolve(import.meta.dirname, '..', '..');

export function inProject(...parts: string[]): string {
  return resolve(projectRoot, ...parts);
}
