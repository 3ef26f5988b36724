import '../support/isolatedProject.ts';
import '../support/emulators.ts';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { getAuth } from 'firebase-admin/auth';
import { Timestamp } from 'firebase-admin/firestore';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { apartmentSchema, propertyTermsSchema } from '../../functions/src/contract/apartment.ts';
import { settingsSchema } from '../../functions/src/contract/settings.ts';
import { firestore } from '../../functions/src/platform/firestore.ts';
import { deploySteps, lookAtGroups, obstacles } from '../../tools/deploy/deploySteps.ts';
import { GoogleApi } from '../../tools/google/GoogleApi.ts';
import { liveSteps, usualChoices, type Workplace } from '../../tools/provision/liveSteps.ts';
import { provision } from '../../tools/provision/provision.ts';
import { readVilla } from '../../tools/provision/readVilla.ts';
import type { AuthSection } from '../../tools/provision/signInSteps.ts';
import { lookAt, type Step } from '../../tools/provision/Step.ts';
import { documentsStep } from '../../tools/provision/villaDocuments.ts';
import { filledFiles, writeVilla } from '../support/filledVilla.ts';
import { GoogleProject } from '../support/GoogleProject.ts';
import { everyDocument } from '../support/everyDocument.ts';

/*
 * The documents are in the Firestore emulator. A local server simulates Google's other services, as their references
 * describe them.
 */
const settings = filledFiles['villa/settings.json'];
const apartments = filledFiles['villa/apartments.json'];
let root: string;
let said: string[];
let questions: number;

beforeEach(async () => {
  root = writeVilla();
  said = [];
  questions = 0;
  for (const collection of await firestore().listCollections()) await firestore().recursiveDelete(collection);
  const { users } = await getAuth().listUsers();
  await getAuth().deleteUsers(users.map(({ uid }) => uid));
});
afterEach(() => rmSync(root, { recursive: true }));

const run = (groups: Step[][], agrees = true) =>
  provision(groups, readVilla(root), {
    print: (line) => said.push(line),
    agrees: async () => {
      questions += 1;
      return agrees;
    },
  });
const documents = () => [[documentsStep(firestore, readVilla(root))]];

/** Everything in the database, by path. */
const stored = async () => Object.fromEntries(await everyDocument());

