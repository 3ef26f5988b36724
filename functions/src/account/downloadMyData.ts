import { findHistory } from '../bookings/change/bookingHistory.ts';
import { BookingError } from '../bookings/BookingError.ts';
import { readBookingsOf, type SignedInGuest } from '../bookings/SignedInGuest.ts';
import type { MyData } from '../contract/MyData.ts';
import { invoicesOf } from '../bookings/invoices.ts';
import { guestRegisterReference } from '../bookings/register/guestRegisters.ts';
import { findMailsTo } from '../mail/queue/findMails.ts';
import { dataOf, getAll, readable } from '../platform/storedDocuments.ts';
import { readSubscription } from '../newsletter/subscriptions.ts';
import { readWaitlistEntries } from '../waitlist/waitlistEntries.ts';
import { composeMyData } from './composeMyData.ts';
import { readAccount } from './readAccount.ts';

/**
 * The stored data about a guest: by account, and by email if it is verified. Includes only mails to the verified email,
 * because other mails contain links that act for their recipients. Leaves out requests that give the email without
 * proof, because they may be somebody else's. Leaves out the mails about these requests too.
 * @throws {BookingError} `signed-out` if the account no longer exists
 */
export async function downloadMyData(guest: SignedInGuest, now: Date): Promise<MyData> {
  const account = await readAccount(guest.uid);
  if (!account) throw new BookingError('signed-out');
  const { verifiedEmail } = guest;
  const [{ own, unproven }, mails, subscription, waitlistEntries] = await Promise.all([
    readBookingsOf(guest),
    verifiedEmail === null ? [] : findMailsTo(verifiedEmail),
    verifiedEmail === null ? undefined : readSubscription(verifiedEmail),
    verifiedEmail === null ? [] : readWaitlistEntries(verifiedEmail),
  ]);
  const ids = own.map(({ document }) => document.id);
  const [history, invoices, registers] = await Promise.all([
    Promise.all(ids.map(findHistory)),
    Promise.all(ids.map(invoicesOf)),
    getAll(ids.map(guestRegisterReference)),
  ]);
  const isAboutUnproven = (id: string) => unproven.some(({ document }) => id.startsWith(`${document.id}-`));
  const found = {
    account,
    bookings: own.map(({ document }) => document.data()),
    invoices: invoices.flat(),
    registers: registers.flatMap((register) => dataOf(register) ?? []),
    history: readable(history.flat()).map(({ data }) => data),
    mails: mails.filter(({ id }) => !isAboutUnproven(id)).map((mail) => ({ ...mail.data(), id: mail.id })),
    subscription,
    waitlistEntries,
  };
  return composeMyData(found, now);
}
