import { isDeepStrictEqual } from 'node:util';
import { Timestamp } from 'firebase-admin/firestore';
import type * as z from 'zod/mini';
import type { RegisterResponse, sendPersonRequest } from '../../contract/callables.ts';
import { personSchema, type GuestRegister } from '../../contract/guestRegister.ts';
import { faultsOfPerson, needsPassage } from '../../domain/guestRegister.ts';
import { nextRevision } from '../../history/historyEntry.ts';
import { commitWithRetry } from '../../platform/commitWithRetry.ts';
import { firestore } from '../../platform/firestore.ts';
import { ifUnchanged } from '../../platform/storedDocuments.ts';
import { BookingError } from '../BookingError.ts';
import type { SignedInGuest } from '../SignedInGuest.ts';
import { emptyRegister } from './guestRegisters.ts';
import { readForRegister, registerShown } from './openRegister.ts';

/**
 * Adds a person to the register of a booking, or replaces one. A repeated request changes nothing. Removes the owner's marks
 * that all persons are entered or signed out, because the owner has to look at the stay again.
 * @throws {BookingError} `fields-required` with the fields that are missing or wrong, `guests-exceeded` if all guests of the
 * booking are in the register, `request-id-reused`, and the errors of `readForRegister`
 */
export async function sendPerson(
  { number, key, requestId, replaces, person }: z.output<typeof sendPersonRequest>,
  guest: SignedInGuest | null,
  now: Date,
): Promise<RegisterResponse> {
  return commitWithRetry(async () => {
    const { booking, document, today } = await readForRegister(number, key, guest, now);
    const faults = Object.keys(faultsOfPerson(person, today, booking.checkOut));
    if (faults.length > 0) {
      throw new BookingError('fields-required', { fields: faults.map((field) => `person.${field}`) });
    }
    const { borderCrossing: _crossing, passageDate: _day, ...always } = person;
    const kept = needsPassage(person.citizenship) ? person : always;
    const register = document.data();
    const persons = register?.persons ?? [];
    const earlier = persons.find(({ id }) => id === requestId);
    if (earlier) {
      const { id: _id, sentAt: _sentAt, ...sent } = earlier;
      if (!isDeepStrictEqual(personSchema.parse(sent), kept)) throw new BookingError('request-id-reused');
      return { result: registerShown(booking, register) };
    }
    const added = { ...kept, id: requestId, sentAt: Timestamp.fromDate(now) };
    const isReplaced = persons.some(({ id }) => id === replaces);
    const after = isReplaced ? persons.map((one) => (one.id === replaces ? added : one)) : [...persons, added];
    const shown = registerShown(booking, { ...emptyRegister, id: number, revision: 0, persons: after });
    if (!isReplaced && after.length > shown.guests) throw new BookingError('guests-exceeded');
    const fields: Omit<GuestRegister, 'id'> = {
      ...emptyRegister,
      persons: after,
      revision: nextRevision(register),
    };
    const batch = firestore().batch();
    if (document.exists) batch.update(document.ref, fields, ifUnchanged(document));
    else batch.create(document.ref, fields);
    return { result: shown, batch };
  });
}
