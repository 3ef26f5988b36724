import type { DeleteMyAccountResponse } from '../contract/callables.ts';
import { anonymiseBookings } from '../bookings/anonymiseBookings.ts';
import { BookingError } from '../bookings/BookingError.ts';
import type { SignedInGuest } from '../bookings/SignedInGuest.ts';
import { findMailsWith, isDelivered } from '../mail/queue/findMails.ts';
import { forgetSubscription } from '../newsletter/subscriptions.ts';
import { deleteWaitlistEntries } from '../waitlist/waitlistEntries.ts';
import { deleteAccount, readAccount } from './readAccount.ts';

const recentSignInMillis = 10 * 60 * 1000;

/**
 * Deletes an account and the guest's data. Past and cancelled bookings are kept without the guest's data. Deletes the account
 * last, so that the guest can repeat the call after an interruption.
 * @throws {BookingError} `sign-in-again` if the sign-in is not recent, `stay-ahead`
 */
export async function deleteMyAccount(
  guest: SignedInGuest & { signedInAt: Date },
  now: Date,
): Promise<DeleteMyAccountResponse> {
  const account = await readAccount(guest.uid);
  if (!account) return { deleted: true };
  if (now.getTime() - guest.signedInAt.getTime() > recentSignInMillis) throw new BookingError('sign-in-again');
  await anonymiseBookings(guest, now);
  if (guest.verifiedEmail !== null) {
    const mails = await findMailsWith(guest.verifiedEmail);
    await Promise.all(mails.filter(isDelivered).map((mail) => mail.ref.delete()));
    await forgetSubscription(guest.verifiedEmail);
    await deleteWaitlistEntries(guest.verifiedEmail);
  }
  // Another tab may have requested a stay meanwhile.
  await anonymiseBookings(guest, now);
  await deleteAccount(guest.uid);
  return { deleted: true };
}
