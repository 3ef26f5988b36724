import villaApartments from '../../../../villa/apartments.json' with { type: 'json' };
import type { StoredBooking } from '../../contract/booking.ts';
import { bookingPath } from '../../contract/collections.ts';
import type { RequestLimits } from '../../contract/limits.ts';
import { takenNightsOf } from '../../domain/availability.ts';
import { nightCount } from '../../domain/stay.ts';
import { count } from '../../limits/count.ts';
import { release, reserve, type Holding } from '../../limits/holders.ts';
import type { Bound } from '../../limits/holdings.ts';
import { saltOf } from '../../limits/saltOf.ts';
import { reportOpenBreaker } from '../../mail/ownerNotes/reportOpenBreaker.ts';
import { firestore } from '../../platform/firestore.ts';
import { BookingError } from '../BookingError.ts';
import { about, type IdentifiedRequest } from './identifyRequest.ts';
import type { PlannedRequest } from './planRequest.ts';
import { readAvailability } from '../read/readApartments.ts';
import { allowancesOf, boundsOfGuest, boundsOfUnproven, nightsOffered, type Requester } from './requestLimits.ts';

const day = 24 * 60 * 60 * 1000;
const offeredSlugs = villaApartments.map(({ slug }) => slug);
/** Retry-After when a guest has too many unanswered requests, in seconds. */
const answerPause = 60 * 60;

/** The request may take its nights. Call `undo` if it does not take them after all. */
export interface Reserved {
  undo: () => Promise<void>;
}

/**
 * Counts a valid request and decides whether it may take its nights now. `undefined` means: only after the link in its
 * mail is confirmed. A request whose nights are taken is not counted. One for several apartments counts once, and holds
 * the nights of all.
 * @throws {BookingError} `dates-taken`, `too-many-requests`
 */
export async function limitRequest(
  identified: IdentifiedRequest,
  planned: PlannedRequest,
  requester: Requester,
  limits: RequestLimits,
  key: string,
  now: Date,
): Promise<Reserved | undefined> {
  const { request, wishes } = identified;
  const guestEmail = request.guest.email;
  const wanted = wishes.map(({ apartment }) => apartment);
  const [found, salt] = await Promise.all([
    readAvailability([...new Set([...offeredSlugs, ...wanted])], planned.stay),
    saltOf(now),
  ]);
  for (const slug of wanted) {
    const taken = found.find(({ apartment }) => apartment.slug === slug)?.taken ?? new Set();
    const nights = takenNightsOf(planned.stay, taken);
    if (nights.length > 0) throw new BookingError('dates-taken', { nights, ...about(request, slug) });
  }

  const { allowances, breaker } = allowancesOf(requester, guestEmail, limits);
  const rateLimit = await count(allowances, breaker, now);
  if (!rateLimit.allowed) {
    if (rateLimit.breakerOpen) await reportOpenBreaker(now);
    throw new BookingError('too-many-requests', { retryAfter: rateLimit.retryAfter });
  }

  const { uid, verifiedEmail } = requester;
  if (verifiedEmail === guestEmail) return reserveForGuest(identified, planned, limits, key, now);
  const ofGuest = uid === null ? [] : boundsOfGuest({ uid }, limits, { key });
  const offered = found.map((one) => one.apartment).filter(({ slug }) => offeredSlugs.includes(slug));
  const ofUnproven = boundsOfUnproven(guestEmail, requester, limits, nightsOffered(offered), { salt, key });
  const bounds = [...ofGuest, ...ofUnproven];
  const reservation = await reserve(holdingOf(identified, planned, now), bounds, now, stillUnanswered);
  if (reservation.reserved) return { undo: () => release(identified.number, bounds) };
  if (ofGuest.includes(reservation.by as Bound)) throw tooManyWaiting();
  return undefined;
}

/**
 * Limits a guest with a proven email to a number of waiting requests; they never need to confirm by link.
 * @throws {BookingError} `too-many-requests`
 */
export async function reserveForGuest(
  identified: IdentifiedRequest,
  planned: PlannedRequest,
  limits: RequestLimits,
  key: string,
  now: Date,
): Promise<Reserved> {
  const bounds = boundsOfGuest({ provenEmail: identified.request.guest.email }, limits, { key });
  const reservation = await reserve(holdingOf(identified, planned, now), bounds, now, stillUnanswered);
  if (!reservation.reserved) throw tooManyWaiting();
  return { undo: () => release(identified.number, bounds) };
}

function tooManyWaiting(): BookingError {
  return new BookingError('too-many-requests', { retryAfter: answerPause });
}

/** The request as one holding, one day longer than it waits, because the expiry runs on a schedule. */
function holdingOf({ number, wishes }: IdentifiedRequest, { stay, settings }: PlannedRequest, now: Date): Holding {
  return {
    number,
    bookings: wishes.map((wish) => wish.number),
    nights: wishes.length * nightCount(stay),
    until: new Date(now.getTime() + (settings.requestExpiresAfterDays + 1) * day),
  };
}

/**
 * Those that wait for an answer, and those that were confirmed at once and not changed since: no owner has looked at
 * either.
 */
async function stillUnanswered(numbers: string[]): Promise<Set<string>> {
  const db = firestore();
  const references = numbers.map((number) => db.doc(bookingPath(number)));
  const documents = await db.getAll(...references, { fieldMask: ['status', 'sequence', 'agreed'] });
  const unanswered = documents.filter((document) => {
    const { status, sequence, agreed } = (document.data() ?? {}) as Partial<StoredBooking>;
    // An owner's edit in the console is an answer, settled or not.
    const confirmedAtOnce = status === 'confirmed' && agreed?.status === 'confirmed' && sequence === 0;
    return status === 'pending' || confirmedAtOnce;
  });
  return new Set(unanswered.map(({ id }) => id));
}
