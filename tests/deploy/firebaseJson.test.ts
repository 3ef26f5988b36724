import { readFileSync } from 'node:fs';
import { matchesGlob } from 'node:path/posix';
import { expect, test } from 'vitest';
import { languages } from '../../functions/src/domain/language.ts';
import { hostPath, hostViews, pathTo } from '../../functions/src/domain/sitePaths.ts';
import { allowEmulators, hostingHeaders, type HeaderRule } from '../../tools/support/hostingHeaders.ts';
import { hostingRewrites } from '../../tools/support/hostingRewrites.ts';
import { ports } from '../../tools/support/ports.ts';
import { inProject } from '../../tools/support/projectRoot.ts';

const fits = (path: string, source: string) =>
  source.startsWith('!') ? !matchesGlob(path, source.slice(1)) : matchesGlob(path, source);
const settings = JSON.parse(readFileSync(inProject('firebase.json'), 'utf8'));

test('the rewrites match the table of paths ("npm run rewrites" writes them)', () => {
  const rewrites = hostingRewrites();
  expect(settings.hosting.rewrites).toEqual(expect.arrayContaining(rewrites));
  expect(settings.hosting.rewrites.at(-1)).toEqual(rewrites.at(-1));
});

test('the headers match their table and the scripts in the pages ("npm run rewrites" writes them)', async () => {
  expect(settings.hosting.headers).toEqual(await hostingHeaders());
});

test("every path has one set of security headers; Firebase's own pages may be framed by ours and run their scripts", () => {
  const headersOf = (path: string) => {
    const sets = (settings.hosting.headers as HeaderRule[]).filter(
      ({ source, headers }) => fits(path, source) && headers.some(({ key }) => key === 'X-Content-Type-Options'),
    );
    expect(sets, path).toHaveLength(1);
    return sets[0]!.headers.map(({ key }) => key);
  };
  for (const path of [
    '/',
    '/about',
    '/login',
    '/hr/login',
    '/login/x',
    '/loginx',
    '/assets/a.js',
    '/pl/polityka-prywatności',
  ])
    expect(headersOf(path), path).toEqual(expect.arrayContaining(['Content-Security-Policy', 'X-Frame-Options']));
  for (const path of ['/__/auth/handler', '/__/auth/iframe', '/__/auth/action'])
    expect(headersOf(path)).toEqual(['Strict-Transport-Security', 'X-Content-Type-Options', 'Referrer-Policy']);
  // The functions of these paths send stricter headers, which no others may replace.
  for (const path of [
    '/newsletter/confirm',
    '/newsletter/unsubscribe',
    '/waitlist/leave',
    '/request/confirm',
    '/request/decide',
    '/cleaning',
    '/calendar/taken.json',
    '/prices/current.json',
  ])
    expect((settings.hosting.headers as HeaderRule[]).filter(({ source }) => fits(path, source))).toEqual([]);
});

test('every view of the owner’s desk is served by the client-rendered page, and nothing else below it', () => {
  const destination = (path: string) =>
    (settings.hosting.rewrites as { source: string; destination?: string }[]).find(({ source }) => fits(path, source))
      ?.destination;
  for (const language of languages) {
    for (const view of [[], ...hostViews.map((name) => [name]), ['bookings', '7K3Q9-XRD2M']]) {
      expect(destination(hostPath(language, ...view))).toBe('/__spa-fallback.html');
    }
    for (const view of [['xyz'], ['calendar', 'x'], ['bookings', 'x', 'y']]) {
      expect(destination(hostPath(language, ...view))).toBeUndefined();
    }
  }
});

test("search engines are told not to list the owner's desk in any language, and nothing else", () => {
  const robots = (path: string) =>
    (settings.hosting.headers as HeaderRule[])
      .filter(({ source }) => fits(path, source))
      .flatMap(({ headers }) => headers.filter(({ key }) => key === 'X-Robots-Tag'));
  for (const language of languages) {
    for (const view of [[], ['calendar'], ['bookings', '7K3Q9-XRD2M']]) {
      const path = hostPath(language, ...view);
      expect(robots(path), path).toEqual([{ key: 'X-Robots-Tag', value: 'noindex' }]);
    }
    for (const page of ['home', 'about', 'login'] as const) expect(robots(pathTo(page, language)), page).toEqual([]);
  }
  for (const path of ['/hosts', '/de/hosting', '/assets/host.js']) expect(robots(path), path).toEqual([]);
});

test('the real site may not connect to this machine, and local settings differ in nothing else', () => {
  const local = JSON.stringify(allowEmulators(settings.hosting.headers));
  expect(JSON.stringify(settings.hosting)).not.toContain('127.0.0.1');
  for (const port of [ports.firestore, ports.functions, ports.auth])
    expect(local).toContain(`http://127.0.0.1:${port}`);
  expect(JSON.parse(local.replaceAll(/ http:\/\/127\.0\.0\.1:\d+/g, ''))).toEqual(settings.hosting.headers);
});

test('the emulators listen on their usual ports, on this machine alone', () => {
  const { emulators } = settings;
  const expected = {
    hosting: ports.site,
    auth: ports.auth,
    firestore: ports.firestore,
    functions: ports.functions,
    ui: ports.ui,
    hub: ports.hub,
    logging: ports.logging,
    eventarc: ports.eventarc,
    tasks: ports.tasks,
  };
  for (const [name, port] of Object.entries(expected))
    expect(emulators[name]).toMatchObject({ host: '127.0.0.1', port });
  expect(emulators.firestore.websocketPort).toBe(ports.firestoreWebsocket);
});
