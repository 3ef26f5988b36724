/** A file in a mail, in nodemailer's terms as in the extension's. */
export interface Attachment {
  filename: string;
  content: string;
  contentType: string;
  /** Of `content`; plain text without it. */
  encoding?: 'base64';
  /** By which the HTML part shows it: `cid:...`. */
  cid?: string;
  contentDisposition?: 'inline';
}

/**
 * A mail as it is written to `mail/{id}`: the document contract of the Trigger Email extension, so that either our own
 * function or the installed extension can deliver it. `from` is left to whoever delivers.
 */
export interface ComposedMail {
  /** Made from what the mail is about, so that the same event cannot queue it twice. Not part of the document. */
  id: string;
  to: string[];
  /** Reaches the other side: the owner from the guest's mail, the guest from the owner's. */
  replyTo?: string;
  headers?: Record<string, string>;
  message: {
    subject: string;
    text: string;
    html: string;
    attachments: Attachment[];
  };
}
