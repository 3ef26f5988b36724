import { Timestamp, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { mailCollection } from '../../contract/collections.ts';
import { firestore } from '../../platform/firestore.ts';
import { deliveryStep } from './deliveryStep.ts';

/** Time after which an event counts as lost, in milliseconds. */
const lostAfter = 10 * 60_000;
/** How far back unstarted mails are searched, in milliseconds. Older ones are out of date. */
const searchedBack = 3 * 86_400_000;

/** Mails to be sent that no call has claimed: without `delivery`, or left in PENDING or RETRY. */
export async function findLostMails(now: Date): Promise<QueryDocumentSnapshot[]> {
  const latest = now.getTime() - lostAfter;
  const [unbegun, asked] = await Promise.all([
    findUnbegunMails(now, latest),
    firestore()
      .collection(mailCollection)
      .where('delivery.state', 'in', ['PENDING', 'RETRY'])
      .select('delivery', 'sendAfter')
      .get(),
  ]);
  const isLost = (mail: QueryDocumentSnapshot) =>
    mail.updateTime.toMillis() <= latest && deliveryStep(mail.data(), latest) === 'claim';
  return [...unbegun, ...asked.docs.filter(isLost)];
}

/** Mails without `delivery` that were queued and to be sent until `latestMillis`. */
export async function findUnbegunMails(now: Date, latestMillis: number): Promise<QueryDocumentSnapshot[]> {
  const queued = await firestore()
    .collection(mailCollection)
    .where('queuedAt', '>=', Timestamp.fromMillis(now.getTime() - searchedBack))
    .where('queuedAt', '<=', Timestamp.fromMillis(latestMillis))
    .select('delivery', 'queuedAt', 'sendAfter')
    .get();
  return queued.docs.filter((mail) => deliveryStep(mail.data(), latestMillis) === 'claim' && !mail.get('delivery'));
}

/** Mails that were withheld until now and that nobody has begun to deliver. */
export async function findOverdueMails(now: Date): Promise<QueryDocumentSnapshot[]> {
  const withheld = await firestore()
    .collection(mailCollection)
    .where('sendAfter', '>=', Timestamp.fromMillis(now.getTime() - searchedBack))
    .where('sendAfter', '<=', Timestamp.fromDate(now))
    .select('delivery')
    .get();
  return withheld.docs.filter((mail) => !mail.get('delivery'));
}
