import { fork } from 'node:child_process';
import { once } from 'node:events';
import { openSync } from 'node:fs';
import { localProject } from '../../tools/support/projectId.ts';
import { inProject } from '../../tools/support/projectRoot.ts';
import { emulatorEnv } from '../../tools/support/startSuite.ts';

/**
 * Global setup of the Vitest project `integration`: one process answers all functions that tests call, many calls at a time, like a deployed
 * instance. The emulator would start a process for every function and every call at the same moment, which takes longer than the tests.
 * Triggers and what Hosting rewrites run in the emulator, and so do the functions that tests/e2e call.
 * @returns what ends the process
 */
export default async function serveFunctions(): Promise<() => void> {
  const log = openSync(inProject('.cache', 'logs', 'functions.log'), 'w');
  const server = fork(new URL('./serveFunctions.ts', import.meta.url), {
    execArgv: [`--env-file=${inProject('functions/.secret.local')}`],
    stdio: ['ignore', log, log, 'ipc'],
    env: {
      ...process.env,
      ...emulatorEnv,
      FIREBASE_CONFIG: JSON.stringify({ projectId: localProject }),
      FUNCTIONS_EMULATOR: 'true',
      // As in the emulator: its tokens have no signature to verify.
      FIREBASE_DEBUG_MODE: 'true',
      FIREBASE_DEBUG_FEATURES: JSON.stringify({ skipTokenVerification: true }),
      TZ: 'UTC',
    },
  });
  const ended = once(server, 'exit').then(() => {
    throw new Error('The functions could not be served: see .cache/logs/functions.log.');
  });
  const [port] = await Promise.race([once(server, 'message') as Promise<[number]>, ended]);
  process.env.FUNCTIONS_AT = `http://127.0.0.1:${port}`;
  ended.catch(() => undefined);
  return () => void server.kill();
}
