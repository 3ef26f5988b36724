import type { IConfiguration, IRegularForbiddenRuleType } from 'dependency-cruiser';

/** What the files of one folder may import. Paths are relative to the repository. */
export type Layer = {
  /** A trailing `/*` makes each folder in it a layer. */
  path: string;
  /** Other layers. A layer may always import itself. */
  imports: string[];
  /** npm packages by name or scope (`@mui`); `any` allows all but the forbidden ones. */
  packages: string[] | 'any';
  /** Packages that the layer must not import although `any` allows them. */
  forbidden?: string[];
};

const firebaseInBrowser = ['firebase', 'reactfire', 'rxfire'];
const browserOnly = ['react', 'react-dom', 'react-router', '@mui', '@emotion', 'react-i18next', ...firebaseInBrowser];
const database = ['firebase-admin/.*firestore', '@google-cloud/firestore'];
const serverOnly = ['firebase-admin', 'firebase-functions', '@google-cloud/firestore', 'nodemailer'];

/** Names as in the README's table: folders of functions and web without their common prefix. */
const pathOf = (name: string): string => {
  if (/^(web|functions)\/|^(villa|locales)$/.test(name)) return name;
  return /^(ui|i18n|storage|firebase|form|features|boot)$/.test(name) ? `web/app/${name}` : `functions/src/${name}`;
};
const list = (names: string): string[] => (names === '' ? [] : names.split(' ').map(pathOf));

const server = (name: string, imports: string, forbidden = browserOnly): Layer => ({
  path: `functions/src/${name}`,
  imports: list(imports),
  packages: 'any',
  forbidden,
});
const web = (name: string, imports: string, packages: Layer['packages']): Layer => ({
  path: `web/${name}`,
  imports: list(imports),
  packages,
  ...(packages === 'any' ? { forbidden: [...firebaseInBrowser, ...serverOnly] } : {}),
});

/**
 * Imports go one way: domain, contract, use cases, entries on the server; ui and i18n, features, routes in the browser. The
 * first layer that contains a file decides. A folder that is not listed may import only itself.
 */
export const layers: Layer[] = [
  // The languages and page names of this villa are data, and `villa/` imports nothing.
  { path: 'functions/src/domain', imports: ['villa'], packages: [] },
  { path: 'functions/src/contract', imports: list('domain'), packages: ['zod'] },
  server('platform', 'domain contract locales villa'),
  server('limits', 'domain contract platform'),
  server('mail', 'domain contract platform locales villa'),
  // History entries are part of the batch of their change.
  server('history', 'domain contract platform locales villa'),
  // A request is booked only after a check of the platforms' calendars, which use `bookings`.
  server('bookings/request', 'domain contract platform history mail limits bookings calendars locales villa'),
  // A booking and its mails are written in one batch, so use cases compose mails, and mails never import use cases.
  server('bookings', 'domain contract platform history mail limits locales villa'),
  server('calendars', 'domain contract platform history mail bookings locales villa'),
  server('owner', 'domain contract platform mail limits history bookings calendars locales villa'),
  server('newsletter', 'domain contract platform mail locales villa'),
  // Bookings decide which nights are free.
  server('waitlist', 'domain contract platform mail limits bookings locales villa'),
  server('documentChecks', 'domain contract platform mail bookings locales villa'),
  server('audit', 'domain contract platform mail bookings calendars locales villa'),
  // Several layers store data about a guest; each reads and deletes its own part.
  server('account', 'domain contract platform mail bookings newsletter waitlist locales villa', [
    ...browserOnly,
    ...database,
  ]),
  ...['callables', 'endpoints', 'triggers', 'pages'].map((name) =>
    server(name, 'functions/src locales villa', [...browserOnly, ...database]),
  ),
  { path: 'functions/src/*', imports: [], packages: [] },
  { path: 'functions/src', imports: ['functions/src'], packages: [] },
  // The villa's data files, read and checked in one place.
  web('app/villa', 'domain contract locales villa', ['zod']),
  web('app/ui', 'villa', ['react', 'react-dom', '@mui', '@emotion', '@fontsource', '@fontsource-variable', 'dayjs']),
  web('app/i18n', 'domain locales villa', ['react', 'react-router', 'i18next', 'react-i18next', 'dayjs']),
  web('app/storage', '', ['react']),
  web('app/firebase', 'storage domain contract', ['react', 'zod', ...firebaseInBrowser]),
  web('app/form', 'ui i18n contract', ['react', 'react-i18next', '@mui', '@emotion']),
  web('app/features/*', 'ui form i18n storage firebase web/app/villa domain contract', 'any'),
  web('app/routes', 'features boot ui i18n storage web/app/villa domain contract', 'any'),
  web('app/boot', 'i18n storage ui', ['react', 'react-router']),
  web('app/*', '', []),
  { ...web('', 'domain contract locales villa', 'any'), path: 'web' },
  { ...server('', 'functions/src locales villa'), path: 'emulator-data' },
  {
    path: 'tools',
    imports: [
      ...list('domain contract platform mail audit account newsletter waitlist documentChecks pages'),
      ...['web/build', 'web/app/villa', 'villa', 'locales', 'tests/support'],
    ],
    packages: 'any',
  },
  { path: 'villa', imports: [], packages: [] },
];

