import { existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import { expect, test } from 'vitest';
import boundaries, { layers } from '../../tools/lint/boundaries.ts';
import { inProject } from '../../tools/support/projectRoot.ts';

/** The names of the rules that these files break. */
async function brokenBy(files: Record<string, string>): Promise<string[]> {
  const baseDir = mkdtempSync(join(tmpdir(), 'boundaries-'));
  for (const [file, code] of Object.entries(files)) {
    mkdirSync(join(baseDir, dirname(file)), { recursive: true });
    writeFileSync(join(baseDir, file), code);
  }
  const { forbidden, options } = boundaries;
  const ruleSet = { forbidden: [...forbidden] };
  const { output } = await cruise(['.'], { ...options, baseDir, ruleSet, validate: true });
  rmSync(baseDir, { recursive: true });
  return (output as ICruiseResult).summary.violations.map(({ rule }) => rule.name);
}

const zod = { 'node_modules/zod/package.json': '{"main":"i.js"}', 'node_modules/zod/i.js': '' };
const react = { 'node_modules/react/package.json': '{"main":"i.js"}', 'node_modules/react/i.js': '' };
const firebase = { 'node_modules/firebase/package.json': '{"main":"i.js"}', 'node_modules/firebase/i.js': '' };
const stay = { 'functions/src/domain/stay.ts': 'export const x = 1;' };

test.for<[what: string, files: Record<string, string>, rule: RegExp]>([
  ['Node in the domain', { 'functions/src/domain/a.ts': "import 'node:fs';" }, /^functions.src.domain .* of Node$/],
  [
    'a higher layer in the domain, as a type',
    {
      'functions/src/domain/a.ts': "export type Y = import('../contract/b.ts').X;",
      'functions/src/contract/b.ts': 'export type X = 1;',
    },
    /^functions.src.domain may import only itself, villa$/,
  ],
  ['a package in the domain', { ...zod, 'functions/src/domain/a.ts': "import 'zod';" }, /only the packages $/],
  ['React on the server', { ...react, 'functions/src/mail/a.ts': "import 'react';" }, /mail may import none of react/],
  [
    'React in a test of the server',
    { ...react, 'functions/src/mail/a.test.ts': "import 'react';" },
    /mail may import none of react/,
  ],
  [
    'Firebase in a feature',
    { ...firebase, 'web/app/features/one/a.tsx': "import 'firebase';" },
    /features.* may import none of firebase/,
  ],
  [
    'a feature in another',
    { 'web/app/features/one/a.ts': "export * from '../two/b.ts';", 'web/app/features/two/b.ts': 'export const x = 1;' },
    /^web.app.features/,
  ],
  [
    'the domain in a folder that nobody has thought about',
    { ...stay, 'functions/src/newcomer/a.ts': "import('../domain/stay.ts');" },
    /^functions.src.\* may import only itself$/,
  ],
  [
    'the functions in the web by their path',
    { ...stay, 'web/app/i18n/a.ts': "import '../../../functions/src/domain/stay.ts';" },
    /^the web imports the functions by the name/,
  ],
  [
    'modules that import each other',
    { 'tools/a.ts': "import './b.ts'; export const x = 1;", 'tools/b.ts': "import type { x } from './a.ts';" },
    /^no cycle$/,
  ],
  [
    'a file that may hold anything',
    { 'tools/a.ts': "import './helpers.ts';", 'tools/helpers.ts': 'export const x = 1;' },
    /^the name of a file/,
  ],
])('the boundary check refuses %s, and nothing else', async ([, files, rule]) => {
  expect(await brokenBy(files)).toEqual([expect.stringMatching(rule)]);
});

test('the boundary check lets a test import what tests need', async () => {
  const files = { ...zod, 'functions/src/domain/stay.test.ts': "import 'zod'; import 'node:fs'; import './stay.ts';" };
  expect(await brokenBy({ ...stay, ...files })).toEqual([]);
});

test('the README’s table of folders names every layer with what it may import', () => {
  const rows = readFileSync(inProject('README.md'), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) => line.split('|').slice(1, -1));
  const inTable = rows.flatMap(([folders = '', , imports]) =>
    imports === undefined ? [] : [...folders.matchAll(/`([^`]+)\/`/g)].map(([, folder]) => [folder, imports.trim()]),
  );
  const short = (path: string) => (path === 'web/app/villa' ? path : path.replace(/^(functions\/src|web\/app)\//, ''));
  // Layers of `web` itself and the fallbacks for unlisted folders have no row.
  const documented = layers.filter(
    ({ path }) => !['web', 'tools', 'functions/src', 'functions/src/*', 'web/app/*'].includes(path),
  );
  expect(Object.fromEntries(inTable)).toMatchObject(
    Object.fromEntries(documented.map(({ path, imports }) => [path, imports.map(short).join(', ') || 'nothing'])),
  );
});

test.for(['README.md', ...globSync('docs/**/*.md', { cwd: inProject() })])('%s names only files that exist', (file) => {
  const paths = [
    ...readFileSync(inProject(file), 'utf8').matchAll(
      /`((?:functions|web|tests|tools|villa|locales|emulator-data|docs)\/[^`*{}\s]*)`/g,
    ),
  ].map(([, path]) => path!);
  const built = ['web/dist/', 'functions/lib/', 'functions/pages/'];
  expect(paths.filter((path) => !built.includes(path) && !existsSync(inProject(path)))).toEqual([]);
});

test('every arrow of the architecture’s diagrams begins with a file that exists', () => {
  const page = readFileSync(inProject('docs/architecture.md'), 'utf8');
  const diagrams = [...page.matchAll(/^```mermaid$(.*?)^```$/gms)].map(([, lines]) => lines!);
  const arrows = diagrams.flatMap((lines) => lines.split('\n').filter((line) => line.includes('>>')));
  expect([diagrams.length, arrows.length > 30]).toEqual([3, true]);
  const fileOf = (arrow: string) => /: (\S+\.tsx?) /.exec(arrow)?.[1] ?? '';
  expect(arrows.filter((arrow) => !fileOf(arrow) || !existsSync(inProject(fileOf(arrow))))).toEqual([]);
});
