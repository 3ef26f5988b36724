import { mailCatcher } from './emulators.ts';

/** A mail as listed by the mail catcher. */
export interface CaughtMail {
  id: string;
  subject: string;
  text: string;
  html: string;
  to: { address: string; name: string }[];
  replyTo?: { address: string }[];
  attachments?: { contentType: string; generatedFileName: string }[];
}

/** Delivered mails of one guest: those to them, and those to the owner with their email in `replyTo`. */
export async function caughtMails(guestEmail: string): Promise<{ toGuest: CaughtMail[]; toOwner: CaughtMail[] }> {
  const find = async (field: 'to' | 'replyTo') => {
    const query = new URLSearchParams({ [`${field}.address`]: guestEmail });
    return (await (await fetch(`${mailCatcher}/email?${query}`)).json()) as CaughtMail[];
  };
  const [toGuest, toOwner] = await Promise.all([find('to'), find('replyTo')]);
  return { toGuest, toOwner };
}

export async function attachmentOf({ id, attachments }: CaughtMail): Promise<string> {
  const name = attachments?.[0]?.generatedFileName;
  if (!name) throw new Error(`mail ${id} has no attachment`);
  return (await fetch(`${mailCatcher}/email/${id}/attachment/${name}`)).text();
}
