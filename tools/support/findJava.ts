import { spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { PlainFailure } from './PlainFailure.ts';
import { inProject } from './projectRoot.ts';

const OLDEST = 21;

/** JVM folders of Debian, Fedora, macOS, Homebrew and SDKMAN. */
const usualHomes = [
  '/usr/lib/jvm/*',
  '/usr/java/*',
  '/opt/java/*',
  '/opt/jdk*',
  '/Library/Java/JavaVirtualMachines/*/Contents/Home',
  join(homedir(), 'Library/Java/JavaVirtualMachines/*/Contents/Home'),
  '/opt/homebrew/opt/openjdk*',
  '/usr/local/opt/openjdk*',
  '/home/linuxbrew/.linuxbrew/opt/openjdk*',
  join(homedir(), '.sdkman/candidates/java/*'),
  join(homedir(), '.jdks/*'),
];

/** Where to look for Java. */
export type JavaPlaces = {
  env: { JAVA_HOME?: string | undefined; PATH?: string | undefined };
  /** Patterns of the folders of installed JVMs. */
  homes: string[];
  /** Folder of runtimes that the project has downloaded. */
  cache: string;
};

export const javaPlaces: JavaPlaces = { env: process.env, homes: usualHomes, cache: inProject('.cache', 'java') };

/** Major version of a `java` program, or 0. Reads the release file of a JDK before running it. */
function majorVersion(java: string): number {
  const release = join(dirname(java), '..', 'release');
  const said = existsSync(release)
    ? readFileSync(release, 'utf8').match(/^JAVA_VERSION="([^"]+)"/m)?.[1]
    : spawnSync(java, ['-version'], { encoding: 'utf8', timeout: 10_000 }).stderr?.match(/version "([^"]+)"/)?.[1];
  return Number(said?.match(/^(?:1\.)?(\d+)/)?.[1] ?? 0);
}

/**
 * Folder of `java` 21 or newer, as the emulators require: JAVA_HOME or PATH, else the newest one that is installed or was downloaded
 * earlier.
 * @throws {PlainFailure} if there is none
 */
export function findJava({ env, homes, cache }: JavaPlaces = javaPlaces): string {
  const { JAVA_HOME, PATH = '' } = env;
  const chosen = [...(JAVA_HOME ? [join(JAVA_HOME, 'bin')] : []), ...PATH.split(delimiter)];
  const downloaded = [join(cache, '*'), join(cache, '*', 'Contents', 'Home')];
  const others = [...homes, ...downloaded].flatMap((pattern) => globSync(pattern)).map((home) => join(home, 'bin'));
  const present = (folder: string) => existsSync(join(folder, 'java'));
  let newestSeen = 0;
  for (const folder of chosen.filter(present)) {
    const version = majorVersion(join(folder, 'java'));
    if (version >= OLDEST) return folder;
    newestSeen = Math.max(newestSeen, version);
  }
  const newest = others
    .filter(present)
    .map((folder) => ({ folder, version: majorVersion(join(folder, 'java')) }))
    .sort((a, b) => b.version - a.version)[0];
  if (newest && newest.version >= OLDEST) return newest.folder;
  newestSeen = Math.max(newestSeen, newest?.version ?? 0);
  throw new PlainFailure(
    `Java ${OLDEST} or newer is needed for the Firebase emulators (${newestSeen ? `found only Java ${newestSeen}` : 'found none'}): ` +
      'install a JDK, for example Eclipse Temurin, or name one in JAVA_HOME, and try again.',
  );
}
