import type { UserRecord } from 'firebase-admin/auth';
import property from '../../../villa/property.json' with { type: 'json' };
import { findHistory } from '../bookings/change/bookingHistory.ts';
import { BookingError } from '../bookings/BookingError.ts';
import { readBookingsOf, type SignedInGuest } from '../bookings/SignedInGuest.ts';
import type { MyData, PlainRecord } from '../contract/MyData.ts';
import type { HistoryEntry } from '../contract/history.ts';
import { findMailsAbout, findMailsWith } from '../mail/queue/findMails.ts';
import { readSubscription } from '../newsletter/subscriptionOf.ts';
import { readWishes } from '../waitlist/wishesOf.ts';
import { plainRecord } from './plainRecord.ts';
import { isShutOut, readAccount } from './readAccount.ts';

const bookingFieldNames = {
  number: 'bookingNumber',
  group: 'requestedTogetherUnder',
  checkIn: 'arrival',
  checkOut: 'departure',
  createdAt: 'requestedAt',
  uid: 'accountId',
  quote: 'price',
  lines: 'parts',
  kind: 'for',
  advancePayment: 'dueOnConfirmation',
  standardRate: 'listPricePerNight',
  requestHash: 'fingerprintOfRequest',
  agreed: 'lastAgreed',
  problem: 'noteToTheOwner',
  linkVersion: 'versionOfLinkInMails',
};

const bookingAmounts = [
  'amount',
  'unitPrice',
  'standardRate',
  'pricePerNight',
  'totalPrice',
  'advancePayment',
  'totalPayment',
];

/**
 * Everything stored about a guest: by account, and by email if it is verified. Without requests that merely give the
 * email, which may be somebody else's.
 * @throws {BookingError} `signed-out` if the account no longer exists
 */
export async function downloadMyData(guest: SignedInGuest & { signedInAt: Date }, now: Date): Promise<MyData> {
  const account = await readAccount(guest.uid);
  if (!account || isShutOut(account, guest.signedInAt)) throw new BookingError('signed-out');
  const [{ own, unproven }, byEmail, subscription, wishes] = await Promise.all([
    readBookingsOf(guest),
    guest.verifiedEmail === null ? [] : findMailsWith(guest.verifiedEmail),
    guest.verifiedEmail === null ? undefined : readSubscription(guest.verifiedEmail),
    guest.verifiedEmail === null ? [] : readWishes(guest.verifiedEmail),
  ]);
  const [byBooking, history] = await Promise.all([
    Promise.all(own.map(({ document }) => findMailsAbout(document.id))),
    Promise.all(own.map(({ document }) => findHistory(document.id))),
  ]);
  // Mails about such requests repeat their content.
  const aboutUnproven = ({ id }: { id: string }) => unproven.some(({ document }) => id.startsWith(`${document.id}-`));
  const withEmail = byEmail.filter((mail) => !aboutUnproven(mail));
  const mails = new Map([...withEmail, ...byBooking.flat()].map((mail) => [mail.id, mail.data()]));
  return {
    about: `All that the website of ${property.name} stores about you. Amounts are in euros, times in UTC.`,
    writtenAt: now.toISOString(),
    account: plainAccount(account),
    bookings: own
      .map(({ booking }) => plainBooking({ ...booking }))
      .sort((a, b) => (String(a.arrival) < String(b.arrival) ? -1 : 1)),
    history: history.flat().map((entry) => plainEntry(entry.data() as HistoryEntry)),
    emails: [...mails].map(([id, mail]) => plainMail(id, mail)),
    newsletter: subscription ? plainRecord(subscription) : null,
    waitlist: wishes.map((wish) => plainRecord(wish, { checkIn: 'arrival', checkOut: 'departure' })),
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

/** Auth uses HTTP dates. */
function isoTime(time: string | null | undefined): string | null {
  return time ? new Date(time).toISOString() : null;
}

/** All fields of a booking, amounts in euros. */
function plainBooking(booking: Record<string, unknown>): PlainRecord {
  return plainRecord(booking, bookingFieldNames, (field, value) =>
    bookingAmounts.includes(field) && typeof value === 'number' ? value / 100 : value,
  );
}

/** What was done with a booking. Not which of the owners did it, which is theirs, nor what only undoing needs. */
function plainEntry({ subject, at, action, by, email, changes }: HistoryEntry): PlainRecord {
  const whose = by === 'guest' ? { email } : {};
  return plainRecord({ about: subject, at, action, by, ...whose, changes }, { from: 'before', to: 'after' });
}

/** All fields of a mail but the HTML part, which equals the text part. */
function plainMail(id: string, { message, ...mail }: Record<string, unknown>): PlainRecord {
  const { html: _, ...content } = (message ?? {}) as Record<string, unknown>;
  return { id, ...plainRecord({ ...mail, ...content }, { replyTo: 'answersGoTo' }) };
}
