import { globSync, readFileSync } from 'node:fs';
import { languages } from '../../functions/src/domain/language.ts';
import { inProject } from '../../tools/support/projectRoot.ts';

/** The requests of a release's pages, and the responses that these pages expect. */
export interface ReleasedPages {
  /** Such as `2026-11`. */
  release: string;
  requests: Record<string, Record<string, unknown>[]>;
  mailRequests: Record<string, unknown>[];
  responses: Record<string, unknown>;
}

/**
 * The recorded releases, newest last. `LANGUAGE` in them stands for a language of this site, and their apartments for
 * ones that tests may request (`isOffered`).
 */
export const releasedPages: ReleasedPages[] = globSync('tests/deploy/releases/*.json', { cwd: inProject() })
  .sort()
  .map((file) => ({
    release: file.slice(-'2026-11.json'.length, -'.json'.length),
    ...JSON.parse(
      readFileSync(inProject(file), 'utf8')
        .replaceAll('"LANGUAGE"', JSON.stringify(languages[0]))
        .replaceAll(/"(lago|bosco)"/g, '"test-$1"'),
    ),
  }));

/** Paths of values in `old` that `now` lacks or has with another type. */
export function lostPaths(old: unknown, now: unknown, path = ''): string[] {
  if (Array.isArray(old)) {
    if (!Array.isArray(now)) return [path];
    return old.length > 0 && now.length === 0
      ? [`${path}.0`]
      : old.slice(0, 1).flatMap((one) => lostPaths(one, now[0], `${path}.0`));
  }
  if (typeof old !== 'object' || old === null) return typeof now === typeof old ? [] : [path];
  if (typeof now !== 'object' || now === null) return [path];
  return Object.entries(old).flatMap(([key, value]) =>
    key in now ? lostPaths(value, (now as Record<string, unknown>)[key], `${path}.${key}`) : [`${path}.${key}`],
  );
}
