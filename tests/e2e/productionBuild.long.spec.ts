import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { functionsOrigin } from '../../functions/src/contract/region.ts';
import { takenNightsPath } from '../../functions/src/contract/takenNights.ts';
import { addDays } from '../../functions/src/domain/isoDate.ts';
import { quoteStay } from '../../functions/src/domain/quote.ts';
import { pathTo } from '../../functions/src/domain/sitePaths.ts';
import { servePages, type ServedSite } from '../../tools/support/servePages.ts';
import { copyProject } from '../../tools/support/copyProject.ts';
import { mustRun } from '../../tools/support/runCommand.ts';
import { inDays } from '../support/bookingRequest.ts';
import { sampleVilla } from '../support/sampleVilla.ts';
import { BookingWalk, stayQuery } from './BookingWalk.ts';
import { hydrated } from './hydrated.ts';
import { expect, siteTest as test } from './siteTest.ts';

/*
 * The site as `npm run deploy` builds it: with the configuration of a live project, App Check, and the headers for
 * both. The test answers in place of Google's servers. Everything else is what guests get.
 */
const project = 'villa-live';
const config = { projectId: project, appId: '1:2:web:3', apiKey: 'key-of-the-live-project' };
const siteKey = 'recaptcha-site-key';
/** The part of reCAPTCHA Enterprise that the SDK calls. */
const recaptcha = `
  let rendered;
  window.grecaptcha = { enterprise: {
    ready: (callback) => callback(),
    render: (_, options) => { rendered = options; return 0; },
    execute: async () => { rendered.callback(); return 'answer for ' + rendered.sitekey; },
  } };`;

let copy: string;
let site: ServedSite;

test.beforeAll(async ({}, testInfo) => {
  testInfo.setTimeout(900_000);
  copy = copyProject('production');
  writeFileSync(join(copy, '.firebaserc'), JSON.stringify({ projects: { default: project } }));
  const run = (name: string, args: string[], more: NodeJS.ProcessEnv = {}) =>
    mustRun(name, `production-${name}`, process.execPath, args, { cwd: copy, env: { ...process.env, ...more } });
  const settings = { VITE_FIREBASE_CONFIG: JSON.stringify(config), VITE_APP_CHECK_KEY: siteKey };
  // The steps of provisioning and deploying.
  await run('rewrites', ['tools/rewrites.ts']);
  const write = `
    import { firebaseSettings, writeSettingsFile } from './tools/support/firebaseSettings.ts';
    writeSettingsFile('live.local', await firebaseSettings());`;
  await run('settings', ['--input-type=module', '--eval', write], settings);
  await run('build', ['tools/run.mjs', 'build'], { ...settings, GCLOUD_PROJECT: project });
  site = await servePages({ config: join(copy, 'firebase.live.local.json') });
});
test.afterAll(() => site?.stop());

test.use({ ignoreHTTPSErrors: true });

test('the deployed site runs under its own policy, and calls the live project with App Check and no emulator', async ({
  page,
  allow,
}) => {
  const walk = new BookingWalk(page);
  const origins = new Set<string>();
  page.on('request', (request) => origins.add(new URL(request.url()).origin));
  const google = [
    'https://www.google.com',
    'https://content-firebaseappcheck.googleapis.com',
    functionsOrigin(project),
  ];
  allow(...google.map((origin) => new RegExp(`request to another host: ${origin}/`)));

  const checkIn = [0, 1, 2, 3, 4, 5, 6]
    .map((more) => inDays(330 + more))
    .find((date) => new Date(date).getUTCDay() === 6)!;
  const stay = { checkIn, checkOut: addDays(checkIn, 7) };
  const guests = { adults: 2, children: 0 };
  const villa = sampleVilla();
  const lavender = villa.find(({ slug }) => slug === 'lavender')!;
  const taken = { from: inDays(0), apartments: Object.fromEntries(villa.map(({ slug }) => [slug, []])) };
  await page.route(`**${takenNightsPath}`, (route) => route.fulfill({ json: taken }));
  await page.route('https://www.google.com/recaptcha/enterprise.js*', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: recaptcha }),
  );
  const cors = { 'access-control-allow-origin': '*' };
  const exchanges: unknown[] = [];
  await page.route('https://content-firebaseappcheck.googleapis.com/**', (route) => {
    exchanges.push([route.request().url(), route.request().postDataJSON()]);
    return route.fulfill({ headers: cors, json: { token: 'attested', ttl: '3600s' } });
  });
  const calls: unknown[] = [];
  await page.route(`${functionsOrigin(project)}/**`, (route) => {
    calls.push([new URL(route.request().url()).pathname, route.request().headers()['x-firebase-appcheck']]);
    const quote = quoteStay(stay, guests, lavender, lavender.propertyTerms);
    const apartments = [{ slug: 'lavender', available: true, quote }];
    return route.fulfill({ headers: cors, json: { result: { nights: 7, apartments } } });
  });

  const response = await page.goto(`${site.origin}${pathTo('apartments', 'en')}${stayQuery(stay, guests)}`);
  const policy = response!.headers()['content-security-policy'] ?? '';
  expect(policy).toContain('https://www.google.com/recaptcha/');
  expect(policy).toContain(functionsOrigin(project));
  expect(policy).not.toMatch(/127\.0\.0\.1|unsafe-eval|demo-villa/);
  await hydrated(page);
  await expect(walk.available).toBeVisible();
  await walk.checkButton.click();
  await expect.poll(() => calls).toEqual([['/checkAvailability', 'attested']]);
  await expect(walk.available).toBeVisible();
  const app = `projects/${project}/apps/${config.appId}:exchangeRecaptchaEnterpriseToken?key=${config.apiKey}`;
  expect(exchanges).toEqual([
    [
      `https://content-firebaseappcheck.googleapis.com/v1/${app}`,
      { recaptcha_enterprise_token: `answer for ${siteKey}` },
    ],
  ]);

  // The sign-in page has a policy of its own.
  await page.goto(site.origin + pathTo('login', 'en'));
  await hydrated(page);
  expect([...origins].sort()).toEqual([site.origin, ...google].sort());
});
