import { endOnSignals } from './endOnSignals.ts';
import { Household, lastLines } from './Household.ts';
import { PlainFailure } from './PlainFailure.ts';

/**
 * Runs one command of the project. `task` gets the household for its long-running processes; when it throws or one of them dies, all
 * end and so does the command, with status 1. `isReady` decides what a Ctrl-C means: the wished end, or a run broken off.
 */
export async function runTask(task: (household: Household) => Promise<void>, isReady: () => boolean): Promise<void> {
  const household = new Household();
  const fail = (words: string): void => {
    if (household.isLeaving) return;
    process.stderr.write(`\n${words}\n`);
    void household.stop().finally(() => process.exit(1));
  };
  household.onDeath = (name, logFile, how) =>
    fail(`"${name}" ${how}, so everything ends. Its last words:\n${lastLines(logFile)}`);
  endOnSignals(household, (signal) => (isReady() ? 0 : signal === 'SIGINT' ? 130 : 143));
  try {
    await task(household);
  } catch (error) {
    fail(error instanceof PlainFailure ? error.message : String((error as Error).stack ?? error));
  }
}
