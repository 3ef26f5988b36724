/** What the files of one room may import. Paths are relative to the repository; a trailing `/*` stands for each folder by itself. */
export type Room = {
  room: string;
  /** Other rooms. A room may always import itself. */
  rooms: string[];
  /** npm packages by name or scope (`@mui`); `any` leaves it to the forbidden ones. */
  packages: string[] | 'any';
  /** Packages that this room alone must not import, although it may import any. */
  forbidden?: string[];
};

const domain = 'functions/src/domain';
const contract = 'functions/src/contract';
const platform = 'functions/src/platform';
const mail = 'functions/src/mail';
const words = ['locales', 'villa'];
const browserOnly = [
  'react',
  'react-dom',
  'react-router',
  '@mui',
  '@emotion',
  'firebase',
  'reactfire',
  'react-i18next',
];
const database = ['firebase-admin/firestore', '@google-cloud/firestore'];
const serverOnly = ['firebase-admin', 'firebase-functions', '@google-cloud/firestore', 'nodemailer'];
const firebaseInBrowser = ['firebase', 'reactfire'];

/**
 * The rooms of the house and the one way through them: domain, contract, use cases, entries on the server; ui and i18n, features, routes in
 * the browser. The first room that holds a file decides; a folder that no line names may import nothing but itself.
 */
export const rooms: Room[] = [
  { room: domain, rooms: [], packages: [] },
  { room: contract, rooms: [domain], packages: ['zod'] },
  { room: platform, rooms: [domain, contract, ...words], packages: 'any', forbidden: browserOnly },
  // Mails take their words from the same files as the pages, with the same plural rules.
  {
    room: mail,
    rooms: [domain, contract, platform, ...words],
    packages: 'any',
    forbidden: browserOnly.filter((name) => name !== 'i18next'),
  },
  {
    room: 'functions/src/calendars',
    rooms: [domain, contract, platform, ...words],
    packages: 'any',
    forbidden: browserOnly,
  },
  // A booking and its mails are written in one batch, so the use cases compose mails; never the other way round.
  {
    room: 'functions/src/bookings',
    rooms: [domain, contract, platform, mail, ...words],
    packages: 'any',
    forbidden: browserOnly,
  },
  {
    room: 'functions/src/newsletter',
    rooms: [domain, contract, platform, mail, ...words],
    packages: 'any',
    forbidden: browserOnly,
  },
  { room: 'functions/src/limits', rooms: [domain, contract, platform], packages: 'any', forbidden: browserOnly },
  // What is stored on a guest lies in several rooms; each of them reads and deletes its own.
  {
    room: 'functions/src/account',
    rooms: [domain, contract, platform, mail, 'functions/src/bookings', 'functions/src/newsletter', ...words],
    packages: 'any',
    forbidden: [...browserOnly, ...database],
  },
  ...['callables', 'endpoints', 'triggers', 'pages'].map((entry) => ({
    room: `functions/src/${entry}`,
    rooms: ['functions/src', ...words],
    packages: 'any' as const,
    forbidden: [...browserOnly, ...database],
  })),
  { room: 'functions/src/*', rooms: [], packages: [] },
  { room: 'functions/src', rooms: ['functions/src'], packages: [] },
  // Which villa this is, read and checked in one place; its pictures come with what is to be seen on them.
  { room: 'web/app/villa', rooms: [domain, contract, ...words], packages: ['zod'] },
  {
    room: 'web/app/ui',
    rooms: [],
    packages: ['react', 'react-dom', '@mui', '@emotion', '@fontsource', '@fontsource-variable', 'dayjs'],
  },
  {
    room: 'web/app/i18n',
    rooms: [domain, ...words],
    packages: ['react', 'react-router', 'i18next', 'react-i18next', 'dayjs'],
  },
  {
    room: 'web/app/firebase',
    rooms: [domain, contract],
    packages: ['react', 'firebase', 'reactfire', 'rxjs', 'zod'],
  },
  {
    room: 'web/app/features/*',
    rooms: ['web/app/ui', 'web/app/i18n', 'web/app/firebase', 'web/app/villa', domain, contract],
    packages: 'any',
    forbidden: [...firebaseInBrowser, ...serverOnly],
  },
  {
    room: 'web/app/routes',
    rooms: ['web/app/features', 'web/app/ui', 'web/app/i18n', 'web/app/villa', domain, contract],
    packages: 'any',
    forbidden: [...firebaseInBrowser, ...serverOnly],
  },
  { room: 'web/app/*', rooms: [], packages: [] },
  {
    room: 'web',
    rooms: ['web', domain, contract, ...words],
    packages: 'any',
    forbidden: [...firebaseInBrowser, ...serverOnly],
  },
  { room: 'emulator-data', rooms: ['functions/src', ...words], packages: 'any', forbidden: browserOnly },
  // The tools write Hosting's headers, which functions that answer with pages send as well, and which name the scripts in pages;
  // and they write every mail to files.
  {
    room: 'tools',
    rooms: [domain, contract, mail, 'functions/src/newsletter', 'functions/src/pages', 'web/start', 'villa', 'locales'],
    packages: 'any',
  },
  { room: 'villa', rooms: [], packages: [] },
];

/** A test beside its source looks at its own room with the means of testing, and may hold it against the villa's facts and texts. */
export const testRooms = words;
export const testPackages = [
  'vitest',
  'fast-check',
  'temporal-polyfill',
  'libphonenumber-js',
  'zxing-wasm',
  '@playwright/test',
  '@axe-core/playwright',
];
