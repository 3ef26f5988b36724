import { randomBytes } from 'node:crypto';
import { appendFileSync, existsSync, readFileSync, statSync, truncateSync } from 'node:fs';
import { connect } from 'node:net';
import { delimiter } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { writeSettingsFile } from './firebaseSettings.ts';
import { allowEmulators } from './hostingHeaders.ts';
import { requestAsGuest } from './requestAsGuest.ts';
import { provideJava } from './provideJava.ts';
import { lastLines, type ProcessGroup, type StartedProcess } from './ProcessGroup.ts';
import { PlainFailure } from './PlainFailure.ts';
import { host, ports } from './ports.ts';
import { inProject } from './projectRoot.ts';
import { localProject } from './projectId.ts';
import { provideEmulators } from './provideEmulators.ts';
import { mustRun } from './runCommand.ts';
import { printDone } from './step.ts';

const START_LIMIT_MS = 600_000;

/** In bytes. */
const LARGEST_DEBUG_LOG = 50_000_000;

/** Names of the suite's processes and of their logs. */
const emulators = 'emulators';
const mail = 'mail';

/** Environment that connects programs to the emulators. */
export const emulatorEnv = {
  GCLOUD_PROJECT: localProject,
  FIRESTORE_EMULATOR_HOST: `${host}:${ports.firestore}`,
  FIREBASE_AUTH_EMULATOR_HOST: `${host}:${ports.auth}`,
  // Prevents looking up Google's metadata server.
  METADATA_SERVER_DETECTION: 'none',
};

async function waitForOutput(pattern: RegExp, logFile: string): Promise<void> {
  for (const began = performance.now(); performance.now() - began < START_LIMIT_MS; await pause(100)) {
    if (pattern.test(readFileSync(logFile, 'utf8'))) return;
  }
  throw new PlainFailure(`The emulators did not start within ${START_LIMIT_MS / 1000} s:\n${lastLines(logFile)}`);
}

/** firebase-tools keeps running when its Firestore emulator dies, so the emulator is watched separately. */
function watchFirestore(processGroup: ProcessGroup, { logFile, isWanted }: StartedProcess): void {
  const watch = setInterval(() => {
    if (!isWanted()) return clearInterval(watch);
    const probe = connect(ports.firestore, host, () => probe.destroy());
    probe.once('error', () => {
      clearInterval(watch);
      if (isWanted()) processGroup.onDeath(emulators, logFile, 'lost the Firestore emulator');
    });
  }, 3000).unref();
}

/** firebase-tools writes every event with its document into its debug log, which cannot be configured, so a large log is truncated. */
function limitDebugLog({ isWanted }: StartedProcess): void {
  const log = inProject('.cache', 'logs', 'firebase-debug.log');
  const watch = setInterval(() => {
    if (!isWanted()) return clearInterval(watch);
    if (existsSync(log) && statSync(log).size > LARGEST_DEBUG_LOG) truncateSync(log);
  }, 10_000).unref();
}

/** Writes the sample bookings and guests. Their dates are relative to today. */
async function seed(): Promise<void> {
  const began = performance.now();
  await mustRun('The seed', 'seed', process.execPath, [inProject('emulator-data/seed.ts')], {
    env: { ...process.env, ...emulatorEnv },
  });
  printDone('seeded', began);
}

/**
 * Empties the mail catcher and restarts the emulators, so that a stage does not depend on earlier ones. Deleting the data would be enough,
 * but the Firestore emulator stays slower than a new one.
 */
export async function restartEmulators(processGroup: ProcessGroup): Promise<void> {
  await processGroup.end(emulators);
  const response = await fetch(`http://${host}:${ports.mailPage}/email/all`, { method: 'DELETE' });
  if (!response.ok) throw new PlainFailure(`The mail catcher could not be emptied: ${response.status}`);
  await startEmulators(processGroup, true);
}

