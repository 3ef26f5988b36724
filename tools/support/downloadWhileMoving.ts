import { spawn } from 'node:child_process';
import { closeSync, globSync, mkdirSync, openSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { logFileOf } from './Household.ts';
import { inProject } from './projectRoot.ts';
import { say } from './step.ts';

/** Without a new byte for this long, a download is given up. */
const STALL_MS = 15_000;
const RETRY_AFTER_MS = 60 * 60 * 1000;

type Download = { name: string; what: string; command: string; args: string[]; env?: NodeJS.ProcessEnv };

function bytesUnder(folder: string): number {
  return globSync(join(folder, '**/*')).reduce(
    (sum, file) => sum + (statSync(file, { throwIfNoEntry: false })?.size ?? 0),
    0,
  );
}

/**
 * Lets another tool download something the ordinary way, for as long as bytes come in; a large file on a slow line may take its time, a
 * network that answers nothing may not. A failure is remembered for an hour, so that the next start loses no time on it.
 * Answers whether the tool said it succeeded.
 */
export async function downloadWhileMoving({ name, what, command, args, env }: Download): Promise<boolean> {
  const failure = inProject('.cache', 'downloads', `${name}-failed`);
  const failedAt = statSync(failure, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  if (Date.now() - failedAt < RETRY_AFTER_MS) return false;
  const temporary = inProject('.cache', 'downloads', name);
  rmSync(temporary, { recursive: true, force: true });
  mkdirSync(temporary, { recursive: true });
  mkdirSync(dirname(logFileOf(name)), { recursive: true });
  const log = openSync(logFileOf(`download-${name}`), 'w');
  const child = spawn(command, args, {
    cwd: temporary,
    env: { ...process.env, ...env, TMPDIR: temporary },
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  let bytes = 0;
  let movedAt = performance.now();
  let announced = false;
  const watch = setInterval(() => {
    const now = bytesUnder(temporary);
    if (now !== bytes) movedAt = performance.now();
    bytes = now;
    if (bytes > 1_000_000 && !announced) {
      announced = true;
      say(`  downloading ${what} (once) ...`);
    }
    if (performance.now() - movedAt > STALL_MS) child.kill('SIGKILL');
  }, 500);
  const status = await new Promise((resolve) => child.once('close', resolve).once('error', () => resolve(127)));
  clearInterval(watch);
  rmSync(temporary, { recursive: true, force: true });
  if (status === 0) rmSync(failure, { force: true });
  else writeFileSync(failure, '');
  return status === 0;
}

/** Forgets a failure, because without this download there is no going on and a next try should be a real one. */
export function forgetFailedDownload(name: string): void {
  rmSync(inProject('.cache', 'downloads', `${name}-failed`), { force: true });
}
