import { bookingPath, bookingsCollection } from '../contract/collections.ts';
import { registerKeptUntil } from '../domain/guestRegister.ts';
import { addDays } from '../domain/isoDate.ts';
import { guestRegisters } from '../bookings/register/guestRegisters.ts';
import { firestore } from '../platform/firestore.ts';
import { parseBooking } from '../contract/booking.ts';
import { readOrReport, type AuditScope } from './AuditScope.ts';

/** Checks that persons of the guests' register are not kept for longer than the privacy policy says. */
export async function auditRegisters(scope: AuditScope): Promise<void> {
  const { snapshot, today, findings } = scope;
  for await (const document of snapshot.pages(guestRegisters())) {
    readOrReport(document, scope);
    const { id, ref } = document;
    const stored = await snapshot.get(firestore().collection(bookingsCollection).doc(id));
    const booking = parseBooking(id, stored.data());
    // The morning's run has a day to delete them.
    const isOver = booking && addDays(registerKeptUntil(booking), 1) < today;
    if (!stored.exists || isOver) findings.push({ kind: 'register-kept', path: ref.path, with: bookingPath(id) });
  }
}
