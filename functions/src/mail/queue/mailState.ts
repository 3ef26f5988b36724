import * as z from 'zod/mini';
import { isoDay, storedTime } from '../../contract/storedFields.ts';
import { bookingStatuses } from '../../domain/bookingState.ts';

/* The extension and people in the console also write mails. An unreadable field counts as missing. */
const time = z.catch(z.nullish(storedTime), null);
const text = z.catch(z.nullish(z.string()), null);

const deliverySchema = z.object({
  state: text,
  attempts: z.catch(z.int(), 0),
  startTime: time,
  endTime: time,
  leaseExpireTime: time,
  /** When a failed mail is sent again. */
  retryAt: time,
  error: text,
});

const knownStay = z.object({
  apartment: z.string(),
  checkIn: isoDay,
  checkOut: isoDay,
  status: z.enum(bookingStatuses),
  /** In cents, if the price may have changed since. */
  totalPayment: z.exactOptional(z.int()),
});

const mailStateSchema = z.object({
  /** The field of the Trigger Email extension. `undefined` until the delivery begins. */
  delivery: z.catch(z.nullish(deliverySchema), deliverySchema.parse({})),
  queuedAt: time,
  /** The mail must not be sent before this time. */
  sendAfter: time,
  /** When Firestore deletes the document. */
  expiresAt: time,
  /** The stays that the guest knows without this mail, by number of the booking; `null` if none. */
  knownStays: z.catch(z._default(z.record(z.string(), z.nullable(knownStay)), {}), {}),
  /** The failures that a note to the owner reports. */
  reportedFailures: z.catch(z.array(z.string()), []),
});

/** When a mail is sent, and the state of its delivery. For `mail/{id}` and `withheldMail/{id}`. */
export type MailState = z.output<typeof mailStateSchema>;
export type KnownStay = z.output<typeof knownStay>;
/** The stays that the guest knows, by number of the booking; `null` if the guest knows none. */
export type KnownStays = MailState['knownStays'];

/** @param data the document's data, or its selected fields */
export function readMailState(data: unknown): MailState {
  return mailStateSchema.parse(data ?? {});
}
