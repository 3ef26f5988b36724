import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { languages } from '../../functions/src/domain/language.ts';
import { inProject } from '../../tools/support/projectRoot.ts';

type Packed = { pathToSource: string };
type Packer = {
  prepareFunctionsUpload: (project: string, source: string, config: object, more: string[]) => Promise<Packed>;
};
type Unzipper = { unzip: (from: string, to: string) => Promise<void> };

const firebaseTools = createRequire(inProject('package.json'));
let alone: string;

/** What `firebase deploy` uploads, packed and unpacked by its own code, installed as the cloud does it. */
beforeAll(async () => {
  alone = mkdtempSync(join(tmpdir(), 'functions-alone-'));
  const { prepareFunctionsUpload } = firebaseTools(
    'firebase-tools/lib/deploy/functions/prepareFunctionsUpload',
  ) as Packer;
  const { unzip } = firebaseTools('firebase-tools/lib/unzip') as Unzipper;
  const [config] = JSON.parse(readFileSync(inProject('firebase.json'), 'utf8')).functions;
  const { pathToSource } = await prepareFunctionsUpload(inProject(), inProject(config.source), config, []);
  mkdirSync(alone, { recursive: true });
  await unzip(pathToSource, alone);
  rmSync(pathToSource);
  execFileSync('npm', ['install', '--omit=dev', '--ignore-scripts', '--prefer-offline', '--no-audit', '--no-fund'], {
    cwd: alone,
    stdio: 'pipe',
  });
}, 180_000);

afterAll(() => rmSync(alone, { recursive: true, force: true }));

test('uploads the bundle, the pages, the settings and what is to be installed, and nothing else: no sources, no tests, no secrets', () => {
  const uploaded = readdirSync(alone).filter((name) => !['node_modules', 'package-lock.json'].includes(name));
  expect(uploaded.sort()).toEqual(['.env', 'lib', 'package.json', 'pages']);
  expect(readdirSync(join(alone, 'lib'))).toEqual(['index.js']);
  expect(readdirSync(join(alone, 'pages')).sort()).toEqual(languages.map((one) => `404-${one}.html`).sort());
});

test('has every function that the list names, each with a trigger, and takes nothing from the rest of the repository', () => {
  const list = readFileSync(inProject('functions/src/index.ts'), 'utf8');
  const named = [...list.matchAll(/^export \{([^}]+)\}/gm)].flatMap(([, names]) =>
    names!.split(',').map((name) => name.trim()),
  );
  expect(named).toEqual(
    expect.arrayContaining(['checkAvailability', 'requestBooking', 'cancelBooking', 'strayAddress']),
  );
  const program = `
    const all = await import('./lib/index.js');
    console.log(JSON.stringify(Object.fromEntries(Object.entries(all).map(([name, one]) => [name, Boolean(one.__endpoint)]))));
  `;
  const found = execFileSync(process.execPath, ['--input-type=module', '--eval', program], {
    cwd: alone,
    encoding: 'utf8',
    env: { PATH: process.env.PATH, GCLOUD_PROJECT: 'demo-villa', FIREBASE_CONFIG: '{"projectId":"demo-villa"}' },
  });
  expect(JSON.parse(found)).toEqual(Object.fromEntries(named.map((name) => [name, true])));
});
