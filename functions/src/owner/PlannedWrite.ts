import type { DocumentReference, DocumentSnapshot, WriteBatch } from 'firebase-admin/firestore';
import type { ApartmentNight, HeldNight, NightHolder } from '../bookings/nightWrites.ts';
import type { ChangeMails } from '../bookings/queueMails.ts';
import type { HistoryAction } from '../contract/history.ts';

/** The write of one document, with all that belongs to it. */
export interface PlannedWrite {
  reference: DocumentReference;
  /** As it was read; missing for a new document. */
  before?: DocumentSnapshot;
  /** Of a deleted document that comes back: the revision of its deletion, from which it counts on. */
  deletedAt?: number;
  action: HistoryAction;
  /** Fields to change, or all of a new document; `null` deletes it. */
  fields: Record<string, unknown> | null;
  /** Adds writes of other documents to the batch. */
  alongside?: (batch: WriteBatch) => void;
  nights?: { holder: Exclude<NightHolder, null>; take: ApartmentNight[]; release: HeldNight[] };
  /** Of a booking whose stay changes. `withBookingMails` adds those of other changes. */
  mails?: ChangeMails;
  /** Cannot be undone. */
  final?: boolean;
  /** What the history compares, if not the document before and `fields`. */
  compared?: { before: Record<string, unknown>; after: Record<string, unknown> };
}
