import { Timestamp } from 'firebase-admin/firestore';
import type * as z from 'zod/mini';
import { bookingReference } from '../bookings/bookings.ts';
import { emptyRegister, guestRegisterReference } from '../bookings/register/guestRegisters.ts';
import type { markRegisteredRequest, OwnerChange } from '../contract/ownerCallables.ts';
import { isRegisterKept } from '../domain/guestRegister.ts';
import { todayIn } from '../domain/isoDate.ts';
import { readSettings } from '../platform/readSettings.ts';
import { dataOf } from '../platform/storedDocuments.ts';
import { commitOne, requireRevision, type SignedInOwner } from './commitChange.ts';
import { OwnerError } from './OwnerError.ts';

/**
 * Records that the owner has entered the guests of a stay into eVisitor, or signed them out. Possible even if no guest has sent
 * any data, because the owner may have copied the documents at the door.
 * @throws {OwnerError} `booking-not-found`, `changed-meanwhile`; `not-possible` for a stay that is not confirmed or ended long
 * ago
 */
export async function markRegistered(
  request: z.output<typeof markRegisteredRequest>,
  owner: SignedInOwner,
  now: Date,
): Promise<OwnerChange> {
  const { timeZone } = await readSettings();
  return commitOne({ name: 'markRegistered', request, owner, now }, async () => {
    const booking = dataOf(await bookingReference(request.booking).get());
    if (!booking) throw new OwnerError('booking-not-found');
    const document = await guestRegisterReference(request.booking).get();
    requireRevision(document, request.revision);
    if (!isRegisterKept(booking, todayIn(timeZone, now))) throw new OwnerError('not-possible');
    const fields = { [`${request.what}EnteredAt`]: Timestamp.fromDate(now) };
    const action = 'registered';
    return document.exists
      ? { reference: document.ref, before: document, action, fields }
      : { reference: document.ref, action, fields: { ...emptyRegister, ...fields } };
  });
}
