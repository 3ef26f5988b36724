import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { closeSync, mkdirSync, openSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { inProject, projectRoot } from './projectRoot.ts';

const GRACE_MS = 10_000;

type Member = { name: string; child: ChildProcess; mark: string; ended: Promise<void> };

/** Identifies one process, so that a later one with the same name is not mistaken for it. */
export type StartedProcess = {
  logFile: string;
  /** `false` once the process was asked to stop. */
  isWanted: () => boolean;
};

/** Log file of a step or process. */
export function logFileOf(name: string): string {
  return inProject('.cache', 'logs', `${name}.log`);
}

/** Last lines of a log, for error messages. */
export function lastLines(logFile: string, count = 25): string {
  const lines = readFileSync(logFile, 'utf8').trimEnd().split('\n');
  return `${lines.slice(-count).join('\n')}\n(all of it: ${relative(projectRoot, logFile)})`;
}

/** All processes with this variable in their environment, except this one. */
function processesWith(variable: string): number[] {
  const isMarked = (environment: string) => environment.includes(`${variable}=`);
  if (process.platform !== 'linux') {
    const lines = execFileSync('ps', ['-A', '-E', '-o', 'pid=,command='], { encoding: 'utf8', maxBuffer: 1e9 });
    const found = lines.split('\n').filter(isMarked);
    return found.map((line) => Number.parseInt(line)).filter((id) => id !== process.pid);
  }
  return readdirSync('/proc')
    .filter((id) => /^\d+$/.test(id) && Number(id) !== process.pid)
    .filter((id) => {
      try {
        return isMarked(readFileSync(`/proc/${id}/environ`, 'latin1'));
      } catch {
        // The process has ended meanwhile, or belongs to another user.
        return false;
      }
    })
    .map(Number);
}

/** Stops the processes with this variable in their environment; after a second it kills those that are left. */
async function endAllWith(variable: string): Promise<void> {
  for (let turn = 0; turn < 80; turn += 1) {
    const left = processesWith(variable);
    if (left.length === 0) return;
    for (const id of turn === 0 || turn >= 20 ? left : []) {
      try {
        process.kill(id, turn === 0 ? 'SIGTERM' : 'SIGKILL');
      } catch {
        // The process has already ended.
      }
    }
    await pause(50);
  }
}

let started = 0;

/**
 * The long-running processes of a command and all their children. Some (Java) have process groups of their own and outlive a killed parent,
 * so all are found by an environment variable, which children inherit.
 */
export class ProcessGroup {
  readonly #mark = `STARTED_BY_${process.pid}`;
  #members: Member[] = [];
  #stopped: Promise<void> | undefined;

  constructor() {
    process.env[this.#mark] = 'yes';
  }

  /** Whether stopping has begun. Stopping causes all later failures. */
  get isLeaving(): boolean {
    return this.#stopped !== undefined;
  }

  /** Called when a process ends unexpectedly. */
  onDeath: (name: string, logFile: string, how: string) => void = () => {};

  /** Starts a process; its output goes to `.cache/logs/{name}.log`. */
  start(
    name: string,
    command: string,
    args: string[],
    { cwd = projectRoot, env = process.env }: { cwd?: string; env?: NodeJS.ProcessEnv } = {},
  ): StartedProcess {
    const logFile = logFileOf(name);
    mkdirSync(dirname(logFile), { recursive: true });
    const log = openSync(logFile, 'w');
    const mark = `${this.#mark}_${(started += 1)}`;
    // In a group of its own: otherwise it would get a Ctrl-C in the terminal twice, and the second one makes firebase-tools leave its
    // emulators running.
    const child = spawn(command, args, {
      cwd,
      env: { ...env, [mark]: 'yes' },
      stdio: ['ignore', log, log],
      detached: true,
    });
    closeSync(log);
    const member: Member = { name, child, mark, ended: Promise.resolve() };
    const isWanted = () => !this.isLeaving && this.#members.includes(member);
    member.ended = new Promise((resolve) => {
      const conclude = (how: string) => {
        resolve();
        if (isWanted()) this.onDeath(name, logFile, how);
      };
      child.once('error', (error) => conclude(`could not be started (${error.message})`));
      child.once('exit', (status, signal) =>
        conclude(signal ? `was ended by ${signal}` : `ended with status ${status}`),
      );
    });
    this.#members.push(member);
    return { logFile, isWanted };
  }

  /** Interrupts one of the processes, then stops its children. The others keep running. */
  async end(name: string): Promise<void> {
    const ending = this.#members.filter((member) => member.name === name);
    this.#members = this.#members.filter((member) => member.name !== name);
    await this.#interrupt(ending);
    for (const { mark } of ending) await endAllWith(mark);
  }

  /** Interrupts all processes, then stops everything that this command has started and that still runs. */
  stop(): Promise<void> {
    this.#stopped ??= this.#interrupt(this.#members).then(() => endAllWith(this.#mark));
    return this.#stopped;
  }

  async #interrupt(members: readonly Member[]): Promise<void> {
    for (const { child } of members) child.kill('SIGINT');
    await Promise.race([Promise.all(members.map(({ ended }) => ended)), pause(GRACE_MS, undefined, { ref: false })]);
  }
}
