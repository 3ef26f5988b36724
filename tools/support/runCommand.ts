import { spawn } from 'node:child_process';
import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { lastLines, logFileOf } from './ProcessGroup.ts';
import { PlainFailure } from './PlainFailure.ts';
import { inProject, projectRoot } from './projectRoot.ts';

export type CommandOptions = { cwd?: string; env?: NodeJS.ProcessEnv; signal?: AbortSignal; logName?: string };
export type CommandResult = { status: number; output: string; logFile: string };

/** Runs a command with its output in a log file. */
export async function runCommand(
  name: string,
  command: string,
  args: string[],
  { cwd = projectRoot, env = process.env, signal }: CommandOptions = {},
): Promise<CommandResult> {
  const logFile = logFileOf(name);
  mkdirSync(dirname(logFile), { recursive: true });
  const log = openSync(logFile, 'w');
  const child = spawn(command, args, { cwd, env, stdio: ['ignore', log, log], ...(signal ? { signal } : {}) });
  closeSync(log);
  const status = await new Promise<number>((resolve) => {
    child.once('error', () => resolve(127));
    child.once('exit', (code) => resolve(code ?? 1));
  });
  return { status, output: readFileSync(logFile, 'utf8'), logFile };
}

/** Runs one of the packages' programs in the terminal. Returns its exit status. */
export function runInTerminal(program: string, args: string[], env: NodeJS.ProcessEnv): Promise<number> {
  const child = spawn(inProject('node_modules/.bin', program), args, {
    cwd: projectRoot,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  return new Promise((resolve) => {
    child.once('error', () => resolve(127));
    child.once('exit', (code) => resolve(code ?? 1));
  });
}

/** Runs a command and throws with the end of its log if it fails. */
export async function mustRun(what: string, ...call: Parameters<typeof runCommand>): Promise<CommandResult> {
  const result = await runCommand(...call);
  if (result.status !== 0) throw new PlainFailure(`${what} failed:\n${lastLines(result.logFile)}`);
  return result;
}
