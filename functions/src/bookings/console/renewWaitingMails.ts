import type { Timestamp } from 'firebase-admin/firestore';
import { bookingPath } from '../../contract/collections.ts';
import { firestore } from '../../platform/firestore.ts';
import { isFailedPrecondition, isTransient, waitBeforeRetry } from '../../platform/firestoreError.ts';
import { readSettings } from '../../platform/readSettings.ts';
import { readAgreed } from '../bookedStay.ts';
import { composeChange } from '../change/composeChange.ts';
import { updateBooking } from '../change/updateBooking.ts';
import { queueChangeMails } from '../queueMails.ts';
import { toBooking } from '../toBooking.ts';

const mostAttempts = 6;

/**
 * Composes the mails about a booking that wait anew, after an edit in the console of what they show or where they go, such
 * as its price or email. Edits of its status and dates are mailed when they are settled.
 */
export async function renewWaitingMails(id: string, now: Date): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    const [document, settings] = await Promise.all([firestore().doc(bookingPath(id)).get(), readSettings()]);
    const agreed = readAgreed(document.get('agreed'));
    if (!agreed) return;
    const effects = await composeChange(toBooking(document), agreed, agreed, 'owner', settings, now);
    const ends = effects.waiting.documents.map((mail) => (mail.get('sendAfter') as Timestamp).toMillis());
    if (ends.length === 0) return;
    const batch = firestore().batch();
    updateBooking(batch, document, effects.fields, undefined, settings, now);
    queueChangeMails(batch, effects, now, new Date(Math.max(...ends)));
    try {
      await batch.commit();
      return;
    } catch (error) {
      // Changed meanwhile, or a mail has begun to be sent: read again.
      if (!isFailedPrecondition(error) && !isTransient(error)) throw error;
      if (attempt === mostAttempts) throw error;
      await waitBeforeRetry(attempt);
    }
  }
}
