import './configureZod.ts';
import * as z from 'zod/mini';
import { languages } from '../domain/language.ts';
import { email, letterFields, phone } from './guestFields.ts';
import { typedText } from './typedText.ts';

/** Maximum size of a request in bytes: more than the longest texts need in JSON. */
export const mailRequestBytes = 100 * 1024;

const language = z.enum(languages);

/** Fields that the site's forms add. A request without them counts as sent without a form, which has a lower limit. */
const signsOfForm = {
  /** Honeypot: a field that people do not see. */
  website: z.optional(typedText(2000)),
  /** Milliseconds from showing the page to submitting the form. */
  sinceShown: z.optional(z.number()),
};

/** A message to the owner. */
const contactRequest = z.strictObject({
  kind: z.literal('contact'),
  language,
  ...letterFields,
  // An empty string means not given, as in all optional fields.
  phone: z.optional(z.union([phone, z.literal('')])),
  /**
   * Whether to send the writer a copy. It goes to the email that the ID token in `Authorization` proves, never to the typed one;
   * without a proven email there is no copy.
   */
  copy: z.optional(z.boolean()),
  ...signsOfForm,
});
export type ContactRequest = z.output<typeof contactRequest>;

const newsletterRequest = z.strictObject({ kind: z.literal('newsletter'), language, email, ...signsOfForm });

export const mailRequest = z.discriminatedUnion('kind', [contactRequest, newsletterRequest]);
export type MailRequest = z.output<typeof mailRequest>;

/** Response to a successful request, with status 202. All other responses are a plain-text sentence. */
export interface MailResponse {
  status: 'queued';
  /** Where the copy of a contact message goes. Missing if there is none. */
  copyTo?: string;
}
