import { constants } from 'node:os';
import { PlainFailure } from './PlainFailure.ts';
import { ProcessGroup, lastLines } from './ProcessGroup.ts';
import { print } from './step.ts';

/**
 * Runs a command of the project with its long-running processes. All of these are stopped when `task` is done or throws (status 1), one of
 * them dies (status 1), a signal comes, or the parent has gone. A second signal is ignored, because a Ctrl-C may arrive from the terminal
 * and from npm.
 * @param task returns the exit status, or `running` if the command runs until Ctrl-C, its normal end (status 0)
 */
export async function runTask(task: (processGroup: ProcessGroup) => Promise<number | 'running'>): Promise<void> {
  const processGroup = new ProcessGroup();
  let isRunning = false;
  const end = (status: number) => void processGroup.stop().finally(() => process.exit(status));
  const fail = (sentence: string): void => {
    if (processGroup.isLeaving) return;
    process.stderr.write(`\n${sentence}\n`);
    end(1);
  };
  const leave = (signal: NodeJS.Signals): void => {
    if (processGroup.isLeaving) return;
    print('\nStopping ...');
    end(isRunning ? 0 : 128 + constants.signals[signal]);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, leave);
  // Writing to a closed terminal fails.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) leave('SIGHUP');
  }, 1000).unref();
  processGroup.onDeath = (name, logFile, how) =>
    fail(`"${name}" ${how}, so everything ends. Its last output:\n${lastLines(logFile)}`);
  try {
    const result = await task(processGroup);
    if (result === 'running') isRunning = true;
    else end(result);
  } catch (error) {
    fail(error instanceof PlainFailure ? error.message : String((error as Error).stack ?? error));
  }
}
