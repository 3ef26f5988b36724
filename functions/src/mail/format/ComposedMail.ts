/** Attachment, named as in nodemailer and the Trigger Email extension. */
export interface Attachment {
  filename: string;
  content: string;
  contentType: string;
  /** Encoding of `content`; plain text if missing. */
  encoding?: 'base64';
  /** Content ID for `cid:` URLs in the HTML part. */
  cid?: string;
  contentDisposition?: 'inline';
}

/**
 * A mail as written to `mail/{id}`, by the document contract of the Trigger Email extension. `from` is set on delivery.
 */
export interface ComposedMail {
  /** Document ID derived from the event, so that it is queued once. Not stored in the document. */
  id: string;
  to: string[];
  /** The owner in mails about a booking; whoever wrote in those of the contact form. */
  replyTo?: string;
  headers?: Record<string, string>;
  message: {
    subject: string;
    text: string;
    html: string;
    attachments: Attachment[];
  };
}
