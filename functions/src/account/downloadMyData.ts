import { findHistory } from '../bookings/change/bookingHistory.ts';
import { BookingError } from '../bookings/BookingError.ts';
import { readBookingsOf, type SignedInGuest } from '../bookings/SignedInGuest.ts';
import type { MyData } from '../contract/MyData.ts';
import { findMailsTo } from '../mail/queue/findMails.ts';
import { readSubscription } from '../newsletter/subscriptionOf.ts';
import { readWishes } from '../waitlist/wishesOf.ts';
import { composeMyData } from './composeMyData.ts';
import { readAccount } from './readAccount.ts';

/**
 * What is stored about a guest and concerns them: by account, and by email if it is verified. Of mails only those that were
 * written to the verified email: others carry links that act for whoever they were sent to. Without requests that merely
 * give the email, which may be somebody else's, and without the mails about them.
 * @throws {BookingError} `signed-out` if the account no longer exists
 */
export async function downloadMyData(guest: SignedInGuest, now: Date): Promise<MyData> {
  const account = await readAccount(guest.uid);
  if (!account) throw new BookingError('signed-out');
  const { verifiedEmail } = guest;
  const [{ own, unproven }, mails, subscription, wishes] = await Promise.all([
    readBookingsOf(guest),
    verifiedEmail === null ? [] : findMailsTo(verifiedEmail),
    verifiedEmail === null ? undefined : readSubscription(verifiedEmail),
    verifiedEmail === null ? [] : readWishes(verifiedEmail),
  ]);
  const history = await Promise.all(own.map(({ document }) => findHistory(document.id)));
  const isAboutUnproven = (id: string) => unproven.some(({ document }) => id.startsWith(`${document.id}-`));
  const found = {
    account,
    bookings: own.map(({ document }) => document.data()),
    history: history.flat().map((entry) => entry.data()),
    mails: mails.filter(({ id }) => !isAboutUnproven(id)).map((mail) => ({ ...mail.data(), id: mail.id })),
    subscription,
    wishes,
  };
  return composeMyData(found, now);
}
