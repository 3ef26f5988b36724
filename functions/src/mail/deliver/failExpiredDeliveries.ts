import { Timestamp } from 'firebase-admin/firestore';
import { mailCollection } from '../../contract/collections.ts';
import { firestore } from '../../platform/firestore.ts';
import * as log from '../../platform/log.ts';
import { deliveryStep, givenUp } from './deliveryStep.ts';
import { updateIfUnchanged } from './updateIfUnchanged.ts';

/**
 * Ends deliveries whose lease has expired. The mail may have arrived, so it is not sent again. Usually the event's
 * retry does this; here it is done for events that were lost.
 * @returns how many
 */
export async function failExpiredDeliveries(now: Date): Promise<number> {
  const begun = await firestore()
    .collection(mailCollection)
    .where('delivery.state', '==', 'PROCESSING')
    .select('delivery')
    .get();
  let ended = 0;
  for (const mail of begun.docs) {
    if (deliveryStep(mail.data(), now.getTime()) !== 'giveUp') continue;
    if (!(await updateIfUnchanged(mail, givenUp(Timestamp.fromDate(now))))) continue;
    log.mailLeaseExpired(mail.id);
    ended += 1;
  }
  return ended;
}
