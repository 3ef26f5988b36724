import { onDocumentCreated, onDocumentWritten } from 'firebase-functions/firestore';
import { HttpsError } from 'firebase-functions/https';
import { onTaskDispatched } from 'firebase-functions/tasks';
import { mailCollection, withheldMailCollection } from '../contract/collections.ts';
import { deliverByFunction, deliveryOptions } from '../mail/deliver/deliverByFunction.ts';
import { deliveryStep } from '../mail/deliver/deliveryStep.ts';
import { enqueueWithheldMail, releaseWithheldMail, type WithheldMail } from '../mail/deliver/releaseWithheldMail.ts';
import { functionsDeliver, mailReference } from '../mail/queue/queueMails.ts';
import { readMailState } from '../mail/queue/mailState.ts';

/** Creates the task that moves `withheldMail/{id}` to `mail` at its time. If this fails, the event is retried. */
export const scheduleWithheldMail = onDocumentCreated(
  { document: `${withheldMailCollection}/{id}` as const, retry: true },
  async ({ data }) => {
    if (data) await enqueueWithheldMail(data);
  },
);

/**
 * Sends a mail at its `sendAfter`, or moves it to `mail` for the extension. Does nothing if an undo has deleted the mail.
 * The emulator ignores a task's time and dispatches it at once: while the mail is withheld, the task fails and is
 * dispatched again after `minBackoffSeconds`.
 */
export const sendWithheldMail = onTaskDispatched<WithheldMail>(
  {
    ...deliveryOptions,
    retryConfig: { maxAttempts: 100, minBackoffSeconds: 2, maxBackoffSeconds: 60, maxDoublings: 5 },
    // In the emulator, a task waiting for its next attempt still counts as a concurrent dispatch.
    rateLimits: { maxConcurrentDispatches: process.env.FUNCTIONS_EMULATOR === 'true' ? 100 : 10 },
  },
  async ({ data }) => {
    const released = await releaseWithheldMail(data.mail, new Date());
    const isSent = released === 'none' && functionsDeliver();
    const outcome = isSent ? await deliverByFunction(mailReference(data.mail)) : released;
    if (outcome === 'withheld') throw new HttpsError('failed-precondition', `${data.mail} is not to be sent yet`);
  },
);

/**
 * Sends new mails in `mail/{id}`, and sends them again after `delivery.state` is set to RETRY. Creates a task for a withheld
 * mail. If this fails, the event is retried.
 */
export const deliverMail = onDocumentWritten(
  { ...deliveryOptions, document: `${mailCollection}/{id}` as const, retry: true },
  async ({ data }) => {
    if (!data?.after.exists || !functionsDeliver()) return;
    const { after } = data;
    switch (deliveryStep(readMailState(after.data()), Date.now())) {
      case 'claim':
      case 'giveUp':
        await deliverByFunction(after.ref);
        return;
      case 'withhold':
        await enqueueWithheldMail(after);
        return;
      // Writes by the delivery itself need no step.
      default:
    }
  },
);
