import './configureZod.ts';
import * as z from 'zod/mini';
import { storedTime } from './storedFields.ts';

/** Who made a change. `console` is an edit of a document in the Firebase console. */
export const historyActors = ['guest', 'owner', 'system', 'console'] as const;
export type HistoryActor = (typeof historyActors)[number];

/** What was done. Texts: `history.actions` in `locales/{language}/hostBooking.json`. */
const historyActions = [
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
  'invoiced',
  'invoiceCancelled',
  'registered',
  'blocked',
  'unblocked',
  'pricesSaved',
  'settingsSaved',
  'calendarSaved',
  'calendarRemoved',
  'exportKeyReplaced',
  'cleaningLinkReplaced',
  'cleaningLinkRevoked',
  'undone',
] as const;
export type HistoryAction = (typeof historyActions)[number];

/** The value of a field before and after a change; `null` if missing. Amounts in cents, dates as `YYYY-MM-DD`. */
const fieldChangeSchema = z.object({
  /** Path of the field, such as `checkIn` or `seasons.2.nightPrice`. */
  field: z.string(),
  from: z.unknown(),
  to: z.unknown(),
});
export type FieldChange = z.output<typeof fieldChangeSchema>;

/**
 * `history/{id}`: one change of one document, written in the same batch as the change. Owners can read it, no client can
 * write it. For changes by an owner's callable, the ID is the request ID, so that a repeated call changes nothing.
 */
export const historyEntrySchema = z.object({
  /** Path of the changed document, such as `bookings/7K3Q9-XRD2M`. */
  subject: z.string(),
  /** Slugs of the apartments concerned, for queries. */
  apartments: z.array(z.string()),
  action: z.enum(historyActions),
  by: z.enum(historyActors),
  /** Email of the owner or guest who was signed in; `null` if nobody was. */
  email: z.nullable(z.string()),
  at: storedTime,
  changes: z.array(fieldChangeSchema),
  /** `revision` of the document after the change. */
  revision: z.int(),
  /** SHA-256 of the owner's request, to distinguish a repeated one from another with the same ID; otherwise `null`. */
  requestHash: z.nullable(z.string()),
  /** Until when the owner can undo the change; `null` if it cannot be undone. */
  undoUntil: z.nullable(storedTime),
  /** What an undo restores; `null` if the change cannot be undone. */
  undo: z.nullable(
    z.object({
      /** The former values of fields; `null` if the document did not exist. */
      fields: z.nullable(z.record(z.string(), z.unknown())),
      /** IDs of mails that were queued with the change and are withheld until `undoUntil`. */
      mails: z.array(z.string()),
      /** IDs of the other entries of the same call, which are undone together. */
      together: z.array(z.string()),
    }),
  ),
  /** ID of the entry that undid this change. */
  undoneBy: z.nullable(z.string()),
  /** When Firestore deletes the entry: at the same time as the booking's other personal data. */
  expiresAt: z.nullable(storedTime),
});
export type HistoryEntry = z.output<typeof historyEntrySchema>;