/**
 * Starts the mail catcher and the emulators, seeds them and waits until a guest could book.
 * @param hosting `false` if something else serves the site
 * @returns whether the Emulator UI runs, and what ends the suite and frees its ports
 */
export async function startSuite(
  processGroup: ProcessGroup,
  { hosting }: { hosting: boolean },
): Promise<{ hasUi: boolean; stop: () => Promise<void> }> {
  processGroup.start(mail, process.execPath, [
    inProject('node_modules/maildev/bin/maildev'),
    ...['--ip', host, '--web-ip', host, '--web', String(ports.mailPage), '--smtp', String(ports.smtp)],
  ]);
  const stop = async () => {
    await Promise.all([processGroup.end(emulators), processGroup.end(mail)]);
  };
  return { hasUi: await startEmulators(processGroup, hosting), stop };
}

/** @returns whether the Emulator UI runs */
async function startEmulators(processGroup: ProcessGroup, hosting: boolean): Promise<boolean> {
  const javaFolder = await provideJava();
  writeSecretFile();
  const { env, hasUi } = await provideEmulators();
  const began = performance.now();
  const only = ['auth', 'firestore', 'functions', ...(hosting ? ['hosting'] : [])].join(',');
  const suite = processGroup.start(
    emulators,
    inProject('node_modules/.bin/firebase'),
    [
      'emulators:start',
      ...['--project', localProject, '--only', only, '--config', writeLocalSettings()],
      ...(hasUi ? ['--ui'] : []),
    ],
    {
      cwd: inProject('.cache', 'logs'),
      env: {
        // By default a burst of calls starts a Node process each, which overloads the machine.
        FUNCTIONS_EMULATOR_PARALLEL: '4',
        // Seconds to load the functions; the default of ten is too short for a busy machine.
        FUNCTIONS_DISCOVERY_TIMEOUT: '300',
        ...process.env,
        ...env,
        PATH: [javaFolder, process.env.PATH].join(delimiter),
        JAVA_TOOL_OPTIONS: `-Djava.util.logging.config.file=${inProject('tools/support/firestoreEmulator.properties')}`,
        // Without a network, each of these lookups would wait for seconds: updates of firebase-tools and firebase-functions, credentials of
        // a Google machine.
        CI: '1',
        NO_UPDATE_NOTIFIER: '1',
        npm_config_offline: 'true',
        METADATA_SERVER_DETECTION: 'none',
        // The emulator's many Node processes load the same code.
        NODE_COMPILE_CACHE: inProject('.cache', 'node'),
      },
    },
  );
  await waitForOutput(/All emulators ready/, suite.logFile);
  printDone('emulators started', began);
  await seed();
  const asked = performance.now();
  try {
    await requestAsGuest();
  } catch (error) {
    throw new PlainFailure(`A guest could not book: ${(error as Error).message}\n${lastLines(suite.logFile, 40)}`);
  }
  printDone('a guest could book', asked);
  watchFirestore(processGroup, suite);
  limitDebugLog(suite);
  return hasUi;
}

/**
 * Writes firebase.json for local use, which lets pages connect to the emulators.
 * @returns its path
 */
function writeLocalSettings(): string {
  const settings = JSON.parse(readFileSync(inProject('firebase.json'), 'utf8'));
  settings.hosting.headers = allowEmulators(settings.hosting.headers);
  return writeSettingsFile('local', settings);
}

/** Writes random secrets for the emulated functions, not in git. */
function writeSecretFile(): void {
  const file = inProject('functions', '.secret.local');
  const present = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const missing = ['BOOKING_NUMBER_KEY', 'LINK_KEY'].filter((name) => !new RegExp(`^${name}=.`, 'm').test(present));
  const gap = present === '' || present.endsWith('\n') ? '' : '\n';
  const lines = missing.map((name) => `${name}=${randomBytes(32).toString('hex')}\n`);
  if (missing.length > 0) appendFileSync(file, gap + lines.join(''), { mode: 0o600 });
}
