import { existsSync, globSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import { posix } from 'node:path';
import { ESLint } from 'eslint';
import { beforeAll, describe, expect, test } from 'vitest';
import { layers } from '../../tools/lint/layers.ts';
import { inProject } from '../../tools/support/projectRoot.ts';

let eslint: ESLint;

beforeAll(() => {
  eslint = new ESLint({ cwd: inProject() });
});

/** The boundary rule's messages for a file of that name with that content. Nothing is written to disk. */
async function violationsIn(file: string, code: string): Promise<string[]> {
  const [result] = await eslint.lintText(`${code}\n`, { filePath: inProject(file) });
  const broken = result?.messages.find(({ fatal }) => fatal);
  if (broken) throw new Error(`${file}: ${broken.message}`);
  return (result?.messages ?? []).filter(({ ruleId }) => ruleId === 'project/boundaries').map(({ message }) => message);
}

const imported = (specifier: string) => `import { x } from '${specifier}';\nconsole.log(x);`;

const planted: [file: string, specifier: string][] = [
  // The domain knows nothing but itself and the data of the villa: no other layer, no package, not even Node.
  ['functions/src/domain/planted.ts', '../contract/errorCode.ts'],
  ['functions/src/domain/planted.ts', '../platform/firestore.ts'],
  ['functions/src/domain/planted.ts', '../../../locales/en/site.json'],
  ['functions/src/domain/planted.ts', 'zod'],
  ['functions/src/domain/planted.ts', 'node:fs'],
  ['functions/src/domain/planted.ts', 'firebase-admin/firestore'],
  // The contract adds zod.
  ['functions/src/contract/planted.ts', '../bookings/requestBooking.ts'],
  ['functions/src/contract/planted.ts', '../platform/log.ts'],
  ['functions/src/contract/planted.ts', 'firebase-admin/firestore'],
  ['functions/src/contract/planted.ts', 'node:crypto'],
  // Lower layers do not import higher ones.
  ['functions/src/platform/planted.ts', '../bookings/requestBooking.ts'],
  ['functions/src/platform/planted.ts', '../callables/requestBooking.ts'],
  ['functions/src/mail/planted.ts', '../bookings/requestBooking.ts'],
  ['functions/src/mail/planted.ts', '../triggers/deliverMail.ts'],
  ['functions/src/bookings/planted.ts', '../callables/requestBooking.ts'],
  ['functions/src/bookings/planted.ts', '../triggers/deliverMail.ts'],
  ['functions/src/bookings/planted.ts', '../account/deleteMyAccount.ts'],
  ['functions/src/account/planted.ts', '../callables/deleteMyAccount.ts'],
  ['functions/src/limits/planted.ts', '../bookings/BookingError.ts'],
  // A guest's data are read and deleted by the layers that store them.
  ['functions/src/account/planted.ts', 'firebase-admin/firestore'],
  // Only the use cases, the mails and the platform touch the database.
  ['functions/src/callables/planted.ts', 'firebase-admin/firestore'],
  ['functions/src/triggers/planted.ts', '@google-cloud/firestore'],
  // The functions deploy alone, and never draw.
  ['functions/src/bookings/planted.ts', '../../../web/app/ui/theme/theme.ts'],
  ['functions/src/bookings/planted.ts', '../../../tools/support/ports.ts'],
  ['functions/src/mail/planted.ts', 'react-i18next'],
  ['functions/src/callables/planted.ts', 'firebase/functions'],
  // A folder nobody has thought about yet.
  ['functions/src/newcomer/planted.ts', '../domain/stay.ts'],
  ['web/app/newcomer/planted.ts', '../ui/theme/theme.ts'],
  // The web gets the domain and the contract, by the package's name.
  ['web/app/features/planted/planted.ts', 'functions/bookings/requestBooking'],
  ['web/app/features/planted/planted.ts', 'functions/platform/firestore'],
  ['web/app/features/planted/planted.ts', '../../../../functions/src/domain/stay.ts'],
  ['web/app/root.tsx', 'functions/bookings/requestBooking'],
  // One feature never reaches into another, nor up to the pages.
  ['web/app/features/planted/planted.ts', '../booking/chosenStay/StayChoice.ts'],
  ['web/app/features/planted/planted.ts', '../../routes/home.tsx'],
  ['web/app/features/planted/planted.ts', '../../root.tsx'],
  ['web/app/ui/planted.tsx', '../features/booking/chosenStay/StayChoice.ts'],
  ['web/app/ui/planted.tsx', '../i18n/planted.ts'],
  ['web/app/ui/planted.tsx', 'functions/domain/stay'],
  ['web/app/ui/planted.tsx', 'react-i18next'],
  ['web/app/i18n/planted.ts', '../features/booking/chosenStay/StayChoice.ts'],
  ['web/app/i18n/planted.ts', 'functions/contract/callables'],
  ['web/app/firebase/planted.ts', '../features/booking/chosenStay/StayChoice.ts'],
  ['web/app/firebase/planted.ts', '../i18n/planted.ts'],
  ['web/app/routes/planted.tsx', '../firebase/callFunction.ts'],
  ['web/app/routes/planted.tsx', '../../../villa/property.json'],
  // Firebase is imported in one folder of the web.
  ['web/app/features/planted/planted.ts', 'firebase/firestore'],
  ['web/app/features/planted/planted.ts', 'firebase/firestore/lite'],
  ['web/app/features/planted/planted.ts', 'reactfire'],
  ['web/app/routes/planted.tsx', 'firebase/auth'],
  ['web/app/root.tsx', 'firebase/app'],
  ['web/app/ui/planted.tsx', 'firebase/app'],
  ['web/app/features/planted/planted.ts', 'firebase-admin/firestore'],
];

const welcome: [file: string, specifier: string][] = [
  ['functions/src/domain/planted.ts', './stay.ts'],
  ['functions/src/contract/planted.ts', '../domain/stay.ts'],
  ['functions/src/contract/planted.ts', 'zod/mini'],
  ['functions/src/mail/planted.ts', '../domain/money.ts'],
  ['functions/src/mail/planted.ts', '../../../locales/en/mail.json'],
  ['functions/src/bookings/planted.ts', '../platform/firestore.ts'],
  ['functions/src/bookings/planted.ts', 'firebase-admin/firestore'],
  ['functions/src/callables/planted.ts', '../bookings/requestBooking.ts'],
  ['functions/src/account/planted.ts', '../bookings/anonymiseBookings.ts'],
  ['functions/src/account/planted.ts', '../newsletter/subscriptionOf.ts'],
  ['functions/src/account/planted.ts', '../waitlist/wishesOf.ts'],
  ['functions/src/waitlist/planted.ts', '../bookings/readApartments.ts'],
  ['functions/src/limits/planted.ts', '../platform/firestore.ts'],
  ['functions/src/index.ts', './callables/requestBooking.ts'],
  ['functions/src/domain/planted.test.ts', 'fast-check'],
  ['web/app/ui/planted.tsx', '@mui/material/Button'],
  ['web/app/i18n/planted.ts', 'functions/domain/language'],
  ['web/app/i18n/planted.ts', '../../../locales/en/site.json'],
  ['web/app/firebase/planted.ts', 'firebase/firestore/lite'],
  ['web/app/firebase/planted.ts', 'functions/contract/callables'],
  ['web/app/features/planted/planted.tsx', '../../ui/theme/theme.ts'],
  ['web/app/features/planted/planted.tsx', '../../firebase/callFunction.ts'],
  ['web/app/features/planted/planted.tsx', 'functions/domain/quote'],
  ['web/app/features/planted/planted.tsx', './other.ts'],
  ['web/app/routes/planted.tsx', '../features/booking/chosenStay/StayChoice.ts'],
  ['emulator-data/planted.ts', '../functions/src/bookings/nightWrites.ts'],
];

/** Of every layer, an import of each other layer that it may not import, and of a forbidden package. */
const generated = layers.flatMap(({ path, imports, forbidden = [] }): [file: string, specifier: string][] => {
  if (path.endsWith('/*') || ['functions/src', 'web', 'villa'].includes(path)) return [];
  const inside = (folder: string, parent: string) => folder === parent || folder.startsWith(`${parent}/`);
  const others = layers
    .map((layer) => layer.path)
    .filter((other) => !other.endsWith('/*') && !['functions/src', 'web', 'villa'].includes(other))
    .filter((other) => ![path, ...imports].some((allowed) => inside(other, allowed)));
  return [
    ...others.map((other): [string, string] => [`${path}/planted.ts`, specifierOf(path, other)]),
    ...forbidden.slice(0, 1).map((name): [string, string] => [`${path}/planted.ts`, name]),
  ];
});

/** As a file in one folder imports a file in another. */
function specifierOf(from: string, to: string): string {
  const inFunctions = /^functions\/src\/(.*)/.exec(to);
  if (from.startsWith('web/app') && inFunctions) return `functions/${inFunctions[1]}/other`;
  return `${posix.relative(from, to)}/other.ts`;
}

describe('lint', () => {
  test('refuses every import between layers that is not allowed', { timeout: 600_000 }, async () => {
    const files = new Set(generated.map(([file]) => file));
    expect(files.size).toBeGreaterThan(20);
    for (const file of files) {
      const specifiers = generated.filter(([one]) => one === file).map(([, specifier]) => specifier);
      const code = specifiers.map((specifier) => `import '${specifier}';`).join('\n');
      expect(await violationsIn(file, code), file).toHaveLength(specifiers.length);
    }
  });

  test.for(planted)('%s must not import %s', async ([file, specifier]) => {
    expect(await violationsIn(file, imported(specifier))).toHaveLength(1);
  });

  test.for(welcome)('%s may import %s', async ([file, specifier]) => {
    expect(await violationsIn(file, imported(specifier))).toEqual([]);
  });

  test.for([
    ["import type { X } from '../contract/errorCode.ts';\nexport type Y = X;"],
    ["export { x } from '../contract/errorCode.ts';"],
    ["export * from '../contract/errorCode.ts';"],
    ["export const load = () => import('../contract/errorCode.ts');"],
    ["export type Y = import('../contract/errorCode.ts').X;"],
    ["import '../contract/errorCode.ts';"],
  ])('sees it however it is written: %s', async ([code]) => {
    expect(await violationsIn('functions/src/domain/planted.ts', code!)).toHaveLength(1);
  });

  test('separates every feature from every other', async () => {
    const folder = inProject('web/app/features');
    const features = existsSync(folder) ? readdirSync(folder) : [];
    for (const [index, feature] of features.entries()) {
      const other = features[(index + 1) % features.length]!;
      if (other === feature) continue;
      expect(
        await violationsIn(`web/app/features/${feature}/planted.ts`, imported(`../${other}/planted.ts`)),
      ).toHaveLength(1);
    }
  });

  test.for(['utils.ts', 'helpers.ts', 'types.ts', 'constants.ts', 'bookingService.ts', 'index.ts', 'common.test.ts'])(
    'refuses a file called %s',
    async (name) => {
      expect(await violationsIn(`functions/src/domain/${name}`, 'export const x = 1;')).toHaveLength(1);
    },
  );
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
  // A layer of `web` itself and the fallbacks for folders that are not listed have no row.
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

describe('the package that the functions are to the web', () => {
  const web = createRequire(inProject('web/package.json'));

  test.for([
    'bookings/requestBooking',
    'platform/firestore',
    'mail/compose/ComposedMail',
    'src/bookings/requestBooking.ts',
  ])('has no way to functions/%s', (path) => {
    expect(() => web.resolve(`functions/${path}`)).toThrow(
      expect.objectContaining({ code: 'ERR_PACKAGE_PATH_NOT_EXPORTED' }),
    );
  });

  test('leads to the domain and the contract', () => {
    expect(realpathSync(web.resolve('functions/domain/stay'))).toBe(inProject('functions/src/domain/stay.ts'));
    expect(realpathSync(web.resolve('functions/contract/callables'))).toBe(
      inProject('functions/src/contract/callables.ts'),
    );
  });
});
