import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { inProject, projectRoot } from './projectRoot.ts';
import { listDescendants, listProcesses, type ListedProcess } from './processTree.ts';

const GRACE_MS = 10_000;

type Member = { name: string; child: ChildProcess; logFile: string; ended: Promise<void> };

/** A process that was started, not a later one of the same name. */
export type StartedProcess = {
  logFile: string;
  /** `false` as soon as its end was asked for. */
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

function end(id: number, signal: NodeJS.Signals): void {
  try {
    process.kill(id, signal);
  } catch {
    // Already ended.
  }
}

/**
 * The long-running processes of a command with all descendants. Some (Java) have process groups of their own and would
 * outlive a crashed parent, so descendants are listed regularly and remembered.
 */
export class ProcessGroup {
  #members: Member[] = [];
  #known = new Map<number, ListedProcess>();
  #leaving = false;
  #watch: NodeJS.Timeout | undefined;

  /** Whether stopping has begun: later failures are its result. */
  get isLeaving(): boolean {
    return this.#leaving;
  }

  /** Called when a process ends unexpectedly. */
  onDeath: (name: string, logFile: string, how: string) => void = () => {};

  /** Starts a process; its output goes to `.cache/logs/{name}.log`. */
  start(
    name: string,
    command: string,
    args: string[],
    options: { cwd?: string; env?: NodeJS.ProcessEnv } = {},
  ): StartedProcess {
    const logFile = logFileOf(name);
    mkdirSync(dirname(logFile), { recursive: true });
    const log = openSync(logFile, 'w');
    const child = spawn(command, args, {
      cwd: options.cwd ?? projectRoot,
      env: options.env ?? process.env,
      stdio: ['ignore', log, log],
      detached: true,
    });
    closeSync(log);
    const member: Member = { name, child, logFile, ended: Promise.resolve() };
    const isWanted = () => !this.#leaving && this.#members.includes(member);
    member.ended = new Promise<void>((resolve) => {
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
    this.#watch ??= setInterval(() => this.#remember(), 5000).unref();
    return { logFile, isWanted };
  }

  #remember(): void {
    const alive = listProcesses();
    const still = [...this.#known.values()].filter((was) =>
      alive.some((is) => is.id === was.id && is.group === was.group),
    );
    const found = listDescendants([process.pid, ...still.map(({ id }) => id)]);
    this.#known = new Map(found.filter(({ id }) => id !== process.pid).map((one) => [one.id, one]));
  }

  /** Interrupts one of the processes, then kills what remains of it and its descendants. The others run on. */
  async end(name: string): Promise<void> {
    const ending = this.#members.filter((member) => member.name === name);
    this.#members = this.#members.filter((member) => member.name !== name);
    const descendants = listDescendants(ending.flatMap(({ child }) => child.pid ?? []));
    for (const { child } of ending) child.kill('SIGINT');
    await Promise.race([Promise.all(ending.map(({ ended }) => ended)), pause(GRACE_MS)]);
    await this.#untilGone(1000, descendants);
    for (const { id } of this.#survivors(descendants)) end(id, 'SIGKILL');
    await this.#untilGone(3000, descendants);
  }

  /** Interrupts all processes, then kills what remains of them and their descendants. */
  async stop(): Promise<void> {
    this.#leaving = true;
    clearInterval(this.#watch);
    this.#remember();
    for (const { child } of this.#members)
      if (child.exitCode === null && child.signalCode === null) child.kill('SIGINT');
    // Short-lived commands are in our own process group and not in the list.
    const own = listProcesses().find(({ id }) => id === process.pid)?.group;
    for (const { id } of this.#survivors().filter(({ group }) => group === own)) end(id, 'SIGTERM');
    await Promise.race([Promise.all(this.#members.map(({ ended }) => ended)), pause(GRACE_MS)]);
    // Gives descendants a moment to follow.
    await this.#untilGone(1000);
    await this.kill();
  }

  async #untilGone(limitMs: number, of?: Iterable<ListedProcess>): Promise<void> {
    for (let waited = 0; waited < limitMs && this.#survivors(of).length > 0; waited += 50) await pause(50);
  }

  #survivors(of: Iterable<ListedProcess> = this.#known.values()): ListedProcess[] {
    const alive = listProcesses();
    return [...of].filter((was) => alive.some((is) => is.id === was.id && is.group === was.group));
  }

  /** Kills everything and waits until it is gone. */
  async kill(): Promise<void> {
    this.#leaving = true;
    this.#remember();
    for (const { id } of this.#survivors()) end(id, 'SIGKILL');
    await this.#untilGone(3000);
  }
}
