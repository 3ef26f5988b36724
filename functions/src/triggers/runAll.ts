import * as log from '../platform/log.ts';

/**
 * Use cases of a job by name; all get the same `now`. Each returns, for the log, the number or the IDs of the documents that
 * it has processed.
 */
type UseCases = Record<
  string,
  (now: Date) => Promise<number | boolean | readonly string[] | Record<string, number> | undefined>
>;

/**
 * Runs use cases one after the other. If one fails, the others still run, and the job fails at the end so that the scheduler
 * repeats it. All use cases are safe to run twice.
 */
export async function runAll(useCases: UseCases, now: Date): Promise<void> {
  const failed: unknown[] = [];
  for (const [name, run] of Object.entries(useCases)) {
    try {
      const outcome = await run(now);
      const counts = typeof outcome === 'object' ? Object.values(outcome) : [outcome];
      if (counts.some(Boolean)) log.info('use case finished', { call: name, outcome });
    } catch (error) {
      log.error('use case failed', { call: name, error });
      failed.push(error);
    }
  }
  if (failed.length > 0) throw new AggregateError(failed, `${failed.length} of the use cases failed`);
}
