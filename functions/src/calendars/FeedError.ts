import type { FeedProblem } from '../contract/platformCalendar.ts';

/** A platform's calendar could not be read. The message is logged, so it must not contain the URL or any content. */
export class FeedError extends Error {
  readonly problem: FeedProblem;
  /** How long the platform asks not to be read, in milliseconds, if it does. */
  readonly retryAfter: number | undefined;

  constructor(problem: FeedProblem, detail: string, options?: ErrorOptions & { retryAfter?: number }) {
    super(`${problem}: ${detail}`, options);
    this.name = 'FeedError';
    this.problem = problem;
    this.retryAfter = options?.retryAfter;
  }
}
