import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { delimiter } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { askAsGuest } from './askAsGuest.ts';
import { findJava } from './findJava.ts';
import { lastLines, type Household } from './Household.ts';
import { PlainFailure } from './PlainFailure.ts';
import { host, ports } from './ports.ts';
import { inProject } from './projectRoot.ts';
import { provideEmulators } from './provideEmulators.ts';
import { mustRun } from './runCommand.ts';
import { sayDone } from './step.ts';
import { writeLocalSettings } from './writeLocalSettings.ts';
import { writeSecretFile } from './writeSecretFile.ts';

export const project = 'demo-villa';
const START_LIMIT_MS = 120_000;

/** What programs need to reach the running emulators instead of a live project. */
export const emulatorEnv = {
  GCLOUD_PROJECT: project,
  FIRESTORE_EMULATOR_HOST: `${host}:${ports.firestore}`,
  FIREBASE_AUTH_EMULATOR_HOST: `${host}:${ports.auth}`,
  // Nobody needs to ask whether this machine is one of Google's.
  METADATA_SERVER_DETECTION: 'none',
};

async function waitForWords(words: RegExp, logFile: string): Promise<void> {
  for (const began = performance.now(); performance.now() - began < START_LIMIT_MS; await pause(100)) {
    if (words.test(readFileSync(logFile, 'utf8'))) return;
  }
  throw new PlainFailure(`The emulators did not start within ${START_LIMIT_MS / 1000} s:\n${lastLines(logFile)}`);
}

/** firebase-tools lives on without its Firestore emulator when that is killed; a suite that can store nothing is none. */
function watchFirestore(household: Household, logFile: string): void {
  const watch = setInterval(() => {
    const probe = connect(ports.firestore, host, () => probe.destroy());
    probe.once('error', () => {
      clearInterval(watch);
      if (!household.isLeaving) household.onDeath('emulators', logFile, 'lost the Firestore emulator');
    });
  }, 3000).unref();
}

/** Writes the sample bookings and guests, dated from today. */
async function seed(): Promise<void> {
  const began = performance.now();
  await mustRun('The seed', 'seed', process.execPath, [inProject('emulator-data/seed.ts')], {
    env: { ...process.env, ...emulatorEnv },
  });
  sayDone('seeded', began);
}

/**
 * Starts the mail catcher and the emulators, seeds them and waits until a guest could book. With `hosting: false` something else
 * serves the site. Answers whether the Emulator UI runs.
 */
export async function startSuite(household: Household, { hosting }: { hosting: boolean }): Promise<{ hasUi: boolean }> {
  const javaFolder = findJava();
  writeSecretFile();
  const { env, hasUi } = await provideEmulators();
  const began = performance.now();
  household.start('mail', process.execPath, [
    inProject('node_modules/maildev/bin/maildev'),
    ...['--ip', host, '--web-ip', host, '--web', String(ports.mailPage), '--smtp', String(ports.smtp)],
  ]);
  const only = ['auth', 'firestore', 'functions', ...(hosting ? ['hosting'] : [])].join(',');
  const logFile = household.start(
    'emulators',
    inProject('node_modules/.bin/firebase'),
    [
      'emulators:start',
      ...['--project', project, '--only', only, '--config', writeLocalSettings()],
      ...(hasUi ? ['--ui'] : []),
    ],
    {
      cwd: inProject('.cache', 'logs'),
      env: {
        // By default a burst of calls starts a Node process for each and takes the machine down.
        FUNCTIONS_EMULATOR_PARALLEL: '4',
        ...process.env,
        ...env,
        PATH: [javaFolder, process.env.PATH].join(delimiter),
        // A local project needs nothing from the network. Without one, each of these questions would wait for seconds: news and
        // updates of firebase-tools, the newest firebase-functions, a Google machine's credentials.
        CI: '1',
        NO_UPDATE_NOTIFIER: '1',
        npm_config_offline: 'true',
        METADATA_SERVER_DETECTION: 'none',
        // Its many Node processes load the same code.
        NODE_COMPILE_CACHE: inProject('.cache', 'node'),
      },
    },
  );
  await waitForWords(/All emulators ready/, logFile);
  sayDone('emulators and mail catcher started', began);
  await seed();
  const asked = performance.now();
  try {
    await askAsGuest();
  } catch (error) {
    throw new PlainFailure(`A guest could not book: ${(error as Error).message}\n${lastLines(logFile, 40)}`);
  }
  sayDone('a guest could book', asked);
  watchFirestore(household, logFile);
  return { hasUi };
}
