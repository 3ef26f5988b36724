import { existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import { expect, test } from 'vitest';
import boundaries, { layers } from '../../tools/lint/boundaries.ts';
import { inProject } from '../../tools/support/projectRoot.ts';

/** Packages and files that some files may import. */
const others = {
  ...Object.fromEntries(
    ['zod', 'react', 'firebase'].flatMap((name) => [
      [`node_modules/${name}/package.json`, '{"main":"i.js"}'],
      [`node_modules/${name}/i.js`, ''],
    ]),
  ),
  'functions/src/domain/stay.ts': 'export const x = 1;',
  'functions/src/contract/wide.ts': 'export type X = 1;',
  'web/app/features/two/other.ts': 'export const x = 1;',
  'tools/helpers.ts': 'export const x = 1;',
  'tools/first.ts': "import './second.ts'; export const x = 1;",
};

/** A file, its code, and the only rule that it breaks; no rule if the code is allowed. */
const cases: [file: string, code: string, rule?: RegExp][] = [
  ['functions/src/domain/ofNode.ts', "import 'node:fs';", /^functions.src.domain .* of Node$/],
  [
    'functions/src/domain/ofHigherLayer.ts',
    "export type Y = import('../contract/wide.ts').X;",
    /^functions.src.domain may import only itself, villa$/,
  ],
  ['functions/src/domain/ofPackage.ts', "import 'zod';", /only the packages $/],
  ['functions/src/mail/ofReact.ts', "import 'react';", /mail may import none of react/],
  ['functions/src/mail/ofReact.test.ts', "import 'react';", /mail may import none of react/],
  ['web/app/features/one/ofFirebase.tsx', "import 'firebase';", /features.* may import none of firebase/],
  ['web/app/features/one/ofAnother.ts', "export * from '../two/other.ts';", /^web.app.features/],
  ['functions/src/newcomer/a.ts', "import('../domain/stay.ts');", /^functions.src.\* may import only itself$/],
  [
    'web/app/i18n/byPath.ts',
    "import '../../../functions/src/domain/stay.ts';",
    /^the web imports the functions by the name/,
  ],
  ['tools/second.ts', "import type { x } from './first.ts';", /^no cycle$/],
  ['tools/ofAnything.ts', "import './helpers.ts';", /^the name of a file/],
  ['functions/src/domain/stay.test.ts', "import 'zod'; import 'node:fs'; import './stay.ts';"],
];

test('the boundary check refuses what each file of a project may not import, and lets a test import what it needs', async () => {
  const baseDir = mkdtempSync(join(tmpdir(), 'boundaries-'));
  const files: Record<string, string> = { ...others, ...Object.fromEntries(cases) };
  for (const [file, code] of Object.entries(files)) {
    mkdirSync(join(baseDir, dirname(file)), { recursive: true });
    writeFileSync(join(baseDir, file), code);
  }
  const { forbidden, options } = boundaries;
  const ruleSet = { forbidden: [...forbidden] };
  const { output } = await cruise(['.'], { ...options, baseDir, ruleSet, validate: true });
  rmSync(baseDir, { recursive: true });
  const { violations } = (output as ICruiseResult).summary;
  for (const [file, , rule] of cases) {
    const broken = violations.filter(({ from, to }) => from === file || to === file).map(({ rule }) => rule.name);
    expect(broken, file).toEqual(rule ? [expect.stringMatching(rule)] : []);
  }
  expect(violations).toHaveLength(cases.length - 1);
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
  // The layers of `web` itself and the fallbacks for unlisted folders have no row in the table.
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
