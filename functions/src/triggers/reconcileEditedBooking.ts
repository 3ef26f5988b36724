import { onDocumentWritten } from 'firebase-functions/firestore';
import { reconcileBooking } from '../bookings/reconcileBooking.ts';
import { bookingsCollection } from '../contract/collections.ts';
import * as log from '../platform/log.ts';
import { numberKey } from '../platform/numberKey.ts';

/** Runs after every write to a booking. Retries are safe, because it reads everything anew. */
export const reconcileEditedBooking = onDocumentWritten(
  { document: `${bookingsCollection}/{id}` as const, retry: true, secrets: [numberKey.name] },
  async ({ params }) => {
    const outcome = await reconcileBooking(params.id, new Date());
    if (outcome !== 'agreed') log.bookingReconciled(params.id);
  },
);
