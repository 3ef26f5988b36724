import { existsSync } from 'node:fs';
import { failedLately, rememberFailedDownload } from './downloadWhileMoving.ts';
import { runCommand } from './runCommand.ts';
import { print } from './step.ts';

const LIMIT_MS = 4 * 60_000;

/**
 * Installs packages if no password is needed: as root, on Debian and its derivatives. Remembers a failure for an hour.
 * Returns whether it succeeded.
 */
export async function installDebianPackages(packages: string[]): Promise<boolean> {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  const name = `apt-${packages[0]}`;
  if (failedLately(name)) return false;
  print(`  installing Debian's ${packages.join(', ')} (once) ...`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const signal = AbortSignal.timeout(LIMIT_MS);
  // Another program may be installing something right now.
  const options = ['-o', 'DPkg::Lock::Timeout=60'];
  await runCommand('apt-update', 'apt-get', [...options, 'update'], { env, signal });
  const install = [...options, 'install', '--yes', '--no-install-recommends', ...packages];
  const { status } = await runCommand(name, 'apt-get', install, { env, signal });
  if (status !== 0) rememberFailedDownload(name);
  return status === 0;
}
