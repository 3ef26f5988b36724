import { constants } from 'node:os';
import type { ProcessGroup } from './ProcessGroup.ts';
import { print } from './step.ts';

const ECHO_MS = 300;

/**
 * On Ctrl-C, SIGTERM, a closing terminal or the death of the parent: stops the process group, then exits. A second
 * signal kills at once.
 */
export function endOnSignals(processGroup: ProcessGroup, statusOf: (signal: NodeJS.Signals) => number): void {
  let firstAt = 0;
  const end = (signal: NodeJS.Signals) => {
    const now = Date.now();
    if (firstAt > 0) {
      // One key press can arrive twice, from the terminal and from a parent; a terminal closes only once.
      if (now - firstAt < ECHO_MS || signal === 'SIGHUP') return;
      void processGroup.kill().finally(() => process.exit(128 + constants.signals[signal]));
      return;
    }
    firstAt = now;
    print('\nStopping ...');
    void processGroup.stop().finally(() => process.exit(statusOf(signal)));
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end);
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent && firstAt === 0) end('SIGHUP');
  }, 1000).unref();
}
