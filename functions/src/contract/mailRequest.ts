import * as z from 'zod/mini';
import { languages } from '../domain/language.ts';
import { email, letterFields, phone } from './guestFields.ts';

/** More than the longest texts take, however they are written in JSON. */
export const mailRequestBytes = 100 * 1024;

const language = z.enum(languages);

/** A message to the owner. */
const contactRequest = z.strictObject({
  kind: z.literal('contact'),
  language,
  ...letterFields,
  // As with all optional fields: empty means not given.
  phone: z.optional(z.union([phone, z.literal('')])),
});
export type ContactRequest = z.output<typeof contactRequest>;

const newsletterRequest = z.strictObject({ kind: z.literal('newsletter'), language, email });

export const mailRequest = z.discriminatedUnion('kind', [contactRequest, newsletterRequest]);
export type MailRequest = z.output<typeof mailRequest>;

/** What a request that succeeded is answered, with status 202. Every other answer is a sentence in plain text. */
export interface MailAnswer {
  status: 'queued';
}
