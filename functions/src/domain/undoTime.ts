/** How long an owner can undo a change, and how long its mails wait, in milliseconds. */
export const undoMillis = 60_000;

/** The time until which a change made now can be undone. */
export function undoableUntil(now: Date): Date {
  return new Date(now.getTime() + undoMillis);
}
