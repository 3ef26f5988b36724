import { onDocumentWritten } from 'firebase-functions/firestore';
import { mailCollection } from '../contract/collections.ts';
import { deliveryStep } from '../mail/deliver/deliveryStep.ts';
import { deliverByFunction, deliveryOptions } from '../mail/deliver/deliverByFunction.ts';
import { enqueueWithheldMail } from '../mail/deliver/enqueueWithheldMail.ts';
import { functionsDeliver } from '../mail/queue/functionsDeliver.ts';

/**
 * Sends new mails in `mail/{id}`, and again after `delivery.state` is set to RETRY. A withheld mail gets a task for its
 * time; if that fails, the event is retried.
 */
export const deliverMail = onDocumentWritten(
  { ...deliveryOptions, document: `${mailCollection}/{id}` as const, retry: true },
  async ({ data }) => {
    if (!data?.after.exists || !functionsDeliver()) return;
    const { after } = data;
    switch (deliveryStep(after.data() ?? {}, Date.now())) {
      case 'claim':
      case 'giveUp':
        await deliverByFunction(after.ref);
        return;
      case 'withhold':
        await enqueueWithheldMail(after);
        return;
      // The writes of the delivery itself.
      default:
    }
  },
);
