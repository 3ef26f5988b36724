import './configureZod.ts';
import * as z from 'zod/mini';
import { defaultInvoiceSettings } from '../domain/invoice.ts';
import { languages } from '../domain/language.ts';
import { propertyTermsSchema } from './apartment.ts';
import { invoiceSettingsSchema } from './invoice.ts';
import { typedText } from './typedText.ts';

const timeZone = z.string().check(
  z.refine((value) => {
    try {
      return Boolean(new Intl.DateTimeFormat('en', { timeZone: value }));
    } catch {
      return false;
    }
  }, 'an IANA time zone'),
);

/** `settings/property`, read by the owner only. */
export const settingsSchema = z.extend(propertyTermsSchema, {
  timeZone,
  /** Address for mails to the owner, which are in `ownerLanguage`. */
  ownerEmail: z.email(),
  ownerName: typedText(1000),
  ownerLanguage: z.enum(languages),
  requestExpiresAfterDays: z.int().check(z.gte(1), z.lte(60)),
  /**
   * Days before arrival when guests get the reminder with directions; 0 for no reminder. From that day on, their page says how
   * to get in.
   */
  reminderDaysBefore: z._default(z.int().check(z.gte(0), z.lte(60)), 5),
  /** Days after the due date when a guest is reminded of the advance payment, once; 0 for never. */
  advanceReminderAfterDays: z._default(z.int().check(z.gte(0), z.lte(60)), 3),
  /**
   * Account for advance payments. Not validated here, because a typing error in the IBAN must not take the site down: the
   * confirmation mail omits an invalid IBAN and tells the owner.
   */
  account: z.optional(z.object({ holder: typedText(1000), iban: typedText(1000), bic: typedText(1000) })),
  invoice: z._default(invoiceSettingsSchema, defaultInvoiceSettings()),
  /**
   * Sentences for guests that the owner can insert into a mail, one per line, by the guest's language. May contain
   * languages that the site no longer has.
   */
  quickReplies: z.optional(z.record(z.string(), typedText(1000))),
});
export type Settings = z.infer<typeof settingsSchema>;
