import { findMailsAbout } from '../../functions/src/mail/findMails.ts';

/** What the queued mails about a booking tell and whom, such as `confirmed-guest-1`. */
export async function toldOf(number: string): Promise<string[]> {
  return (await findMailsAbout(number)).map(({ id }) => id.slice(number.length + 1)).sort();
}
