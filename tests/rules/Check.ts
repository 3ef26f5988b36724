import type { Client } from './clients.ts';
import type { RulesProject } from './RulesProject.ts';

/** An attempt of a client, and whether the rules must allow it. */
export interface Check {
  client: Client;
  /** Describes the attempt. */
  name: string;
  allowed: boolean;
  /** Resolves if the rules allow it, with the IDs of the found documents if these matter. */
  attempt(project: RulesProject): Promise<unknown>;
  /** IDs of the documents that an allowed attempt must find, in any order. */
  finds?: readonly string[] | undefined;
}

/**
 * Makes the attempt. Returns a description of an unexpected result, or `undefined` for the expected one.
 *
 * @throws if the attempt failed for another reason than the rules, which proves nothing about them
 */
async function judge(check: Check, project: RulesProject): Promise<string | undefined> {
  const attempt = `${check.client}: ${check.name}`;
  let found: unknown;
  try {
    found = await check.attempt(project);
  } catch (error) {
    if ((error as { code?: unknown }).code !== 'permission-denied') {
      throw new Error(`${attempt} proved nothing: ${String(error)}`, { cause: error });
    }
    return check.allowed ? `${attempt} is refused` : undefined;
  }
  if (!check.allowed) return `${attempt} is allowed`;
  if (!check.finds) return undefined;
  const [is, should] = [[...(found as string[])].sort().join(' '), [...check.finds].sort().join(' ')];
  return is === should ? undefined : `${attempt} finds "${is}" instead of "${should}"`;
}

// Begins with a few, because weakened rules usually fail one of the first checks.
const FIRST_AT_ONCE = 6;
const MOST_AT_ONCE = 48;

/** A failed check and what was unexpected about it. */
export interface Surprise {
  check: Check;
  message: string;
}

/**
 * Makes the checks, some at a time. Stops after the first few failures.
 *
 * @throws if a check failed for another reason than the rules and no other check shows a fault in them
 */
export async function findSurprises(checks: readonly Check[], project: RulesProject): Promise<Surprise[]> {
  let atOnce = FIRST_AT_ONCE;
  for (let from = 0; from < checks.length; from += atOnce, atOnce = Math.min(atOnce * 2, MOST_AT_ONCE)) {
    const some = checks.slice(from, from + atOnce);
    const verdicts = await Promise.allSettled(some.map((check) => judge(check, project)));
    const surprises = some.flatMap((check, at): Surprise[] => {
      const verdict = verdicts[at];
      return verdict?.status === 'fulfilled' && verdict.value ? [{ check, message: verdict.value }] : [];
    });
    if (surprises.length > 0) return surprises;
    for (const verdict of verdicts) if (verdict.status === 'rejected') throw verdict.reason;
  }
  return [];
}
