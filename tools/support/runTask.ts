import { endOnSignals } from './endOnSignals.ts';
import { ProcessGroup, lastLines } from './ProcessGroup.ts';
import { PlainFailure } from './PlainFailure.ts';

/**
 * Runs a command of the project with its long-running processes. When `task` throws or one of them dies, all are
 * stopped and the status is 1.
 * @param isReady whether Ctrl-C is the normal end (status 0)
 */
export async function runTask(
  task: (processGroup: ProcessGroup) => Promise<void>,
  isReady: () => boolean,
): Promise<void> {
  const processGroup = new ProcessGroup();
  const fail = (sentence: string): void => {
    if (processGroup.isLeaving) return;
    process.stderr.write(`\n${sentence}\n`);
    void processGroup.stop().finally(() => process.exit(1));
  };
  processGroup.onDeath = (name, logFile, how) =>
    fail(`"${name}" ${how}, so everything ends. Its last output:\n${lastLines(logFile)}`);
  endOnSignals(processGroup, (signal) => (isReady() ? 0 : signal === 'SIGINT' ? 130 : 143));
  try {
    await task(processGroup);
  } catch (error) {
    // A question was left by Ctrl-C: https://github.com/SBoudrias/Inquirer.js#handling-ctrlc-gracefully
    if (error instanceof Error && error.name === 'ExitPromptError') fail('Ended at a question; nothing more was done.');
    else fail(error instanceof PlainFailure ? error.message : String((error as Error).stack ?? error));
  }
}
