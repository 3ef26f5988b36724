import { setTimeout as wait } from 'node:timers/promises';

/** gRPC status codes (google.rpc.Code) that the use cases distinguish. */
const code = {
  cancelled: 1,
  deadlineExceeded: 4,
  alreadyExists: 6,
  resourceExhausted: 8,
  failedPrecondition: 9,
  notFound: 5,
  aborted: 10,
  internal: 13,
  unavailable: 14,
} as const;

const transient: readonly unknown[] = [
  code.cancelled,
  code.deadlineExceeded,
  code.resourceExhausted,
  code.aborted,
  code.internal,
  code.unavailable,
];

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}

export function isAlreadyExists(error: unknown): boolean {
  return codeOf(error) === code.alreadyExists;
}

/** Whether the document has been changed or deleted since it was read. */
export function isFailedPrecondition(error: unknown): boolean {
  return codeOf(error) === code.failedPrecondition || isNotFound(error);
}

/** Whether a document of the batch has been changed, deleted or created since it was read. */
export function isConflict(error: unknown): boolean {
  return isFailedPrecondition(error) || isAlreadyExists(error);
}

export function isNotFound(error: unknown): boolean {
  return codeOf(error) === code.notFound;
}

/** Whether a retry may succeed. */
export function isTransient(error: unknown): boolean {
  return transient.includes(codeOf(error));
}

/** Waits up to 100, 200, 400 ... ms with jitter. */
export async function waitBeforeRetry(attempt: number): Promise<void> {
  await wait(Math.random() * 50 * 2 ** attempt);
}
