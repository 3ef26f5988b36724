import { constants } from 'node:os';
import type { Household } from './Household.ts';
import { say } from './step.ts';

const ECHO_MS = 300;

/**
 * Ctrl-C, a polite kill and a closing terminal end the household and then us; a second one ends both at once. So does the death
 * of the process that started us, which may have had no time to pass a signal on.
 */
export function endOnSignals(household: Household, statusOf: (signal: NodeJS.Signals) => number): void {
  let firstAt = 0;
  const end = (signal: NodeJS.Signals) => {
    const now = Date.now();
    if (firstAt > 0) {
      // The same key press can arrive twice, by the terminal and by a parent that passes it on; and a terminal closes only once.
      if (now - firstAt < ECHO_MS || signal === 'SIGHUP') return;
      void household.kill().finally(() => process.exit(128 + constants.signals[signal]));
      return;
    }
    firstAt = now;
    say('\nStopping ...');
    void household.stop().finally(() => process.exit(statusOf(signal)));
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end);
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent && firstAt === 0) end('SIGHUP');
  }, 1000).unref();
}
