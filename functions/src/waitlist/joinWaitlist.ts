import { Timestamp } from 'firebase-admin/firestore';
import type * as z from 'zod/mini';
import { BookingError } from '../bookings/BookingError.ts';
import { checkAvailability } from '../bookings/read/checkAvailability.ts';
import { offeredSlugs } from '../bookings/read/offeredSlugs.ts';
import { readAvailability } from '../bookings/read/readApartments.ts';
import type { joinWaitlistRequest } from '../contract/callables.ts';
import { waitlistCollection } from '../contract/collections.ts';
import { mailWindow } from '../contract/limits.ts';
import type { StoredWaitlistWish } from '../contract/waitlistWish.ts';
import { canStay } from '../domain/accommodation.ts';
import { addDays, todayIn, type IsoDate } from '../domain/isoDate.ts';
import { toDayStay } from '../domain/nearestStays.ts';
import { waysFor } from '../domain/newsForWish.ts';
import type { Wish } from '../domain/offersFor.ts';
import { parseStay } from '../domain/stay.ts';
import { count } from '../limits/count.ts';
import { mailDocument } from '../mail/queue/mailDocument.ts';
import { firestore } from '../platform/firestore.ts';
import { readSettings } from '../platform/readSettings.ts';
import { hashSecret, newSecret } from '../platform/secret.ts';
import { composeWaitlistConfirm } from './composeWaitlistMails.ts';
import { wishId, writeWaitlistLink } from './waitlistLink.ts';

const day = 24 * 60 * 60 * 1000;
/** How long the confirming mail's link works; the mail says so too. */
const linkLifetime = 7 * day;

/**
 * Sends a confirmation link to an entered email, which is notified of free nights only after a click on it. Nothing is sent
 * if the wish is known and confirmed, if it got a link within a day, or if the email got too many; the response is the
 * same.
 * @param mailsPerEmail most confirmation mails in `mailWindow`; `undefined` for no limit
 * @throws {BookingError} if the dates or the apartment are wrong, or the stay could not be booked if its nights were free
 */
export async function joinWaitlist(
  request: z.output<typeof joinWaitlistRequest>,
  mailsPerEmail: number | undefined,
  now: Date,
): Promise<void> {
  const { email, language, adults, children } = request;
  const parsed = parseStay(request.checkIn, request.checkOut);
  if ('problem' in parsed) throw new BookingError(parsed.problem);
  const stay = { ...parsed.stay, adults, children };
  const apartment = request.apartment ?? null;
  await expectPossible(stay, apartment, now);
  const id = wishId(email, apartment, stay);
  const reference = firestore().collection(waitlistCollection).doc(id);
  const isAsked = (known: StoredWaitlistWish<Timestamp> | undefined) =>
    known && (known.status === 'waiting' || now.getTime() - known.askedAt.toMillis() < day);
  const read = async () => (await reference.get()).data() as StoredWaitlistWish<Timestamp> | undefined;
  if (isAsked(await read())) return;
  if (mailsPerEmail !== undefined) {
    const own = { what: 'waitlist mail', who: `email ${email}`, most: mailsPerEmail, window: mailWindow };
    if (!(await count([own], undefined, now)).allowed) return;
  }

  const settings = await readSettings();
  const [confirmSecret, leaveSecret] = [newSecret(), newSecret()];
  const wish: StoredWaitlistWish<Timestamp> = {
    ...stay,
    email,
    language,
    apartment,
    status: 'pending',
    askedAt: Timestamp.fromDate(now),
    confirmedAt: null,
    confirmHash: hashSecret(confirmSecret),
    leaveUrl: writeWaitlistLink({ action: 'leave', id, secret: leaveSecret, language }),
    notifiedOf: [],
    notices: 0,
    expiresAt: Timestamp.fromMillis(Math.min(now.getTime() + linkLifetime, afterArrival(stay.checkIn))),
  };
  const url = writeWaitlistLink({ action: 'confirm', id, secret: confirmSecret, language });
  const mailId = `waitlist-confirm-${id.slice(0, 20)}-${now.getTime()}`;
  const mail = mailDocument(composeWaitlistConfirm(mailId, wish, url, settings), now);
  await firestore().runTransaction(async (transaction) => {
    // Another request for the same may have been faster.
    const known = (await transaction.get(reference)).data() as StoredWaitlistWish<Timestamp> | undefined;
    if (isAsked(known)) return;
    transaction.set(reference, wish);
    transaction.set(mail.reference, mail.document);
  });
}

/** @throws {BookingError} the reason of the first apartment, if the stay could not be booked, even if all nights were free */
async function expectPossible(wish: Wish, apartment: string | null, now: Date): Promise<void> {
  const { apartments } = await checkAvailability(wish, wish, apartment ?? undefined, now);
  const [refused] = apartments;
  if (!refused?.reason || apartments.some(({ reason }) => !reason || reason === 'dates-taken')) return;
  if (apartment === null) {
    const read = await readAvailability(offeredSlugs, wish);
    const empty = read.map((one) => ({ ...one.apartment, taken: new Set<IsoDate>() }));
    const today = todayIn(read[0]!.apartment.propertyTerms.timeZone, now);
    const { day, nights } = toDayStay(wish, today);
    if (waysFor({ ...wish, apartment }, empty, today).some((way) => canStay(way, day, nights))) return;
  }
  throw new BookingError(refused.reason);
}

/** When the day of arrival is over in every time zone of Europe, in milliseconds. */
export function afterArrival(checkIn: IsoDate): number {
  return Date.parse(`${addDays(checkIn, 1)}T03:00:00Z`);
}
