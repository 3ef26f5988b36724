import * as z from 'zod/mini';
import { languages } from '../domain/language.ts';
import { addressFields, email, line, phone, text } from './guestFields.ts';

/** `POST /mail/send`, on the site's own address. */
export const mailRequestPath = '/mail/send';

/** More than the longest texts take, however they are written in JSON. */
export const mailRequestBytes = 100 * 1024;

const language = z.enum(languages);

/** A message to the owner. The form checks its fields with this very schema. */
export const contactRequest = z.strictObject({
  kind: z.literal('contact'),
  language,
  firstName: line('firstName'),
  lastName: line('lastName'),
  email,
  // As with all optional fields: empty means not given.
  phone: z.optional(z.union([phone, z.literal('')])),
  message: text('message').check(z.minLength(1)),
  ...addressFields,
});
export type ContactRequest = z.output<typeof contactRequest>;

export const newsletterRequest = z.strictObject({ kind: z.literal('newsletter'), language, email });

export const mailRequest = z.discriminatedUnion('kind', [contactRequest, newsletterRequest]);
export type MailRequest = z.output<typeof mailRequest>;

/** What a request that succeeded is answered, with status 202. Every other answer is a sentence in plain text. */
export interface MailAnswer {
  status: 'queued';
}
