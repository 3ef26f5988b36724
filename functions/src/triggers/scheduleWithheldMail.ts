import { onDocumentCreated } from 'firebase-functions/firestore';
import { withheldMailCollection } from '../contract/collections.ts';
import { enqueueWithheldMail } from '../mail/deliver/enqueueWithheldMail.ts';

/** Makes the task that moves `withheldMail/{id}` into `mail` at its time; if that fails, the event is retried. */
export const scheduleWithheldMail = onDocumentCreated(
  { document: `${withheldMailCollection}/{id}` as const, retry: true },
  async ({ data }) => {
    if (data) await enqueueWithheldMail(data);
  },
);
