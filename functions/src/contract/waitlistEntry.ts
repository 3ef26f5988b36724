import './configureZod.ts';
import * as z from 'zod/mini';
import { translatedLanguages } from '../domain/language.ts';
import { isoDay, storedTime } from './storedFields.ts';

/** `waitlist/{SHA-256 of email and stay}`: a stay for which a guest waits. Guests are notified only while it is `waiting`. */
export const waitlistEntrySchema = z.object({
  checkIn: isoDay,
  checkOut: isoDay,
  adults: z.int(),
  children: z.int(),
  /** Missing in entries made before babies were counted. */
  babies: z._default(z.int(), 0),
  apartment: z.nullable(z.string()),
  notifiedOf: z.array(z.string()),
  /** In lower case. */
  email: z.string(),
  language: z.enum(translatedLanguages),
  status: z.enum(['pending', 'waiting']),
  /** When the last confirmation mail was queued. */
  askedAt: storedTime,
  /** When the button behind the link was pressed; `null` until then. */
  confirmedAt: z.nullable(storedTime),
  /** SHA-256 of the secret in the confirmation link. */
  confirmHash: z.string(),
  /** Link that deletes the entry, contained in every mail about it. */
  leaveUrl: z.string(),
  /** Number of mails about free nights. */
  notices: z.int(),
  /** When Firestore deletes the document: when its unused link expires, at the latest after the day of arrival. */
  expiresAt: storedTime,
});
export type StoredWaitlistEntry = z.output<typeof waitlistEntrySchema>;
