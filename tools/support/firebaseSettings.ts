import { readFileSync, writeFileSync } from 'node:fs';
import { hostingHeaders } from './hostingHeaders.ts';
import { hostingRewrites } from './hostingRewrites.ts';
import { inProject } from './projectRoot.ts';

type Rewrite = { source: string; destination?: string; function?: { functionId: string } };

/**
 * firebase.json with the parts that code generates: rewrites from the table of paths, and headers from `securityHeaders` and the settings
 * of this build (`VITE_...`).
 */
export async function firebaseSettings() {
  const settings = JSON.parse(readFileSync(inProject('firebase.json'), 'utf8'));
  const rewrites = hostingRewrites();
  // Rewrites to other places stay first, because the last generated one matches everything. Our own are regenerated, since the paths may
  // have changed.
  const placeOf = (rewrite: Partial<Rewrite>) => rewrite.destination ?? rewrite.function?.functionId;
  const own = new Set(rewrites.map(placeOf));
  const others = (settings.hosting.rewrites as Rewrite[]).filter((one) => !own.has(placeOf(one)));
  settings.hosting = { ...settings.hosting, headers: await hostingHeaders(), rewrites: [...others, ...rewrites] };
  return settings;
}

type Use = 'local' | 'auth.local' | 'live.local';

/** Path of settings for one purpose: beside firebase.json, because their paths are relative. Git ignores them. */
export const settingsFile = (use: Use): string => inProject(`firebase.${use}.json`);

/** @returns the path, for `--config` */
export function writeSettingsFile(use: Use, settings: object): string {
  writeFileSync(settingsFile(use), `${JSON.stringify(settings, undefined, 2)}\n`);
  return settingsFile(use);
}
