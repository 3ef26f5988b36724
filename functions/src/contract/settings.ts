import * as z from 'zod/mini';
import { languages } from '../domain/language.ts';
import { cancellationTermsSchema, houseTermsSchema } from './apartment.ts';

/** `settings/property`: the owner's own, read by no client. */
export const settingsSchema = z.extend(houseTermsSchema, {
  /** Where requests go, and the language in which the owner reads them. */
  ownerEmail: z.email(),
  ownerName: z.string(),
  ownerLanguage: z.enum(languages),
  /** Days after which a request that nobody answered lets its nights go. */
  requestExpiresAfterDays: z.int().check(z.gte(1), z.lte(60)),
  /** Days before arrival on which guests are reminded, with directions; 0 for never. */
  reminderDaysBefore: z._default(z.int().check(z.gte(0), z.lte(60)), 5),
  /**
   * Where guests send the advance payment. Not checked here: a slip in the IBAN must not close the site. The confirming
   * mail leaves a wrong one out and tells the owner.
   */
  account: z.optional(z.object({ holder: z.string(), iban: z.string(), bic: z.string() })),
  cancellation: cancellationTermsSchema,
  /** How to get into the house's network, for guests with a confirmed booking alone: it is copied onto their bookings. */
  wifiNote: z.optional(z.string().check(z.maxLength(1000))),
});
export type Settings = z.infer<typeof settingsSchema>;
