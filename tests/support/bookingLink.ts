import { readBookingLink } from '../../functions/src/domain/bookingLink.ts';
import { findMailsAbout } from '../../functions/src/mail/queue/findMails.ts';

/**
 * The read-only link in a queued mail to a booking's guest.
 * @param what kind and reader of the mail, as in its ID
 */
export async function bookingLink(number: string, what = 'received-guest'): Promise<{ url: string; key: string }> {
  const mail = (await findMailsAbout(number)).find(({ id }) => id === `${number}-${what}`);
  const [url = ''] = /http\S+#\S+/.exec((mail?.get('message.text') as string | undefined) ?? '') ?? [];
  const key = url && readBookingLink(new URL(url).hash);
  if (!key) throw new Error(`no mail ${what} about ${number} has a link`);
  return { url, key };
}
