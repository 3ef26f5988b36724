import type {
  DocumentReference,
  DocumentSnapshot,
  Query,
  QueryDocumentSnapshot,
  Transaction,
} from 'firebase-admin/firestore';
import { firestore } from './firestore.ts';
import { pagesOf } from './storedDocuments.ts';

/** Maximum number of documents in memory at once. */
const pageSize = 300;

/** Reads the state of the database at one moment, page by page, and counts the reads that Firestore bills. */
export class Snapshot {
  /** Documents read so far; a query without a result counts as one. */
  reads = 0;
  readonly #transaction: Transaction;

  private constructor(transaction: Transaction) {
    this.#transaction = transaction;
  }

  /** Uses a read-only transaction, which locks nothing and does not see later writes. */
  static take<Result>(read: (snapshot: Snapshot) => Promise<Result>): Promise<Result> {
    return firestore().runTransaction((transaction) => read(new Snapshot(transaction)), { readOnly: true });
  }

  async get(reference: DocumentReference): Promise<DocumentSnapshot> {
    this.reads += 1;
    return this.#transaction.get(reference);
  }

  pages<Data>(query: Query<Data>): AsyncGenerator<QueryDocumentSnapshot<Data>> {
    return pagesOf(query, pageSize, async (page) => {
      const found = await this.#transaction.get(page);
      this.reads += Math.max(1, found.docs.length);
      return found;
    });
  }
}
