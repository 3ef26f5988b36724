import type { DeleteMyAccountAnswer } from '../contract/callables.ts';
import { anonymiseBookings } from '../bookings/anonymiseBookings.ts';
import { BookingError } from '../bookings/BookingError.ts';
import type { SignedInGuest } from '../bookings/SignedInGuest.ts';
import { findMailsWith, isDelivered } from '../mail/findMails.ts';
import { forgetSubscription } from '../newsletter/subscriptionOf.ts';
import { deleteAccount, isShutOut, readAccount } from './readAccount.ts';

/** So long a sign-in counts as recent, in milliseconds: time enough to read what deleting means. */
const recent = 10 * 60 * 1000;

/**
 * Deletes a guest's account and what is stored on them; past and cancelled bookings stay without them. The account goes
 * last: whatever interrupts this, the guest can sign in and ask for it again, and what is done already is no obstacle.
 * @throws {BookingError} `sign-in-again`: a device that was left signed in is not enough; `stay-ahead`
 */
export async function deleteMyAccount(
  guest: SignedInGuest & { signedInAt: Date },
  now: Date,
): Promise<DeleteMyAccountAnswer> {
  const account = await readAccount(guest.uid);
  if (!account) return { deleted: true };
  if (now.getTime() - guest.signedInAt.getTime() > recent || isShutOut(account, guest.signedInAt)) {
    throw new BookingError('sign-in-again');
  }
  await anonymiseBookings(guest, now);
  if (guest.verifiedEmail !== null) {
    const mails = await findMailsWith(guest.verifiedEmail);
    await Promise.all(mails.filter(isDelivered).map((mail) => mail.ref.delete()));
    await forgetSubscription(guest.verifiedEmail);
  }
  // Another tab may have asked for a stay meanwhile: then there is still somebody to have an account.
  await anonymiseBookings(guest, now);
  await deleteAccount(guest.uid);
  return { deleted: true };
}