/** In `folder/*`, each subfolder is a layer. The pattern captures its name, which is the same on both sides of an import within it. */
const folderOf = (path: string) => (path.endsWith('/*') ? `^${path.slice(0, -1)}([^/]+)/` : `^${path}/`);
const itself = (path: string) => (path.endsWith('/*') ? `^${path.slice(0, -1)}$1/` : `^${path}/`);
const packageOf = (name: string) => `node_modules/${name}(/|$)`;
const tests = '[.]test[.]tsx?$';

function rulesOf({ path, imports, packages, forbidden = [] }: Layer, index: number): IRegularForbiddenRuleType[] {
  const earlier = layers.slice(0, index).map((layer) => folderOf(layer.path));
  const code = { path: folderOf(path), pathNot: [...earlier, tests] };
  const inTests = { path: `${folderOf(path)}.*${tests}`, pathNot: earlier };
  const both = { ...code, pathNot: earlier };
  const own = ['node_modules/', ...[path, ...imports].map(itself)];
  const rule = (what: string, from: typeof code, to: IRegularForbiddenRuleType['to']): IRegularForbiddenRuleType => ({
    name: `${path} may import ${what}`,
    severity: 'error',
    from,
    to,
  });
  const only = `only itself${imports.map((one) => `, ${one}`).join('')}`;
  return [
    rule(only, code, { pathNot: own, dependencyTypesNot: ['core'] }),
    rule(`${only}, and in tests tests/support`, inTests, {
      pathNot: [...own, '^(locales|villa|tests/support)/'],
      dependencyTypesNot: ['core'],
    }),
    ...(packages === 'any'
      ? []
      : [
          rule(`only the packages ${packages}`, code, { path: 'node_modules/', pathNot: packages.map(packageOf) }),
          rule('nothing of Node', code, { dependencyTypes: ['core'] }),
        ]),
    ...(forbidden.length > 0 ? [rule(`none of ${forbidden}`, both, { path: forbidden.map(packageOf) })] : []),
  ];
}

const mistakes: [name: string, from: IRegularForbiddenRuleType['from'], to: IRegularForbiddenRuleType['to']][] = [
  ['no cycle', {}, { circular: true }],
  ['what is imported is there', {}, { couldNotResolve: true }],
  [
    'the web imports the functions by the name of their package',
    { path: '^web/app/' },
    { path: '^functions/', dependencyTypes: ['local'] },
  ],
  [
    'the name of a file says what is in it',
    {},
    {
      path: String.raw`(^|/)(utils?|helpers?|misc|common|types|constants|index|\w*[mM]anager|\w*[sS]ervice)[.]tsx?$`,
      pathNot: ['node_modules/', '^functions/src/index[.]ts$'],
    },
  ],
];

/** The configuration of dependency-cruiser, which `npm run check` runs. */
export default {
  forbidden: [
    ...layers.flatMap(rulesOf),
    ...mistakes.map(([name, from, to]) => ({ name, severity: 'error' as const, from, to })),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    // Types of routes that React Router generates.
    exclude: { path: '[+]types/' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'types', 'default', 'node'] },
  },
} satisfies IConfiguration;
