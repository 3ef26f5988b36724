import type { Language } from './language.ts';
import { hostPath } from './sitePaths.ts';

/** The web app manifest of the owner's desk. Apart from the other paths, so that no guest's page loads it. */
export function hostManifestPath(language: Language): string {
  return `${hostPath(language)}.webmanifest`;
}
