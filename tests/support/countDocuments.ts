import { Firestore, Query, Transaction, WriteBatch, type DocumentSnapshot } from 'firebase-admin/firestore';
import { vi, type MockInstance } from 'vitest';
import { emulatorLimitsDocument } from '../../functions/src/contract/collections.ts';
import { firestore } from '../../functions/src/platform/firestore.ts';

/** Counts Firestore's documents while something runs. */
export async function countDocuments(run: () => Promise<unknown>): Promise<{ reads: number; writes: number }> {
  const count = { reads: 0, writes: 0 };
  const put = [
    // The SDK does not export its class.
    watch(
      Object.getPrototypeOf(firestore().collection('any').count()) as { get: unknown },
      'get',
      () => (count.reads += 1),
    ),
    watch(Transaction.prototype, 'get', () => (count.reads += 1)),
    watch(Query.prototype, 'get', ({ size }: { size: number }) => (count.reads += Math.max(1, size))),
    // `get` of a single document calls this too. Does not count the limits, because the deployed site has them in its
    // code.
    watch(Firestore.prototype, 'getAll', (read: DocumentSnapshot[]) => {
      count.reads += read.filter(({ ref }) => ref.path !== emulatorLimitsDocument).length;
    }),
    // Writes of single documents are batches too.
    ...(['create', 'set', 'update', 'delete'] as const).map((name) =>
      watch(WriteBatch.prototype, name, () => (count.writes += 1)),
    ),
  ];
  try {
    await run();
    return count;
  } finally {
    for (const back of put) back();
  }
}

/**
 * Observes the results of a method.
 * @returns a function that stops observing
 */
function watch<Class extends object>(
  prototype: Class,
  name: keyof Class,
  look: (result: never) => unknown,
): () => void {
  const original = prototype[name] as (...values: unknown[]) => unknown;
  const spy = vi.spyOn(prototype as Record<keyof Class, () => unknown>, name as never) as MockInstance;
  spy.mockImplementation(function (this: unknown, ...values: unknown[]) {
    const result = original.apply(this, values);
    void Promise.resolve(result).then((value) => look(value as never));
    return result;
  });
  return () => spy.mockRestore();
}
