import * as log from '../platform/log.ts';

/** Use cases of a job by name; all get the same `now`. */
export type UseCases = Record<string, (now: Date) => Promise<unknown>>;

/**
 * Runs use cases one after the other. If one fails, the others still run, and the job fails in the end so that the
 * scheduler repeats it. All of them are safe to run twice.
 */
export async function runAll(useCases: UseCases, now: Date): Promise<void> {
  const failed: unknown[] = [];
  for (const [name, run] of Object.entries(useCases)) {
    try {
      await run(now);
    } catch (error) {
      log.useCaseFailed(name, error);
      failed.push(error);
    }
  }
  if (failed.length > 0) throw new AggregateError(failed, `${failed.length} of the use cases failed`);
}
