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

/** The files that `firebase deploy` uploads, packed and unpacked by its own code and installed as in the cloud. */
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
  // Exactly as the lockfile says; fails if it does not match package.json.
  execFileSync('npm', ['ci', '--omit=dev', '--ignore-scripts', '--prefer-offline', '--no-audit', '--no-fund'], {
    cwd: alone,
    stdio: 'pipe',
  });
}, 180_000);

afterAll(() => rmSync(alone, { recursive: true, force: true }));

test('a deployment uploads the bundle, the pages, the settings and the list of packages, and nothing else: no sources, no tests, no secrets', () => {
  const uploaded = readdirSync(alone).filter((name) => name !== 'node_modules');
  expect(uploaded.sort()).toEqual(['.env', 'lib', 'package-lock.json', 'package.json', 'pages']);
  expect(readdirSync(join(alone, 'lib'))).toEqual(['index.js']);
  expect(readdirSync(join(alone, 'pages')).sort()).toEqual(languages.map((one) => `404-${one}.html`).sort());
});

test('a deployment installs the package versions that the tests use', () => {
  type Lockfile = { packages: Record<string, { version?: string; integrity?: string }> };
  const read = (file: string) => (JSON.parse(readFileSync(file, 'utf8')) as Lockfile).packages;
  const here = read(inProject('package-lock.json'));
  const { '': itself, ...locked } = read(join(alone, 'package-lock.json'));
  const { dependencies } = JSON.parse(readFileSync(join(alone, 'package.json'), 'utf8'));
  expect(itself).toMatchObject({ dependencies });
  for (const name of Object.keys(dependencies)) expect(Object.keys(locked)).toContain(`node_modules/${name}`);
  for (const [path, { version, integrity }] of Object.entries(locked)) {
    // A package is nested only in the deployment if the functions' own version takes the place of the one that others
    // share here.
    const shared = here[path.slice(path.lastIndexOf('node_modules/'))];
    expect(here[`functions/${path}`] ?? here[path] ?? shared, path).toMatchObject({ version, integrity });
  }
});

test('a deployment has every listed function, each with a trigger, and uses nothing else of the repository', () => {
  const list = readFileSync(inProject('functions/src/index.ts'), 'utf8');
  const named = [...list.matchAll(/^export (?:const )?\{([^}]+)\}/gm)].flatMap(([, names]) =>
    names!.split(',').flatMap((name) => name.split(' as ').at(-1)!.trim() || []),
  );
  expect(named).toEqual(
    expect.arrayContaining([
      'checkAvailability',
      'requestBooking',
      'requestApartments',
      'cancelBooking',
      'unknownPath',
    ]),
  );
  expect(Object.keys(deployed()).sort()).toEqual(named.sort());
  expect(Object.values(deployed())).not.toContain(null);
});

test('there are three scheduled functions, as many as Cloud Scheduler runs for free', () => {
  const schedules = Object.entries(deployed()).flatMap(([name, endpoint]) => {
    const trigger = endpoint?.scheduleTrigger as { schedule: string; timeZone?: string } | undefined;
    return trigger ? [[name, trigger.schedule]] : [];
  });
  expect(Object.fromEntries(schedules)).toEqual({
    everyTenMinutes: 'every 10 minutes',
    everyHour: 'every 60 minutes',
    everyMorning: 'every day 08:00',
  });
});

test('a deployment gives the key of links to every function that may compose a mail with a link', () => {
  const withKey = Object.entries(deployed()).flatMap(([name, endpoint]) => {
    const secrets = (endpoint?.secretEnvironmentVariables ?? []) as { key: string }[];
    return secrets.some(({ key }) => key === 'LINK_KEY') ? [name] : [];
  });
  // The emulators give all secrets to every function, so no other test would notice a missing one.
  expect(withKey).toEqual(
    expect.arrayContaining([
      ...['requestBooking', 'requestApartments', 'cancelBooking', 'confirmRequest', 'decideRequest'],
      ...[
        'decideBooking',
        'moveBooking',
        'editBooking',
        'enterBooking',
        'recordPayment',
        'removePayment',
        'remindGuest',
      ],
      ...['dismissProblem', 'undoChange', 'resendMail', 'guestLink', 'bookingWritten', 'everyHour', 'everyMorning'],
    ]),
  );
});

test('the instances of every function are limited, and the price of its worst day is documented', () => {
  const told = new Map(
    readFileSync(inProject('docs/cost.md'), 'utf8')
      .split('\n')
      .flatMap((line) => {
        const [, names, reads, ms, price] = /^\| (`.+`) \| (\d+) \| ([\d.]+|–) \|.+\| (\d+) \|$/.exec(line) ?? [];
        const row = { reads: Number(reads), ms: ms === '–' ? Infinity : Number(ms), price: Number(price) };
        return (names?.match(/\w+/g) ?? []).map((name) => [name, row] as const);
      }),
  );
  const functions = Object.entries(deployed());
  expect([...told.keys()].sort()).toEqual(functions.map(([name]) => name).sort());
  for (const [name, endpoint] of functions) {
    const { maxInstances, concurrency } = endpoint as { maxInstances: number; concurrency: number };
    expect([name, concurrency]).toEqual([name, 20]);
    const { reads, ms, price } = told.get(name)!;
    const seconds = 86_400 * maxInstances;
    const calls = (seconds * 1000) / ms;
    const dollars = seconds * (0.000024 + 0.25 * 0.0000025) + (calls * (0.4 + reads * 0.6)) / 1_000_000;
    expect([name, price]).toEqual([name, Math.round(dollars)]);
  }
});

/** Each function that the deployment finds in the uploaded bundle. */
function deployed(): Record<string, Record<string, unknown> | null> {
  const program = `
    const all = await import('./lib/index.js');
    console.log(JSON.stringify(Object.fromEntries(Object.entries(all).map(([name, one]) => [name, one.__endpoint ?? null]))));
  `;
  const found = execFileSync(process.execPath, ['--input-type=module', '--eval', program], {
    cwd: alone,
    encoding: 'utf8',
    env: { PATH: process.env.PATH, GCLOUD_PROJECT: 'demo-villa', FIREBASE_CONFIG: '{"projectId":"demo-villa"}' },
  });
  return JSON.parse(found);
}
