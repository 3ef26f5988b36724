import { HttpsError } from 'firebase-functions/https';
import { onTaskDispatched } from 'firebase-functions/tasks';
import { functionsDeliver } from '../mail/queue/functionsDeliver.ts';
import { mailReference } from '../mail/queue/mailDocument.ts';
import { deliverByFunction, deliveryOptions } from '../mail/deliver/deliverByFunction.ts';
import type { WithheldMail } from '../mail/deliver/enqueueWithheldMail.ts';
import { releaseWithheldMail } from '../mail/deliver/releaseWithheldMail.ts';

/**
 * Sends a mail once its `sendAfter` has come, or moves it to where the extension does, unless the change that it reports was undone and the mail deleted.
 * The emulator ignores a task's time and dispatches it at once: while the mail is withheld the task fails, and is
 * dispatched again after `minBackoffSeconds`.
 */
export const sendWithheldMail = onTaskDispatched<WithheldMail>(
  {
    ...deliveryOptions,
    retryConfig: { maxAttempts: 100, minBackoffSeconds: 2, maxBackoffSeconds: 60, maxDoublings: 5 },
    // In the emulator a task that waits for its next attempt keeps its place.
    rateLimits: { maxConcurrentDispatches: process.env.FUNCTIONS_EMULATOR === 'true' ? 100 : 10 },
  },
  async ({ data }) => {
    const released = await releaseWithheldMail(data.mail, new Date());
    const isSent = released === 'none' && functionsDeliver();
    const outcome = isSent ? await deliverByFunction(mailReference(data.mail)) : released;
    if (outcome === 'withheld') throw new HttpsError('failed-precondition', `${data.mail} is not to be sent yet`);
  },
);
