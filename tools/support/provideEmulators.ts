import { existsSync, mkdirSync, readFileSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { downloadWhileMoving, forgetFailedDownload } from './downloadWhileMoving.ts';
import { PlainFailure } from './PlainFailure.ts';
import { inProject } from './projectRoot.ts';
import { print } from './step.ts';

const jarInSdk = 'platform/cloud-firestore-emulator/cloud-firestore-emulator.jar';

type Emulator = 'firestore' | 'ui';

/** Environment and features of the emulators. */
export type ProvidedEmulators = { env: NodeJS.ProcessEnv; hasUi: boolean };

/** Path of an emulator in firebase-tools' cache. */
function downloadedFile(emulator: Emulator): string {
  const info = JSON.parse(
    readFileSync(inProject('node_modules/firebase-tools/lib/emulator/downloadableEmulatorInfo.json'), 'utf8'),
  );
  const cache = process.env.FIREBASE_EMULATORS_PATH || join(homedir(), '.cache', 'firebase', 'emulators');
  return join(
    cache,
    emulator === 'ui' ? info.ui.main.binaryPathRelativeToCacheDir : info.firestore.downloadPathRelativeToCacheDir,
  );
}

/** The Firestore emulator of an installed Google Cloud SDK, near `gcloud` or in the usual folders. */
function findSdkJar(): string | undefined {
  const onPath = (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, 'gcloud'))
    .filter((file) => existsSync(file))
    .map((file) => dirname(dirname(realpathSync(file))));
  const usual = [
    process.env.CLOUDSDK_ROOT_DIR ?? '',
    join(homedir(), 'google-cloud-sdk'),
    '/usr/lib/google-cloud-sdk',
    '/usr/lib64/google-cloud-sdk',
    '/usr/share/google-cloud-sdk',
    '/usr/local/google-cloud-sdk',
    '/usr/local/share/google-cloud-sdk',
    '/opt/google-cloud-sdk',
    '/opt/google-cloud-cli',
    '/opt/homebrew/share/google-cloud-sdk',
    '/snap/google-cloud-sdk/current',
    '/snap/google-cloud-cli/current',
  ];
  return [...onPath, ...usual]
    .filter((root) => root !== '')
    .map((root) => join(root, jarInSdk))
    .find((file) => existsSync(file));
}

/**
 * The SDK's jar has no main class, so a small jar beside a link to it names one. Both are in one folder because a manifest line has at most
 * 72 bytes.
 */
function wrapSdkJar(sdkJar: string): string {
  const folder = inProject('.cache', 'emulators');
  mkdirSync(folder, { recursive: true });
  const link = join(folder, 'sdk.jar');
  rmSync(link, { force: true });
  symlinkSync(realpathSync(sdkJar), link);
  const manifest = [
    'Manifest-Version: 1.0',
    'Main-Class: com.google.cloud.datastore.emulator.firestore.CloudFirestore',
    'Class-Path: sdk.jar',
  ];
  const jar = join(folder, 'firestore.jar');
  writeFileSync(jar, zipSync({ 'META-INF/MANIFEST.MF': strToU8(`${manifest.join('\r\n')}\r\n`) }));
  return jar;
}

async function provide(emulator: Emulator): Promise<boolean> {
  if (existsSync(downloadedFile(emulator))) return true;
  await downloadWhileMoving({
    name: `emulator-${emulator}`,
    what: emulator === 'ui' ? 'the Emulator UI' : 'the Firestore emulator',
    command: inProject('node_modules/.bin/firebase'),
    args: [`setup:emulators:${emulator}`],
    env: { CI: '1', NO_UPDATE_NOTIFIER: '1' },
  });
  return existsSync(downloadedFile(emulator));
}

/**
 * Provides the Firestore emulator and the Emulator UI: from firebase-tools' cache or download, else the Google Cloud
 * SDK's emulator without UI.
 * @throws {PlainFailure} without any Firestore emulator
 */
export async function provideEmulators(): Promise<ProvidedEmulators> {
  const byHand = process.env.FIRESTORE_EMULATOR_BINARY_PATH;
  const [hasFirestore, hasUi] = await Promise.all([byHand ? true : provide('firestore'), provide('ui')]);
  const env: NodeJS.ProcessEnv = {};
  if (!hasFirestore) {
    const sdkJar = findSdkJar();
    if (!sdkJar) {
      forgetFailedDownload('emulator-firestore');
      throw new PlainFailure(
        'The Firestore emulator could not be downloaded and no Google Cloud SDK with one was found: connect to the network once, ' +
          'or install the SDK with its component cloud-firestore-emulator, and try again.',
      );
    }
    env.FIRESTORE_EMULATOR_BINARY_PATH = wrapSdkJar(sdkJar);
    print(`• the Firestore emulator cannot be downloaded here: using the Google Cloud SDK's, ${sdkJar}`);
  }
  if (!hasUi) print('• the Emulator UI cannot be downloaded here: starting without it');
  return { env, hasUi };
}
