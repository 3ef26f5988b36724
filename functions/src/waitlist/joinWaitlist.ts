import { Timestamp } from 'firebase-admin/firestore';
import type * as z from 'zod/mini';
import { BookingError } from '../bookings/BookingError.ts';
import { checkAvailability } from '../bookings/read/checkAvailability.ts';
import { offeredSlugs, readAvailability } from '../bookings/read/readApartments.ts';
import type { joinWaitlistRequest } from '../contract/callables.ts';
import type { StoredWaitlistEntry } from '../contract/waitlistEntry.ts';
import { canStay } from '../domain/accommodation.ts';
import type { StaySearch } from '../domain/guests.ts';
import { todayIn, type IsoDate } from '../domain/isoDate.ts';
import { waysFor } from '../domain/waitlistUpdate.ts';
import { parseStay, toDayStay } from '../domain/stay.ts';
import { count } from '../limits/count.ts';
import { mailWindow } from '../limits/limits.ts';
import { mailDocument } from '../mail/queue/queueMails.ts';
import { firestore } from '../platform/firestore.ts';
import { readSettings } from '../platform/readSettings.ts';
import { hashSecret, newSecret } from '../platform/secret.ts';
import { composeWaitlistConfirm } from './composeWaitlistMails.ts';
import { afterArrival, waitlistEntries, waitlistEntryId, writeWaitlistLink } from './waitlistEntries.ts';

const day = 24 * 60 * 60 * 1000;
/** The mail states it too. */
const linkLifetimeMillis = 7 * day;

/**
 * Sends a confirmation link to an entered email, which is notified of free nights only after the link is confirmed. Sends
 * nothing if the entry is already confirmed, got a link within a day, or the email got too many mails; the response is the same.
 * @param mailsPerEmail maximum number of confirmation mails in `mailWindow`; `undefined` for no limit
 * @throws {BookingError} if the dates or the apartment are invalid, or the stay could not be booked even with free nights
 */
export async function joinWaitlist(
  request: z.output<typeof joinWaitlistRequest>,
  mailsPerEmail: number | undefined,
  now: Date,
): Promise<void> {
  const { email, language, adults, children, babies = 0 } = request;
  const parsed = parseStay(request.checkIn, request.checkOut);
  if ('problem' in parsed) throw new BookingError(parsed.problem);
  const stay = { ...parsed.stay, adults, children, babies };
  const apartment = request.apartment ?? null;
  await expectPossible(stay, apartment, now);
  const id = waitlistEntryId(email, apartment, stay);
  const reference = waitlistEntries().doc(id);
  const isAsked = (known: StoredWaitlistEntry | undefined) =>
    known && (known.status === 'waiting' || now.getTime() - known.askedAt.toMillis() < day);
  if (isAsked((await reference.get()).data())) return;
  if (mailsPerEmail !== undefined) {
    const own = { what: 'waitlist mail', who: `email ${email}`, most: mailsPerEmail, window: mailWindow };
    if (!(await count([own], undefined, now)).allowed) return;
  }

  const settings = await readSettings();
  const [confirmSecret, leaveSecret] = [newSecret(), newSecret()];
  const entry: StoredWaitlistEntry = {
    ...stay,
    email,
    language,
    apartment,
    status: 'pending',
    askedAt: Timestamp.fromDate(now),
    confirmedAt: null,
    confirmHash: hashSecret(confirmSecret),
    leaveUrl: writeWaitlistLink('leave', { id, secret: leaveSecret, language }),
    notifiedOf: [],
    notices: 0,
    expiresAt: Timestamp.fromMillis(Math.min(now.getTime() + linkLifetimeMillis, afterArrival(stay.checkIn))),
  };
  const url = writeWaitlistLink('confirm', { id, secret: confirmSecret, language });
  const mailId = `waitlist-confirm-${id.slice(0, 20)}-${now.getTime()}`;
  const mail = mailDocument(composeWaitlistConfirm(mailId, entry, url, settings), now);
  await firestore().runTransaction(async (transaction) => {
    // A concurrent request for the same entry may have been faster.
    if (isAsked((await transaction.get(reference)).data())) return;
    transaction.set(reference, entry);
    transaction.set(mail.reference, mail.document);
  });
}

/** @throws {BookingError} the first apartment's reason, if the stay could not be booked even with all nights free */
async function expectPossible(search: StaySearch, apartment: string | null, now: Date): Promise<void> {
  const { apartments } = await checkAvailability(search, search, apartment ?? undefined, now);
  const [refused] = apartments;
  if (!refused?.reason || apartments.some(({ reason }) => !reason || reason === 'dates-taken')) return;
  if (apartment === null) {
    const read = await readAvailability(offeredSlugs, search);
    const empty = read.map((one) => ({ ...one.apartment, taken: new Set<IsoDate>() }));
    const today = todayIn(read[0]!.apartment.propertyTerms.timeZone, now);
    const { day, nights } = toDayStay(search, today);
    if (waysFor({ ...search, apartment }, empty, today).some((way) => canStay(way, day, nights))) return;
  }
  throw new BookingError(refused.reason);
}
