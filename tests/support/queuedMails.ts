import { findMailsAbout } from '../../functions/src/mail/queue/findMails.ts';

/** Kinds and readers of the queued mails about a booking, such as `confirmed-guest-1`. */
export async function queuedMails(number: string): Promise<string[]> {
  return (await findMailsAbout(number)).map(({ id }) => id.slice(number.length + 1)).sort();
}
