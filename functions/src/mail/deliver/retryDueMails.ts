import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import { mailCollection } from '../../contract/collections.ts';
import { firestore } from '../../platform/firestore.ts';
import { updateIfUnchanged } from './updateIfUnchanged.ts';

/** At a time; the rest is due at the next run. */
const mostMails = 500;

/**
 * Asks for another attempt of every mail whose `delivery.retryAt` has come, as a person would: by the state RETRY, which
 * whoever delivers the collection acts upon.
 * @returns how many
 */
export async function retryDueMails(now: Date): Promise<number> {
  const due = await firestore()
    .collection(mailCollection)
    .where('delivery.retryAt', '<=', Timestamp.fromDate(now))
    .limit(mostMails)
    .select('delivery.state')
    .get();
  const requested = await Promise.all(
    due.docs.map(async (mail) => {
      const isWaiting = mail.get('delivery.state') === 'ERROR';
      const state = isWaiting ? { 'delivery.state': 'RETRY' } : {};
      return (await updateIfUnchanged(mail, { ...state, 'delivery.retryAt': FieldValue.delete() })) && isWaiting;
    }),
  );
  return requested.filter(Boolean).length;
}
