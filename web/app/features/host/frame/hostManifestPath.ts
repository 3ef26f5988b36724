import type { Language } from 'functions/domain/language';
import { hostPath } from 'functions/domain/sitePaths';

/** Path of the web app manifest of the owner's desk. In its own module, so that no guest's page loads it. */
export function hostManifestPath(language: Language): string {
  return `${hostPath(language)}.webmanifest`;
}
