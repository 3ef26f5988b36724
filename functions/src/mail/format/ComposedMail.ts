import '../../contract/configureZod.ts';
import * as z from 'zod/mini';

/** Attachment, named as in nodemailer and the Trigger Email extension. */
const attachmentSchema = z.object({
  filename: z.string(),
  content: z.string(),
  contentType: z.string(),
  /** Encoding of `content`; plain text if missing. */
  encoding: z.exactOptional(z.literal('base64')),
  /** Content ID for `cid:` URLs in the HTML part. */
  cid: z.exactOptional(z.string()),
  contentDisposition: z.exactOptional(z.literal('inline')),
});
export type Attachment = z.output<typeof attachmentSchema>;

/**
 * A mail as written to `mail/{id}`, in the document format of the Trigger Email extension. `from` is set on delivery.
 */
export const composedMailSchema = z.object({
  /** Document ID derived from the event, so that the mail is queued once. Not stored in the document. */
  id: z.string(),
  to: z.array(z.string()),
  /** The owner in mails about a booking, the sender in mails from the contact form. */
  replyTo: z.exactOptional(z.string()),
  headers: z.exactOptional(z.record(z.string(), z.string())),
  message: z.object({
    subject: z.string(),
    text: z.string(),
    html: z.string(),
    attachments: z.array(attachmentSchema),
  }),
});
export type ComposedMail = z.output<typeof composedMailSchema>;
