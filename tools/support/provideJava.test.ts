import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { provideJava } from './provideJava.ts';

/** A proxy that does not exist. */
const unreachable = { HTTPS_PROXY: 'http://127.0.0.1:1' };

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'java-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** A machine without any Java. */
const nowhere = () => ({ env: { PATH: '' }, homes: [], cache: join(folder, 'cache') });

/** A Java home in the layout of JDKs, with a program that is never run. */
function makeHome(name: string, version: string): string {
  const home = join(folder, name);
  mkdirSync(join(home, 'bin'), { recursive: true });
  writeFileSync(join(home, 'release'), `JAVA_VERSION="${version}"\n`);
  writeFileSync(join(home, 'bin', 'java'), '#!/bin/sh\n');
  chmodSync(join(home, 'bin', 'java'), 0o755);
  return home;
}

it('prefers an installed Java to a download', async () => {
  const home = makeHome('installed', '21.0.4');
  expect(await provideJava({ ...nowhere(), env: { JAVA_HOME: home } }, unreachable)).toBe(join(home, 'bin'));
  expect(await provideJava({ ...nowhere(), homes: [join(folder, 'inst*')] }, unreachable)).toBe(join(home, 'bin'));
});

it('gives instructions if there is none, or only an old one, and the download fails', async () => {
  await expect(provideJava(nowhere(), unreachable)).rejects.toThrow(/found none.*: install a JDK/);
  const old = { JAVA_HOME: makeHome('old', '17.0.15') };
  await expect(provideJava({ ...nowhere(), env: old }, unreachable)).rejects.toThrow(/found only Java 17/);
  expect(existsSync(nowhere().cache)).toBe(false);
});
