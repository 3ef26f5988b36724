import type { Language } from 'functions/domain/language';
import { hostPath } from 'functions/domain/sitePaths';

/** Path of the web app manifest of the owner's desk. A module of its own, so that no page for guests loads it. */
export function hostManifestPath(language: Language): string {
  return `${hostPath(language)}.webmanifest`;
}
