import { isFailedPrecondition, isTransient } from '../platform/firestoreError.ts';
import * as log from '../platform/log.ts';

/**
 * Runs a job's work on each item in turn. An item that was changed meanwhile or fails does not stop the others; the next run
 * tries it again.
 * @param work returns whether it did something
 * @param failure the log message for an item that failed
 * @param most items done in one run; the next run does the rest
 * @returns the IDs of the items on which work was done
 */
export async function workThrough<Item extends { id: string }>(
  items: readonly Item[] | AsyncIterable<Item>,
  work: (item: Item) => Promise<boolean>,
  failure: string,
  most = 100,
): Promise<string[]> {
  const done: string[] = [];
  for await (const item of items) {
    if (done.length === most) break;
    try {
      if (await work(item)) done.push(item.id);
    } catch (error) {
      if (!isFailedPrecondition(error) && !isTransient(error)) log.error(failure, { id: item.id, error });
    }
  }
  return done;
}
