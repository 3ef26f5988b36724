import * as z from 'zod/mini';
import { languages } from '../domain/language.ts';
import { email, letterFields, phone } from './guestFields.ts';

/** More than the longest texts take, however they are written in JSON. */
export const mailRequestBytes = 100 * 1024;

const language = z.enum(languages);

/** What a form adds of itself. All of it may be missing; then the request counts as sent by no form, and fewer are taken. */
const signsOfForm = {
  /** The text of a field that no person sees: who fills it in is a robot. */
  website: z.optional(z.string().check(z.maxLength(2000))),
  /** Milliseconds from when the page was shown until the form was sent. */
  sinceShown: z.optional(z.number()),
};

/** A message to the owner. */
const contactRequest = z.strictObject({
  kind: z.literal('contact'),
  language,
  ...letterFields,
  // As with all optional fields: empty means not given.
  phone: z.optional(z.union([phone, z.literal('')])),
  ...signsOfForm,
});
export type ContactRequest = z.output<typeof contactRequest>;

const newsletterRequest = z.strictObject({ kind: z.literal('newsletter'), language, email, ...signsOfForm });

export const mailRequest = z.discriminatedUnion('kind', [contactRequest, newsletterRequest]);
export type MailRequest = z.output<typeof mailRequest>;

/** What a request that succeeded is answered, with status 202. Every other answer is a sentence in plain text. */
export interface MailAnswer {
  status: 'queued';
}
