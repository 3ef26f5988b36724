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

/** Delivered mails of one guest: those to them, and those to the owner that name their email. */
export async function caughtMails(guestEmail: string): Promise<{ toGuest: CaughtMail[]; toOwner: CaughtMail[] }> {
  const all = (await (await fetch(`${mailCatcher}/email`)).json()) as CaughtMail[];
  const isToGuest = ({ to }: CaughtMail) => to.some(({ address }) => address === guestEmail);
  const toOwner = all.filter((mail) => !isToGuest(mail) && mail.text.includes(guestEmail));
  return { toGuest: all.filter(isToGuest), toOwner };
}

export async function attachmentOf({ id, attachments }: CaughtMail): Promise<string> {
  const name = attachments?.[0]?.generatedFileName;
  if (!name) throw new Error(`mail ${id} has no attachment`);
  return (await fetch(`${mailCatcher}/email/${id}/attachment/${name}`)).text();
}
