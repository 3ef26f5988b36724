import { onDocumentWritten } from 'firebase-functions/firestore';

import { reconcileBooking } from '../bookings/console/reconcileBooking.ts';
import { recordConsoleEdit } from '../bookings/console/recordConsoleEdit.ts';
import { renewWaitingMails } from '../bookings/console/renewWaitingMails.ts';
import { bookingsCollection } from '../contract/collections.ts';
import * as log from '../platform/log.ts';
import { linkSecret } from '../platform/linkSecret.ts';

/**
 * Runs after every write to a booking. Retries are safe: edits in the console are recorded once per event, and everything else
 * is read anew.
 */
export const reconcileEditedBooking = onDocumentWritten(
  { document: `${bookingsCollection}/{id}` as const, retry: true, secrets: [linkSecret.name] },
  async ({ id, params, data }) => {
    const now = new Date();
    const isConsoleEdit = await recordConsoleEdit(params.id, data?.before.data(), data?.after.data(), id, now);
    const outcome = await reconcileBooking(params.id, now);
    if (isConsoleEdit) await renewWaitingMails(params.id, now);
    if (outcome !== 'agreed') log.bookingReconciled(params.id);
  },
);
