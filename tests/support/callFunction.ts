import type { Callables } from '../../functions/src/contract/callables.ts';
import type { OwnerErrorDetails } from '../../functions/src/contract/ownerErrorCode.ts';
import { functionsAt } from './emulators.ts';

export type Outcome<Result> =
  | { ok: true; response: Result }
  | { ok: false; httpStatus: number; status: string; message: string; details: OwnerErrorDetails; body: string };

/**
 * Calls a function by the callable protocol over HTTP, with any data.
 * @param from IP of the caller, in the form of Google's front end
 */
export async function callFunction<Name extends keyof Callables>(
  name: Name,
  data: unknown,
  idToken?: string,
  from?: string,
): Promise<Outcome<Callables[Name]['response']>> {
  const response = await fetch(`${functionsAt}/${name}`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      ...(idToken ? { Authorization: `Bearer ${idToken}` } : {}),
      ...(from ? { 'X-Forwarded-For': from } : {}),
    },
    body: JSON.stringify({ data }),
    signal: AbortSignal.timeout(600_000),
  });
  const body = await response.text();
  const parsed = JSON.parse(body) as {
    result?: Callables[Name]['response'];
    error?: { status: string; message: string; details: OwnerErrorDetails };
  };
  if (parsed.error) return { ok: false, httpStatus: response.status, body, ...parsed.error };
  return { ok: true, response: parsed.result as Callables[Name]['response'] };
}

/** Like {@link callFunction}, and expects success. */
export async function responseOf<Name extends keyof Callables>(
  ...call: [name: Name, data: unknown, idToken?: string, from?: string]
): Promise<Callables[Name]['response']> {
  const outcome = await callFunction(...call);
  if (!outcome.ok) throw new Error(`${call[0]}: ${outcome.body}`);
  return outcome.response;
}

/** `ok` or the error code. */
export function codeOf(outcome: Outcome<unknown>): string {
  return outcome.ok ? 'ok' : (outcome.details?.code ?? outcome.status);
}

/** Counts of outcomes, such as `{ ok: 1, 'dates-taken': 199 }`. */
export function tally(outcomes: readonly Outcome<unknown>[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const outcome of outcomes) counts[codeOf(outcome)] = (counts[codeOf(outcome)] ?? 0) + 1;
  return counts;
}
