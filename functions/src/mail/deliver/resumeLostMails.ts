import { Timestamp } from 'firebase-admin/firestore';
import { findLostMails } from './findLostMails.ts';
import { updateIfUnchanged } from './updateIfUnchanged.ts';

/**
 * Makes a new event for mails that are to be sent and that nobody has taken up. Should the first event still come, nothing
 * is sent twice: whoever delivers claims the document.
 * @returns how many
 */
export async function resumeLostMails(now: Date): Promise<number> {
  const lost = await findLostMails(now);
  const resumed = await Promise.all(
    lost.map((mail) => {
      const state = mail.get('delivery.state') as unknown;
      // Both states ask for the same, and writing the one that is there already would be no event.
      if (state) return updateIfUnchanged(mail, { 'delivery.state': state === 'RETRY' ? 'PENDING' : 'RETRY' });
      // What the extension would have written first.
      const delivery = { state: 'PENDING', startTime: Timestamp.fromDate(now), attempts: 0, error: null };
      return updateIfUnchanged(mail, { delivery });
    }),
  );
  return resumed.filter(Boolean).length;
}
