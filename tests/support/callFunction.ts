import type { Callables } from '../../functions/src/contract/callables.ts';
import type { ErrorDetails } from '../../functions/src/contract/errorDetails.ts';
import { functionsAt } from './emulators.ts';

export type Outcome<Answer> =
  | { ok: true; answer: Answer }
  | { ok: false; httpStatus: number; status: string; message: string; details: ErrorDetails; body: string };

/**
 * Calls a function as a browser would, by the callable protocol over HTTP, with whatever data a test or an attacker
 * likes.
 */
export async function callFunction<Name extends keyof Callables>(
  name: Name,
  data: unknown,
  idToken?: string,
): Promise<Outcome<Callables[Name]['answer']>> {
  const response = await fetch(`${functionsAt}/${name}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...(idToken ? { Authorization: `Bearer ${idToken}` } : {}) },
    body: JSON.stringify({ data }),
    signal: AbortSignal.timeout(120_000),
  });
  const body = await response.text();
  const parsed = JSON.parse(body) as {
    result?: Callables[Name]['answer'];
    error?: { status: string; message: string; details: ErrorDetails };
  };
  if (parsed.error) return { ok: false, httpStatus: response.status, body, ...parsed.error };
  return { ok: true, answer: parsed.result as Callables[Name]['answer'] };
}

/** `ok`, or the error's code: what a table of outcomes compares. */
export function codeOf(outcome: Outcome<unknown>): string {
  return outcome.ok ? 'ok' : (outcome.details?.code ?? outcome.status);
}

/** How often each outcome came, for figures such as `{ ok: 1, 'dates-taken': 199 }`. */
export function tally(outcomes: readonly Outcome<unknown>[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const outcome of outcomes) counts[codeOf(outcome)] = (counts[codeOf(outcome)] ?? 0) + 1;
  return counts;
}
