import type { SendMailOptions } from 'nodemailer';
import * as z from 'zod/mini';

const email = z.string().check(z.minLength(1));
// `null` means not given, as in the extension.
const emails = z.nullish(z.union([email, z.array(email)]));

/** Accepts only inline content. Otherwise a document could make the function read a file or URL. */
const attachment = z.object({
  filename: z.optional(z.string()),
  content: z.string(),
  contentType: z.optional(z.string()),
  encoding: z.optional(z.string()),
  cid: z.optional(z.string()),
  contentDisposition: z.optional(z.enum(['inline', 'attachment'])),
});

const mailDocument = z.object({
  to: emails,
  cc: emails,
  bcc: emails,
  from: z.nullish(email),
  replyTo: z.nullish(email),
  headers: z.nullish(z.record(z.string(), z.string())),
  message: z.object({
    subject: z.optional(z.string()),
    text: z.optional(z.string()),
    html: z.optional(z.string()),
    attachments: z.optional(z.array(attachment)),
  }),
});

/**
 * The mail in a document.
 * @throws {Error} with the names of missing or invalid fields, without their content
 */
export function readMailDocument(data: unknown): SendMailOptions {
  refuseForeignParts(data);
  const parsed = mailDocument.safeParse(data);
  if (!parsed.success) {
    const fields = [...new Set(parsed.error.issues.map((issue) => issue.path.join('.') || 'document'))];
    throw new Error(`Invalid mail document: ${fields.join(', ')}.`);
  }
  const { message, ...envelope } = parsed.data;
  const recipients = [envelope.to, envelope.cc, envelope.bcc].flatMap((list) => list ?? []);
  if (recipients.length === 0) throw new Error('Failed to deliver email. Expected at least 1 recipient.');
  if (!message.text && !message.html) throw new Error('Invalid mail document: neither message.text nor message.html.');
  const given = Object.entries({ ...envelope, ...message }).filter(([, value]) => value !== null);
  return Object.fromEntries(given) as SendMailOptions;
}

/**
 * Refuses fields that only the extension supports, from its own settings and collections. Sending such a mail without them
 * would be worse than a visible failure.
 */
function refuseForeignParts(data: unknown): void {
  const document = typeof data === 'object' && data !== null ? (data as Record<string, unknown>) : {};
  const foreign = ['template', 'sendGrid', 'toUids', 'ccUids', 'bccUids'].filter((field) => document[field] != null);
  if (foreign.length === 0) return;
  const fields = foreign.join(', ');
  throw new Error(`Only the Trigger Email extension reads ${fields}: write message, and emails in to, cc or bcc.`);
}
