import type { FeedProblem } from '../contract/platformCalendar.ts';

/** Why a platform's calendar could not be read. Its message is logged, so it has nothing of the URL and the content. */
export class FeedError extends Error {
  readonly problem: FeedProblem;
  /** How long the platform wants to be left alone, in milliseconds, if it says so. */
  readonly retryAfter: number | undefined;

  constructor(problem: FeedProblem, detail: string, options?: ErrorOptions & { retryAfter?: number }) {
    super(`${problem}: ${detail}`, options);
    this.name = 'FeedError';
    this.problem = problem;
    this.retryAfter = options?.retryAfter;
  }
}
