import { onDocumentWritten } from 'firebase-functions/firestore';
import { reconcileBooking } from '../bookings/reconcileBooking.ts';
import { bookingsCollection } from '../contract/collections.ts';
import * as log from '../platform/log.ts';

/** After every write to a booking, whoever made it. Failing is tried again: it reads everything anew each time. */
export const reconcileEditedBooking = onDocumentWritten(
  { document: `${bookingsCollection}/{number}` as const, retry: true },
  async ({ params }) => {
    const outcome = await reconcileBooking(params.number);
    if (outcome !== 'agreed') log.bookingReconciled(params.number, outcome);
  },
);