describe('the documents', () => {
  test('of an empty database equal the files, are valid by the contract, and have their copies', async () => {
    expect(await run(documents())).toEqual([]);
    const propertyTerms = propertyTermsSchema.parse(settings);
    const copy = (data: object) => ({ data, storedAt: expect.any(Timestamp) as Timestamp });
    const access = { owners: ['marta@casa-bellariva.it'] };
    const [lago, bosco] = apartments.map((facts) => ({ ...facts, propertyTerms }));
    expect(await stored()).toEqual({
      'settings/property': settings,
      'settings/property/lastGood/copy': copy(settings),
      'settings/access': access,
      'settings/access/lastGood/copy': copy(access),
      'apartments/lago': lago,
      'apartments/lago/lastGood/copy': copy(lago!),
      'apartments/bosco': bosco,
      'apartments/bosco/lastGood/copy': copy(bosco!),
    });
    expect(settingsSchema.parse((await stored())['settings/property'])).toEqual(settings);
    expect(apartmentSchema.parse((await stored())['apartments/lago'])).toEqual(lago);
    expect(said.find((line) => line.startsWith('    + apartments/lago: '))).toContain('nightPrice, seasons');
  });

  test('that the owner has edited are shown and stay; a new apartment gets the owner’s current terms', async () => {
    await run(documents());
    await firestore().doc('apartments/lago').update({ nightPrice: 15_500, revision: 1 });
    await firestore().doc('settings/property').update({ advanceShare: 0.4 });
    await firestore().doc('apartments/bosco').delete();
    await run(documents());
    const stays = 'stays as it is stored; the file says something else';
    expect(said).toContain(`    ~ apartments/lago nightPrice: ${stays}`);
    expect(said).toContain(`    ~ settings/property advanceShare: ${stays}`);
    const now = await stored();
    expect(now['apartments/lago']).toMatchObject({ nightPrice: 15_500, revision: 1 });
    expect(now['settings/property']).toMatchObject({ advanceShare: 0.4 });
    expect(now['apartments/bosco']).toMatchObject({ nightPrice: 12_000, propertyTerms: { advanceShare: 0.4 } });
  });

  test('are named without their values, which others could read in a deployment’s log', async () => {
    writeFileSync(
      join(root, 'villa/settings.json'),
      JSON.stringify({ ...settings, ownerName: 'The secret is Stresa-77' }),
    );
    await run(documents());
    await firestore()
      .doc('settings/property')
      .update({ ownerName: 'The secret is Verbania-88', 'account.iban': 'IT60X0542811101000000123456' });
    await firestore()
      .doc('settings/access')
      .update({ owners: ['luca@example.net'] });
    await run(documents());
    const named = ['settings/property ownerName', 'settings/property account', 'settings/access owners'];
    for (const field of named) expect(said.join('\n')).toContain(`~ ${field}: stays`);
    const values = [
      ...['Stresa-77', 'Verbania-88', settings.account.iban, 'IT60X0542811101000000123456'],
      ...[settings.ownerEmail, 'marta@', 'luca@example.net', settings.account.holder],
    ];
    for (const value of values) expect(said.join('\n')).not.toContain(value);
  });

  test('are not written without agreement, nor while a value is missing', async () => {
    await expect(run(documents(), false)).rejects.toThrow('Nothing more was done.');
    const half = { ...settings, ownerEmail: 'owner@example.com', ownerName: 'TODO' };
    writeFileSync(join(root, 'villa/settings.json'), JSON.stringify(half));
    await expect(run(documents())).rejects.toThrow(
      /not filled in yet\.\nvilla\/settings\.json: ownerEmail: "owner@example\.com" is an address that belongs to nobody\n.*ownerName.*not filled in/,
    );
    expect(await stored()).toEqual({});
  });
});

