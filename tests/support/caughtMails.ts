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

/** Delivered mails to an email. The catcher filters them: all mails of a run are many megabytes. */
export async function mailsTo(email: string): Promise<CaughtMail[]> {
  const response = await fetch(`${mailCatcher}/email?${new URLSearchParams({ 'to.address': email })}`);
  return (await response.json()) as CaughtMail[];
}

/** Delivered mails to the owner that name a guest's email. */
export async function mailsToOwner(guestEmail: string): Promise<CaughtMail[]> {
  const all = (await (await fetch(`${mailCatcher}/email`)).json()) as CaughtMail[];
  return all.filter(({ to, text }) => !to.some(({ address }) => address === guestEmail) && text.includes(guestEmail));
}
