import { runInNewContext } from 'node:vm';

/** A computation was ended because it took too long. */
export class TimeLimitError extends Error {}

/**
 * Runs a computation and ends it when it takes too long, also within a library's loop without an end. It is no sandbox:
 * what runs is our own code.
 * @param timeLimit in milliseconds
 * @throws {TimeLimitError}
 */
export function runWithin<Result>(timeLimit: number, compute: () => Result): Result {
  try {
    return runInNewContext('compute()', { compute }, { timeout: timeLimit }) as Result;
  } catch (error) {
    const isLate = (error as NodeJS.ErrnoException).code === 'ERR_SCRIPT_EXECUTION_TIMEOUT';
    throw isLate ? new TimeLimitError(`longer than ${timeLimit} ms`) : error;
  }
}
