import type { WriteBatch } from 'firebase-admin/firestore';
import { isAlreadyExists, isConflict, isTransient, waitBeforeRetry } from './firestoreError.ts';

/** Maximum number of attempts for background work. */
export const backgroundAttempts = 10;

/** Whether a document was already settled, or has been changed. */
export type Outcome = 'settled' | 'changed';

/** What to write, based on the documents that were just read. */
export interface Plan<Result> {
  result: Result;
  /** The writes, with the versions that `plan` has read as preconditions. Missing if there is nothing to write. */
  batch?: Pick<WriteBatch, 'commit'>;
  /**
   * Called if a document that the batch creates already exists. Returns another plan, or `undefined` to read and plan again,
   * which is also the default.
   */
  ifExists?: () => Promise<Plan<Result> | undefined>;
}

/**
 * Reads, plans and commits. Tries again after a concurrent change or a transient error, with growing, random pauses.
 * @param plan must read everything anew, as it may run several times
 * @throws the error of the last attempt, or any other error of `plan` and `ifExists`
 */
export async function commitWithRetry<Result>(plan: () => Promise<Plan<Result>>, maxAttempts = 6): Promise<Result> {
  let instead: Plan<Result> | undefined;
  for (let attempt = 1; ; attempt += 1) {
    let next: Plan<Result> | undefined;
    try {
      next = instead ?? (await plan());
      await next.batch?.commit();
      return next.result;
    } catch (error) {
      if (!isConflict(error) && !isTransient(error)) throw error;
      instead = isAlreadyExists(error) ? await next?.ifExists?.() : undefined;
      if (instead) continue;
      if (attempt >= maxAttempts) throw error;
      await waitBeforeRetry(attempt);
    }
  }
}

/** Plans and commits until nothing is left to change. For background work. */
export async function commitUntilSettled(plan: () => Promise<Plan<Outcome>>): Promise<Outcome> {
  let outcome: Outcome = 'settled';
  while ((await commitWithRetry(plan, backgroundAttempts)) === 'changed') outcome = 'changed';
  return outcome;
}
