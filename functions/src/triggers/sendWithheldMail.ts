import { HttpsError } from 'firebase-functions/https';
import { onTaskDispatched } from 'firebase-functions/tasks';
import { mailReference } from '../mail/queue/mailDocument.ts';
import { deliverByFunction, deliveryOptions, functionsDeliver } from '../mail/deliver/deliverByFunction.ts';
import type { WithheldMail } from '../mail/deliver/enqueueWithheldMail.ts';

/**
 * Sends a mail once its `sendAfter` has come, unless the change that it reports was undone and the mail deleted.
 * The emulator ignores a task's time and dispatches it at once: while the mail is withheld the task fails, and is
 * dispatched again after `minBackoffSeconds`.
 */
export const sendWithheldMail = onTaskDispatched<WithheldMail>(
  {
    ...deliveryOptions,
    retryConfig: { maxAttempts: 100, minBackoffSeconds: 2, maxBackoffSeconds: 60, maxDoublings: 5 },
    rateLimits: { maxConcurrentDispatches: 10 },
  },
  async ({ data }) => {
    if (!functionsDeliver()) return;
    const outcome = await deliverByFunction(mailReference(data.mail));
    if (outcome === 'withheld') throw new HttpsError('failed-precondition', `mail/${data.mail} is not to be sent yet`);
  },
);
