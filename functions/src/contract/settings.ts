import * as z from 'zod/mini';
import { languages } from '../domain/language.ts';
import { houseTermsSchema } from './apartment.ts';

/** `settings/property`: the owner's own, read by no client. */
export const settingsSchema = z.extend(houseTermsSchema, {
  /** Where requests go, and the language in which the owner reads them. */
  ownerEmail: z.email(),
  ownerName: z.string(),
  ownerLanguage: z.enum(languages),
  /** Days after which a request that nobody answered lets its nights go. */
  requestExpiresAfterDays: z.int().check(z.gte(1), z.lte(60)),
  /** Cancelling is free until so many days before arrival; later the share of the total price is due. */
  cancellation: z.object({
    freeUntilDays: z.int().check(z.gte(0), z.lte(365)),
    shareAfter: z.number().check(z.gte(0), z.lte(1)),
  }),
});
export type Settings = z.infer<typeof settingsSchema>;
