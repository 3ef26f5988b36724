import type { UserRecord } from 'firebase-admin/auth';
import property from '../../../villa/property.json' with { type: 'json' };
import { BookingError } from '../bookings/BookingError.ts';
import { readBookingsOf, type SignedInGuest } from '../bookings/SignedInGuest.ts';
import type { MyData, PlainRecord } from '../contract/MyData.ts';
import { findMailsAbout, findMailsWith } from '../mail/findMails.ts';
import { readSubscription } from '../newsletter/subscriptionOf.ts';
import { plainBooking } from './plainBooking.ts';
import { plainMail } from './plainMail.ts';
import { plainRecord } from './plainRecord.ts';
import { isShutOut, readAccount } from './readAccount.ts';

/**
 * All that is stored on a guest: by their account, and by their address only if they have proved it.
 * @throws {BookingError} `signed-out` when there is no such account any more
 */
export async function downloadMyData(guest: SignedInGuest & { signedInAt: Date }, now: Date): Promise<MyData> {
  const account = await readAccount(guest.uid);
  if (!account || isShutOut(account, guest.signedInAt)) throw new BookingError('signed-out');
  const [bookings, byAddress, subscription] = await Promise.all([
    readBookingsOf(guest),
    guest.verifiedEmail === null ? [] : findMailsWith(guest.verifiedEmail),
    guest.verifiedEmail === null ? undefined : readSubscription(guest.verifiedEmail),
  ]);
  const byBooking = await Promise.all(bookings.map(({ id }) => findMailsAbout(id)));
  const mails = new Map([...byAddress, ...byBooking.flat()].map((mail) => [mail.id, mail.data()]));
  return {
    about: `All that the website of ${property.name} keeps about you. Amounts are in euros, times in UTC.`,
    writtenAt: now.toISOString(),
    account: plainAccount(account),
    bookings: bookings
      .map((booking) => plainBooking(booking.data()))
      .sort((a, b) => (String(a.arrival) < String(b.arrival) ? -1 : 1)),
    emails: [...mails].map(([id, mail]) => plainMail(id, mail)),
    newsletter: subscription ? plainRecord(subscription) : null,
  };
}

function plainAccount({ metadata, ...account }: UserRecord): PlainRecord {
  return {
    accountId: account.uid,
    email: account.email ?? null,
    emailProven: account.emailVerified,
    name: account.displayName ?? null,
    phone: account.phoneNumber ?? null,
    picture: account.photoURL ?? null,
    createdAt: isoTime(metadata.creationTime),
    lastSignedInAt: isoTime(metadata.lastSignInTime),
    lastSeenAt: isoTime(metadata.lastRefreshTime),
    waysToSignIn: account.providerData.map((way) => ({
      with: way.providerId,
      id: way.uid,
      email: way.email ?? null,
      name: way.displayName ?? null,
      phone: way.phoneNumber ?? null,
      picture: way.photoURL ?? null,
    })),
  };
}

/** Auth writes times as HTTP does. */
function isoTime(time: string | null | undefined): string | null {
  return time ? new Date(time).toISOString() : null;
}
