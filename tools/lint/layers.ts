/** What the files of one layer may import. Paths are relative to the repository. */
export type Layer = {
  /** A trailing `/*` makes each of its folders a layer. */
  path: string;
  /** Other layers. A layer may always import itself. */
  imports: string[];
  /** npm packages by name or scope (`@mui`); `any` leaves it to the forbidden ones. */
  packages: string[] | 'any';
  /** Packages that it must not import although it may import `any`. */
  forbidden?: string[];
};

const domain = 'functions/src/domain';
const contract = 'functions/src/contract';
const platform = 'functions/src/platform';
const mail = 'functions/src/mail';
const limits = 'functions/src/limits';
const texts = ['locales', 'villa'];
const browserOnly = [
  'react',
  'react-dom',
  'react-router',
  '@mui',
  '@emotion',
  'firebase',
  'reactfire',
  'rxfire',
  'react-i18next',
];
const database = ['firebase-admin/firestore', '@google-cloud/firestore'];
const serverOnly = ['firebase-admin', 'firebase-functions', '@google-cloud/firestore', 'nodemailer'];
const firebaseInBrowser = ['firebase', 'reactfire', 'rxfire'];

/**
 * Imports go one way: domain, contract, use cases, entries on the server; ui and i18n, features, routes in the browser. The
 * first layer that contains a file decides. A folder that is not listed may import only itself.
 */
