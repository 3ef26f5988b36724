/** Who made a change. `console` is an edit of a document in the Firebase console. */
export const historyActors = ['guest', 'owner', 'system', 'console'] as const;
export type HistoryActor = (typeof historyActors)[number];

/** What was done. Texts: `history.actions` in `locales/{language}/hostBooking.json`. */
export const historyActions = [
  'requested',
  'entered',
  'confirmed',
  'declined',
  'cancelled',
  'reopened',
  'expired',
  'moved',
  'edited',
  'reverted',
  'problemSeen',
  'claimed',
  'anonymised',
  'reminded',
  'mailResent',
  'paymentRecorded',
  'paymentRemoved',
  'blocked',
  'unblocked',
  'pricesSaved',
  'settingsSaved',
  'calendarSaved',
  'calendarRemoved',
  'exportKeyReplaced',
  'undone',
] as const;
export type HistoryAction = (typeof historyActions)[number];

/** A field before and after a change; `null` where there was none. Amounts in cents, dates as `YYYY-MM-DD`. */
export interface FieldChange {
  /** Path of the field, such as `checkIn` or `seasons.2.nightPrice`. */
  field: string;
  from: unknown;
  to: unknown;
}

/**
 * `history/{id}`: one change of one document, written in the same batch as the change. Owners read it, nobody writes
 * it. For changes by an owner's callable, the ID is its request ID, so that a repeated call changes nothing.
 */
export interface HistoryEntry<T = unknown> {
  /** Path of the changed document, such as `bookings/7K3Q9-XRD2M`. */
  subject: string;
  /** Apartments concerned, for queries. */
  apartments: string[];
  action: HistoryAction;
  by: HistoryActor;
  /** Email of the owner or guest who was signed in; `null` if nobody was. */
  email: string | null;
  at: T;
  changes: FieldChange[];
  /** `revision` of the document after the change. */
  revision: number;
  /** SHA-256 of the owner's request, to tell a repeated one from another with the same ID; `null` for others. */
  requestHash: string | null;
  /** Until when the owner can undo it; `null` for what cannot be undone. */
  undoUntil: T | null;
  /** What undoing writes back; `null` for what cannot be undone. */
  undo: {
    /** Fields of the document as they were; `null` if the document did not exist. */
    fields: Record<string, unknown> | null;
    /** IDs of mails that were queued with the change and are withheld until `undoUntil`. */
    mails: string[];
    /** IDs of the other entries of the same call, which are undone together. */
    together: string[];
  } | null;
  /** ID of the entry that undid it. */
  undoneBy: string | null;
  /** When the entry deletes itself, with the booking's other personal data. */
  expiresAt: T | null;
}
