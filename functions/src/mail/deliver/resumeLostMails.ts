import { Timestamp, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { findLostMails, findOverdueMails } from './findLostMails.ts';
import { updateIfUnchanged } from './updateIfUnchanged.ts';

/**
 * Makes a new event for mails that are to be sent and that nobody has taken up. Should the first event still come, nothing
 * is sent twice: whoever delivers claims the document.
 * @returns how many
 */
export async function resumeLostMails(now: Date): Promise<number> {
  return resume(await findLostMails(now), now);
}

/**
 * The same for mails that were withheld, should their task not have come.
 * @returns how many
 */
export async function resumeOverdueMails(now: Date): Promise<number> {
  return resume(await findOverdueMails(now), now);
}

async function resume(mails: readonly QueryDocumentSnapshot[], now: Date): Promise<number> {
  const resumed = await Promise.all(
    mails.map((mail) => {
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
