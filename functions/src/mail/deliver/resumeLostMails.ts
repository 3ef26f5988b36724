import { FieldValue, type QueryDocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import { mailCollection } from '../../contract/collections.ts';
import { firestore } from '../../platform/firestore.ts';
import * as log from '../../platform/log.ts';
import { readMailState } from '../queue/mailState.ts';
import { deliveryStep, givenUp } from './deliveryStep.ts';
import { updateIfUnchanged } from './updateIfUnchanged.ts';

/**
 * Triggers a new event for mails that should have been sent but that no call has claimed. If the first event still arrives,
 * nothing is sent twice, because the delivery claims the document.
 * @returns how many mails were resumed
 */
export async function resumeLostMails(now: Date): Promise<number> {
  return resume(await findLostMails(now), now);
}

/**
 * The same for withheld mails whose task was lost.
 * @returns how many mails were resumed
 */
export async function resumeOverdueMails(now: Date): Promise<number> {
  return resume(await findOverdueMails(now), now);
}

async function resume(mails: readonly QueryDocumentSnapshot[], now: Date): Promise<number> {
  const resumed = await Promise.all(
    mails.map((mail) => {
      const state = readMailState(mail.data()).delivery?.state;
      // Both states request a delivery, but writing an unchanged state would trigger no event.
      if (state) return updateIfUnchanged(mail, { 'delivery.state': state === 'RETRY' ? 'PENDING' : 'RETRY' });
      // The fields that the extension would have written before all others.
      const delivery = { state: 'PENDING', startTime: Timestamp.fromDate(now), attempts: 0, error: null };
      return updateIfUnchanged(mail, { delivery });
    }),
  );
  return resumed.filter(Boolean).length;
}

/** The next run resumes the remaining mails. */
const maxMailsPerRun = 500;

/**
 * Requests another attempt for every mail whose `delivery.retryAt` is reached, by setting the state RETRY. Works with our
 * delivery and with the extension.
 * @returns how many mails will be retried
 */
export async function retryDueMails(now: Date): Promise<number> {
  const due = await firestore()
    .collection(mailCollection)
    .where('delivery.retryAt', '<=', Timestamp.fromDate(now))
    .limit(maxMailsPerRun)
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

/**
 * Ends deliveries whose lease has expired. The mail may have arrived, so it is not sent again. Usually the event's retry does
 * this; this job covers lost events.
 * @returns how many deliveries were ended
 */
export async function failExpiredDeliveries(now: Date): Promise<number> {
  const begun = await firestore()
    .collection(mailCollection)
    .where('delivery.state', '==', 'PROCESSING')
    .select('delivery')
    .get();
  let ended = 0;
  for (const mail of begun.docs) {
    if (deliveryStep(readMailState(mail.data()), now.getTime()) !== 'giveUp') continue;
    if (!(await updateIfUnchanged(mail, givenUp(Timestamp.fromDate(now))))) continue;
    log.error('mail given up: its delivery began and never ended', { id: mail.id });
    ended += 1;
  }
  return ended;
}

/** Time after which an event counts as lost. */
const lostAfterMillis = 10 * 60_000;
/** How far back the search for unstarted mails goes. Older mails are out of date. */
const searchBackMillis = 3 * 86_400_000;

/** Due mails that no call has claimed: without `delivery`, or left in PENDING or RETRY. */
export async function findLostMails(now: Date): Promise<QueryDocumentSnapshot[]> {
  const latest = now.getTime() - lostAfterMillis;
  const [unbegun, asked] = await Promise.all([
    findUnbegunMails(now, latest),
    firestore()
      .collection(mailCollection)
      .where('delivery.state', 'in', ['PENDING', 'RETRY'])
      .select('delivery', 'sendAfter')
      .get(),
  ]);
  const isLost = (mail: QueryDocumentSnapshot) =>
    mail.updateTime.toMillis() <= latest && deliveryStep(readMailState(mail.data()), latest) === 'claim';
  return [...unbegun, ...asked.docs.filter(isLost)];
}

/** Mails without `delivery` that were queued and due before `latestMillis`. */
export async function findUnbegunMails(now: Date, latestMillis: number): Promise<QueryDocumentSnapshot[]> {
  const queued = await firestore()
    .collection(mailCollection)
    .where('queuedAt', '>=', Timestamp.fromMillis(now.getTime() - searchBackMillis))
    .where('queuedAt', '<=', Timestamp.fromMillis(latestMillis))
    .select('delivery', 'queuedAt', 'sendAfter')
    .get();
  return queued.docs.filter((mail) => {
    const state = readMailState(mail.data());
    return !state.delivery && deliveryStep(state, latestMillis) === 'claim';
  });
}

/** Formerly withheld mails that are now due and have no `delivery` yet. */
async function findOverdueMails(now: Date): Promise<QueryDocumentSnapshot[]> {
  const withheld = await firestore()
    .collection(mailCollection)
    .where('sendAfter', '>=', Timestamp.fromMillis(now.getTime() - searchBackMillis))
    .where('sendAfter', '<=', Timestamp.fromDate(now))
    .select('delivery')
    .get();
  return withheld.docs.filter((mail) => !mail.get('delivery'));
}
