import { Timestamp, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { mailCollection } from '../../contract/collections.ts';
import { firestore } from '../../platform/firestore.ts';

/** Time after which an event counts as lost, in milliseconds. */
const lostAfter = 10 * 60_000;
/** How far back unstarted mails are searched, in milliseconds. Older ones are out of date. */
const searchedBack = 3 * 86_400_000;

/** Mails to be sent that no call has claimed: without `delivery`, or left in PENDING or RETRY. */
export async function findLostMails(now: Date): Promise<QueryDocumentSnapshot[]> {
  const latest = now.getTime() - lostAfter;
  const [unbegun, asked] = await Promise.all([
    findUnbegunMails(now, latest),
    firestore().collection(mailCollection).where('delivery.state', 'in', ['PENDING', 'RETRY']).select('delivery').get(),
  ]);
  return [...unbegun, ...asked.docs.filter(({ updateTime }) => updateTime.toMillis() <= latest)];
}

/** Mails without `delivery` that were queued until `latestMillis`. */
export async function findUnbegunMails(now: Date, latestMillis: number): Promise<QueryDocumentSnapshot[]> {
  const queued = await firestore()
    .collection(mailCollection)
    .where('queuedAt', '>=', Timestamp.fromMillis(now.getTime() - searchedBack))
    .where('queuedAt', '<=', Timestamp.fromMillis(latestMillis))
    .select('delivery', 'queuedAt')
    .get();
  return queued.docs.filter((mail) => !mail.get('delivery'));
}
