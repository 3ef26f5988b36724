import type {
  DocumentReference,
  DocumentSnapshot,
  Query,
  QueryDocumentSnapshot,
  Transaction,
} from 'firebase-admin/firestore';
import { firestore } from './firestore.ts';

/** Documents that are in memory at once. */
const pageSize = 300;

/** Reads the database as it was at one moment, page by page, and counts what Firestore counts as read. */
export class Snapshot {
  /** Documents read so far; a query without a result counts as one. */
  reads = 0;
  readonly #transaction: Transaction;

  private constructor(transaction: Transaction) {
    this.#transaction = transaction;
  }

  /** A read-only transaction: nothing is locked, and whatever is written meanwhile is not seen. */
  static take<Result>(read: (snapshot: Snapshot) => Promise<Result>): Promise<Result> {
    return firestore().runTransaction((transaction) => read(new Snapshot(transaction)), { readOnly: true });
  }

  async get(reference: DocumentReference): Promise<DocumentSnapshot> {
    this.reads += 1;
    return this.#transaction.get(reference);
  }

  /** The documents of a query, of which one page is in memory at a time. */
  async *pages(query: Query): AsyncGenerator<QueryDocumentSnapshot> {
    let rest = query.limit(pageSize);
    for (;;) {
      const { docs } = await this.#transaction.get(rest);
      this.reads += Math.max(1, docs.length);
      yield* docs;
      const last = docs.at(-1);
      if (!last || docs.length < pageSize) return;
      rest = rest.startAfter(last);
    }
  }
}
