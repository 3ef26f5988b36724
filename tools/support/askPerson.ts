import { createInterface } from 'node:readline/promises';
import { PlainFailure } from './PlainFailure.ts';

/**
 * Asks in the terminal.
 * @throws {PlainFailure} if there is no terminal
 */
export async function askPerson(question: string): Promise<boolean> {
  if (!process.stdin.isTTY) throw new PlainFailure('Nothing was done: say --yes where nobody can be asked.');
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  // While a question is open, Ctrl-C reaches only readline.
  terminal.once('SIGINT', () => process.kill(process.pid, 'SIGINT'));
  const answer = await terminal.question(`${question} (y/n) `);
  terminal.close();
  return /^y(es)?$/i.test(answer.trim());
}
