import { spawn } from 'node:child_process';
import { closeSync, globSync, mkdirSync, openSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { logFileOf } from './ProcessGroup.ts';
import { inProject } from './projectRoot.ts';
import { print } from './step.ts';

/** A download without progress for this long is aborted. */
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
 * Runs another tool's download as long as bytes arrive. Remembers a failure for an hour, so that the next start does not wait again.
 * @returns whether it succeeded
 */
export async function downloadWhileMoving({ name, what, command, args, env }: Download): Promise<boolean> {
  if (failedLately(name)) return false;
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
      print(`  downloading ${what} (once) ...`);
    }
    if (performance.now() - movedAt > STALL_MS) child.kill('SIGKILL');
  }, 500);
  const status = await new Promise((resolve) => child.once('close', resolve).once('error', () => resolve(127)));
  clearInterval(watch);
  rmSync(temporary, { recursive: true, force: true });
  if (status === 0) forgetFailedDownload(name);
  else rememberFailedDownload(name);
  return status === 0;
}

function markOfFailure(name: string): string {
  return inProject('.cache', 'downloads', `${name}-failed`);
}

/** Whether a download failed within the last hour. */
export function failedLately(name: string): boolean {
  const failedAt = statSync(markOfFailure(name), { throwIfNoEntry: false })?.mtimeMs ?? 0;
  return Date.now() - failedAt < RETRY_AFTER_MS;
}

export function rememberFailedDownload(name: string): void {
  mkdirSync(dirname(markOfFailure(name)), { recursive: true });
  writeFileSync(markOfFailure(name), '');
}

/** Clears a remembered failure, for a download that is required. */
export function forgetFailedDownload(name: string): void {
  rmSync(markOfFailure(name), { force: true });
}
