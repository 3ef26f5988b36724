import { existsSync, readFileSync } from 'node:fs';
import { inProject } from './projectRoot.ts';

/** Project of the emulators: with the prefix `demo-` Firebase never uses the network. */
export const localProject = 'demo-villa';

/** The project to deploy to: the default of `.firebaserc`. */
export function deployedProject(): string {
  const file = inProject('.firebaserc');
  if (!existsSync(file)) return localProject;
  const { projects } = JSON.parse(readFileSync(file, 'utf8')) as { projects?: { default?: string } };
  return projects?.default ?? localProject;
}