describe('a new project', () => {
  const google = new GoogleProject('bellariva');
  let api: GoogleApi;
  let workplace: Workplace;
  let deployed: AuthSection[];
  const env: NodeJS.Dict<string> = {};

  beforeEach(async () => {
    Object.assign(google, new GoogleProject('bellariva'));
    api = new GoogleApi('bellariva', {
      origin: await google.open(),
      accessToken: async () => 'token',
      pollEvery: 1,
    });
    deployed = [];
    Object.assign(env, {
      SMTP_URL: 'smtps://us:secret@smtp.casa-bellariva.it',
      FACEBOOK_APP_ID: 'f',
      FACEBOOK_APP_SECRET: 's',
    });
    workplace = {
      root,
      env,
      openDatabase: firestore,
      deployAuth: async (section) => {
        deployed.push(section);
        const signIn = { email: { enabled: true, passwordRequired: true } };
        google.authConfig = { signIn, authorizedDomains: ['localhost'] };
        google.switchOn('google.com');
      },
      writeFirebaseJson: async () =>
        writeFileSync(join(root, 'firebase.json'), '"connect-src https://europe-west1-bellariva.cloudfunctions.net"'),
    };
  });
  const groups = () => liveSteps(api, readVilla(root), usualChoices, workplace);
  /** Does the steps that a person has to do, at Apple and at the registrar. */
  const finishByHand = () => {
    google.domains.set('www.casa-bellariva.it', { hostState: 'HOST_ACTIVE', ownershipState: 'OWNERSHIP_ACTIVE' });
    google.switchOn('apple.com');
  };
  afterEach(() => google.close());

  test('gets everything that a command may create, and the person is told the rest', async () => {
    const left = await run(groups());
    expect(left.map(({ id }) => id)).toEqual(['apple']);
    expect([...google.services]).toEqual(
      expect.arrayContaining([
        'firestore.googleapis.com',
        'cloudtasks.googleapis.com',
        'recaptchaenterprise.googleapis.com',
      ]),
    );
    expect(google.database).toMatchObject({ locationId: 'eur3', type: 'FIRESTORE_NATIVE' });
    expect(google.backupSchedules).toEqual([
      { dailyRecurrence: {}, retention: '1209600s' },
      { weeklyRecurrence: { day: 'SUNDAY' }, retention: '8467200s' },
    ]);
    expect(google.budgets).toMatchObject([
      {
        budgetFilter: { projects: ['projects/bellariva'], calendarPeriod: 'MONTH' },
        amount: { specifiedAmount: { units: '5' } },
        thresholdRules: [{ thresholdPercent: 0.5 }, { thresholdPercent: 0.9 }, { thresholdPercent: 1 }],
      },
    ]);
    expect(said.join('\n')).toMatch(/\+ to create: a budget alert at 5 a month[^]*✓ made: budget/);
    expect(google.webApps).toMatchObject([{ displayName: 'Casa Bellariva' }]);
    expect(google.secrets.get('SMTP_URL')).toEqual([env.SMTP_URL]);
    const [bookingNumberKey, linkKey] = ['BOOKING_NUMBER_KEY', 'LINK_KEY'].map((name) => google.secrets.get(name)![0]!);
    for (const key of [bookingNumberKey, linkKey]) expect(key).toMatch(/^[0-9a-f]{64}$/);
    expect(bookingNumberKey).not.toBe(linkKey);
    expect(google.appCheckKey).toBe('site-key');
    expect(google.authConfig).toEqual({
      signIn: { email: { enabled: true, passwordRequired: false }, allowDuplicateEmails: false },
      authorizedDomains: ['bellariva.firebaseapp.com', 'bellariva.web.app', 'www.casa-bellariva.it'],
    });
    expect(google.providers.get('facebook.com')).toMatchObject({ enabled: true, clientId: 'f', clientSecret: 's' });
    expect(deployed).toEqual([
      {
        providers: {
          emailPassword: true,
          googleSignIn: {
            oAuthBrandDisplayName: 'Casa Bellariva',
            supportEmail: 'ciao@casa-bellariva.it',
            authorizedRedirectUris: ['https://www.casa-bellariva.it/__/auth/handler'],
          },
        },
      },
    ]);
    expect(said.join('\n')).toContain('ADD A www.casa-bellariva.it 199.36.158.100');
    expect(JSON.parse(readFileSync(join(root, '.firebaserc'), 'utf8'))).toEqual({ projects: { default: 'bellariva' } });
    expect(Object.keys(await stored())).toContain('apartments/lago');
  });

  test('has the owner’s account before it lists the email, even if a stranger was faster', async () => {
    const [email] = readVilla(root).access.owners;
    const stranger = await getAuth().createUser({ email: email!, password: 'correct horse battery' });
    await run(groups());
    const made = said.filter((line) => line.startsWith('✓ made:'));
    expect(made.indexOf('✓ made: owner-accounts')).toBeLessThan(made.indexOf('✓ made: documents'));
    expect(await getAuth().getUserByEmail(email!)).toMatchObject({
      providerData: [],
      customClaims: { signInProves: email },
    });
    await expect(getAuth().getUser(stranger.uid)).rejects.toThrow();
  });

  test('is not changed by a second run', async () => {
    await run(groups());
    finishByHand();
    google.changes = [];
    questions = 0;
    expect(await run(groups())).toEqual([]);
    expect(questions).toBe(0);
    expect(google.changes).toEqual([]);
  });

  test('is not changed by a check, nor before the person agrees', async () => {
    for (const group of groups()) await lookAt(group);
    await expect(run(groups(), false)).rejects.toThrow('Nothing more was done.');
    expect(google.changes).toEqual([]);
    expect(deployed).toEqual([]);
  });

  test.each([
    ['that is not there', { exists: false }, 'project', 'npx firebase projects:create bellariva'],
    ['without a billing plan', { billingEnabled: false }, 'billing', 'project/bellariva/usage/details'],
  ])('%s stops it, with instructions', async (_, state, id, mend) => {
    Object.assign(google, state);
    expect((await run(groups())).map((one) => one.id)).toEqual([id]);
    expect(said.join('\n')).toContain(mend);
    expect(google.database).toBeUndefined();
  });

  test('has its budget alert at the chosen amount, or names the person to ask for one', async () => {
    await run(liveSteps(api, readVilla(root), { ...usualChoices, budget: 20 }, workplace));
    expect(google.budgets).toMatchObject([{ amount: { specifiedAmount: { units: '20' } } }]);
    google.managesBilling = false;
    google.changes = [];
    expect((await run(groups())).map(({ id }) => id)).toContain('budget');
    expect(said.join('\n')).toContain('you may not see the budgets of the billing account');
    expect(google.changes).toEqual([]);
  });

  test('keeps a secret whose latest version is disabled: nothing is added, and instructions are given', async () => {
    await run(groups());
    const key = google.secrets.get('BOOKING_NUMBER_KEY');
    google.disabledSecrets.add('BOOKING_NUMBER_KEY').add('SMTP_URL');
    google.changes = [];
    const left = (await run(groups())).map(({ id }) => id);
    expect(left).toEqual(expect.arrayContaining(['BOOKING_NUMBER_KEY', 'SMTP_URL']));
    expect(google.changes).toEqual([]);
    expect(google.secrets.get('BOOKING_NUMBER_KEY')).toEqual(key);
    expect(said.join('\n')).toContain(
      'gcloud secrets versions enable 1 --secret BOOKING_NUMBER_KEY --project bellariva',
    );
  });

  describe('before a deployment', () => {
    const records: Record<string, string> = {
      'casa-bellariva.it': 'v=spf1 include:spf.mailer.it -all',
      'mailer._domainkey.casa-bellariva.it': 'v=DKIM1; k=rsa; p=MIIBIjANBg',
    };
    const dns = {
      resolveTxt: async (name: string) => {
        if (!records[name]) throw Object.assign(new Error(name), { code: 'ENOTFOUND' });
        return [[records[name]]];
      },
      resolveMx: async () => [{ exchange: 'mx.mailer.it' }],
    };
    const look = () => lookAtGroups(deploySteps(api, readVilla(root), workplace, dns));
    const missing = async (isPreview = false, despite: string[] = []) =>
      obstacles(await look(), isPreview, despite).map(({ id }) => id);

    beforeEach(() => {
      writeFileSync(join(root, 'functions/.env'), 'APP_CHECK=true\nDKIM_SELECTOR=mailer\n');
    });

    test('an empty one gets a complete list in plain words, and nothing is created', async () => {
      const names = ['services', 'billing', 'paid-services', 'files', 'database', 'web-app', 'hosting', 'backups'];
      expect(await missing()).toEqual([
        ...names,
        ...[
          'BOOKING_NUMBER_KEY',
          'LINK_KEY',
          'SMTP_URL',
          'sign-in',
          'app-check',
          'domain',
          'owner-accounts',
          'documents',
          'sign-in-settings',
          'apple',
          'facebook',
        ],
      ]);
      expect(google.changes).toEqual([]);
    });

    test('a provisioned project lacks nothing; each missing thing is named, unless the owner accepts it', async () => {
      await run(groups());
      finishByHand();
      expect(await missing()).toEqual([]);
      google.billingEnabled = false;
      google.secrets.delete('SMTP_URL');
      google.authConfig = { ...google.authConfig, authorizedDomains: ['bellariva.web.app'] };
      google.providers.delete('facebook.com');
      writeFileSync(join(root, 'functions/.env'), 'APP_CHECK=true\nDKIM_SELECTOR=other\n');
      writeFileSync(
        join(root, 'villa/property.json'),
        JSON.stringify({ ...filledFiles['villa/property.json'], name: 'Villa Murtela' }),
      );
      const all = ['content', 'dkim', 'billing', 'SMTP_URL', 'sign-in-settings', 'facebook'];
      expect(await missing()).toEqual(all);
      expect(await missing(false, ['dkim', 'content'])).toEqual(all.slice(2));
      expect(await missing(true)).toEqual([]);
    });
  });
});
