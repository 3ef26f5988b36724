import { randomUUID } from 'node:crypto';
import type { OwnerCallables } from '../../functions/src/contract/ownerCallables.ts';
import { bookingPath } from '../../functions/src/contract/collections.ts';
import type { Payment } from '../../functions/src/contract/payment.ts';
import type { Stay } from '../../functions/src/domain/stay.ts';
import { firestore } from '../../functions/src/platform/firestore.ts';
import { inDays } from './bookingRequest.ts';
import { responseOf } from './callFunction.ts';
import { signInAsOwner } from './signIn.ts';

type Name = 'decideBooking' | 'moveBooking' | 'editBooking' | 'recordPayment';
type Change<Of extends Name> = Omit<OwnerCallables[Of]['request'], 'requestId' | 'booking' | 'revision'>;

/** Changes a booking as an owner at the desk, with the revision that it has now. Expects success. */
export async function changeAtDesk<Of extends Name>(name: Of, booking: string, change: Change<Of>): Promise<void> {
  const document = await firestore().doc(bookingPath(booking)).get();
  const { idToken } = await signInAsOwner();
  const seen = { booking, revision: (document.get('revision') as number | undefined) ?? 0 };
  await responseOf(name, { requestId: randomUUID(), ...seen, ...change }, idToken);
}

export const confirmAtDesk = (booking: string) => changeAtDesk('decideBooking', booking, { decision: 'confirm' });

/**
 * Records a payment with today's date.
 * @param amount in cents
 */
export const payAtDesk = (booking: string, kind: Payment['kind'], amount: number) =>
  changeAtDesk('recordPayment', booking, { kind, amount, on: inDays(0), note: '' });

/** Moves a booking to other nights in its apartment, at its old price. */
export async function moveAtDesk(booking: string, stay: Stay): Promise<void> {
  const apartment = (await firestore().doc(bookingPath(booking)).get()).get('apartment') as string;
  await changeAtDesk('moveBooking', booking, { apartment, ...stay, price: { kind: 'keep' } });
}