export const layers: Layer[] = [
  // The languages and page names of this villa are data: `villa/` imports nothing itself.
  { path: domain, imports: ['villa'], packages: [] },
  { path: contract, imports: [domain], packages: ['zod'] },
  { path: platform, imports: [domain, contract, ...texts], packages: 'any', forbidden: browserOnly },
  // Mails and pages share the message catalogues and the plural rules.
  {
    path: mail,
    imports: [domain, contract, platform, ...texts],
    packages: 'any',
    forbidden: browserOnly.filter((name) => name !== 'i18next'),
  },
  // What records a change is part of its batch.
  {
    path: 'functions/src/history',
    imports: [domain, contract, platform, ...texts],
    packages: 'any',
    forbidden: browserOnly,
  },
  // A booking and its mails are written in one batch, so the use cases compose mails; never the other way round.
  {
    path: 'functions/src/bookings',
    imports: [domain, contract, platform, 'functions/src/history', mail, limits, ...texts],
    packages: 'any',
    forbidden: browserOnly,
  },
  // Calendars of other platforms, in and out. Bookings do not know them: who takes a booking gives it the check.
  {
    path: 'functions/src/calendars',
    imports: [domain, contract, platform, 'functions/src/history', mail, 'functions/src/bookings', ...texts],
    packages: 'any',
    forbidden: browserOnly,
  },
  // What the owner does on the owner's pages.
  {
    path: 'functions/src/owner',
    imports: [
      ...[domain, contract, platform, mail, limits],
      ...['functions/src/history', 'functions/src/bookings', 'functions/src/calendars'],
      ...texts,
    ],
    packages: 'any',
    forbidden: browserOnly,
  },
  // What the owner edits in the console: checked, and reported when it is wrong.
  {
    path: 'functions/src/documentChecks',
    imports: [domain, contract, platform, mail, 'functions/src/bookings', ...texts],
    packages: 'any',
    forbidden: browserOnly,
  },
  {
    path: 'functions/src/newsletter',
    imports: [domain, contract, platform, mail, ...texts],
    packages: 'any',
    forbidden: browserOnly,
  },
  // Which nights are free is the bookings' to say.
  {
    path: 'functions/src/waitlist',
    imports: [domain, contract, platform, mail, limits, 'functions/src/bookings', ...texts],
    packages: 'any',
    forbidden: browserOnly,
  },
  // Whether all that is stored agrees. Reads the documents of others, and writes none.
  {
    path: 'functions/src/audit',
    imports: [domain, contract, platform, mail, 'functions/src/bookings', 'functions/src/calendars', ...texts],
    packages: 'any',
    forbidden: browserOnly,
  },
  { path: limits, imports: [domain, contract, platform], packages: 'any', forbidden: browserOnly },
  // What is stored about a guest is in several layers; each of them reads and deletes its own part.
  {
    path: 'functions/src/account',
    imports: [
      ...[domain, contract, platform, mail],
      ...['functions/src/bookings', 'functions/src/newsletter', 'functions/src/waitlist'],
      ...texts,
    ],
    packages: 'any',
    forbidden: [...browserOnly, ...database],
  },
  ...['callables', 'endpoints', 'triggers', 'pages'].map((entry) => ({
    path: `functions/src/${entry}`,
    imports: ['functions/src', ...texts],
    packages: 'any' as const,
    forbidden: [...browserOnly, ...database],
  })),
  { path: 'functions/src/*', imports: [], packages: [] },
  { path: 'functions/src', imports: ['functions/src'], packages: [] },
  // The villa's data files, read and checked in one place.
  { path: 'web/app/villa', imports: [domain, contract, ...texts], packages: ['zod'] },
  {
    path: 'web/app/ui',
    imports: [],
    packages: ['react', 'react-dom', '@mui', '@emotion', '@fontsource', '@fontsource-variable', 'dayjs'],
  },
  {
    path: 'web/app/i18n',
    imports: [domain, ...texts],
    packages: ['react', 'react-router', 'i18next', 'react-i18next', 'dayjs'],
  },
  { path: 'web/app/storage', imports: [], packages: ['react'] },
  {
    path: 'web/app/firebase',
    imports: ['web/app/storage', domain, contract],
    packages: ['react', 'firebase', 'reactfire', 'rxfire', 'zod'],
  },
  // What several forms have in common.
  {
    path: 'web/app/form',
    imports: ['web/app/ui', 'web/app/i18n', contract],
    packages: ['react', 'react-i18next', '@mui', '@emotion'],
  },
  {
    path: 'web/app/features/*',
    imports: [
      'web/app/ui',
      'web/app/form',
      'web/app/i18n',
      'web/app/storage',
      'web/app/firebase',
      'web/app/villa',
      domain,
      contract,
    ],
    packages: 'any',
    forbidden: [...firebaseInBrowser, ...serverOnly],
  },
  {
    path: 'web/app/routes',
    imports: [
      'web/app/features',
      'web/app/boot',
      'web/app/ui',
      'web/app/i18n',
      'web/app/storage',
      'web/app/villa',
      domain,
      contract,
    ],
    packages: 'any',
    forbidden: [...firebaseInBrowser, ...serverOnly],
  },
  {
    path: 'web/app/boot',
    imports: ['web/app/i18n', 'web/app/storage', 'web/app/ui'],
    packages: ['react', 'react-router'],
  },
  { path: 'web/app/*', imports: [], packages: [] },
  {
    path: 'web',
    imports: ['web', domain, contract, ...texts],
    packages: 'any',
    forbidden: [...firebaseInBrowser, ...serverOnly],
  },
  { path: 'emulator-data', imports: ['functions/src', ...texts], packages: 'any', forbidden: browserOnly },
  // The tools write Hosting's headers and every mail as files, check what is stored, export and restore it,
  // and make the owners' accounts.
  {
    path: 'tools',
    imports: [
      domain,
      contract,
      platform,
      mail,
      'functions/src/audit',
      'functions/src/account',
      'functions/src/newsletter',
      'functions/src/waitlist',
      'functions/src/documentChecks',
      'functions/src/pages',
      'web/build',
      // Schemas of the villa's data.
      'web/app/villa',
      'villa',
      'locales',
    ],
    packages: 'any',
  },
  { path: 'villa', imports: [], packages: [] },
];

/** What a test beside its source may import besides. */
export const testLayers = [...texts, 'tests/support'];
export const testPackages = [
  'vitest',
  'fast-check',
  'temporal-polyfill',
  'libphonenumber-js',
  'zxing-wasm',
  '@playwright/test',
  '@axe-core/playwright',
];
