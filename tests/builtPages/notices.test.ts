import { existsSync, globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { pathTo } from '../../functions/src/domain/sitePaths.ts';
import { inProject } from '../../tools/support/projectRoot.ts';
import { pageFile } from '../pageWeights/weigh.ts';
import { bundledPackagesFile, noticesFile } from '../../web/build/thirdPartyNotices.ts';

const inClient = (...parts: string[]) => inProject('web', 'dist', 'client', ...parts);
const notices = readFileSync(inClient(noticesFile), 'utf8');
const named = new Set([...notices.matchAll(/^((?:@[\w.-]+\/)?[\w.-]+) \d+\.\d+\.\d+\S*$/gm)].map(([, name]) => name!));

/** Packages that the browser's code imports by name. Leaves out code that only the build runs. */
function importedPackages(): Set<string> {
  const files = globSync(inProject('web/app/**/*.{ts,tsx}')).filter(
    (file) => !/\.(test|server)\.tsx?$|\.d\.ts$|app\/routes\.ts$/.test(file),
  );
  const sources = files.flatMap((file) => [
    ...readFileSync(file, 'utf8').matchAll(
      /^(?:import|export)(?! type)[^;]*?from '([^.][^']*)'|import\('([^.][^']*)'\)/gm,
    ),
  ]);
  const own = ['functions', 'virtual:', 'node:'];
  return new Set(
    sources
      .map(([, from, lazily]) => (from ?? lazily)!)
      .filter((name) => !own.some((start) => name.startsWith(start)))
      .map((name) => name.match(/^(?:@[^/]+\/)?[^/]+/)![0]),
  );
}

it('the notices name every package that the pages contain', () => {
  const imported = importedPackages();
  expect(imported.size).toBeGreaterThan(10);
  expect([...imported].filter((name) => !named.has(name))).toEqual([]);
  for (const font of ['@fontsource-variable/figtree', '@fontsource/marcellus']) expect(named).toContain(font);
});

it('the notices have the texts that the licences require', () => {
  expect(notices).toContain('Apache License\n                           Version 2.0, January 2004');
  expect(notices).toContain('SIL OPEN FONT LICENSE');
  expect(notices).toContain('Permission is hereby granted, free of charge');
  expect(existsSync(inClient(bundledPackagesFile))).toBe(false);
});

it('the terms link to the notices', () => {
  expect(readFileSync(pageFile(pathTo('terms', 'en')), 'utf8')).toContain(`href="/${noticesFile}"`);
});
