import type { StoredBooking } from '../../contract/booking.ts';
import { bookingPath } from '../../contract/collections.ts';
import type { RequestLimits } from '../../contract/limits.ts';
import { takenNightsOf } from '../../domain/availability.ts';
import { todayIn } from '../../domain/isoDate.ts';
import { nightCount } from '../../domain/stay.ts';
import { count } from '../../limits/count.ts';
import { release, reserve, type Holding } from '../../limits/holders.ts';
import type { Bound } from '../../limits/holdings.ts';
import type { NightLimits } from '../../limits/nightLimits.ts';
import { reportOpenBreaker } from '../../mail/ownerNotes/reportOpenBreaker.ts';
import { firestore } from '../../platform/firestore.ts';
import { BookingError } from '../BookingError.ts';
import { about, type IdentifiedRequest } from './identifyRequest.ts';
import type { PlannedRequest } from './planRequest.ts';
import { readTaken } from '../read/readApartments.ts';
import { allowancesOf, boundsOfProven, boundsOfUnproven, type Requester } from './requestLimits.ts';

const day = 24 * 60 * 60 * 1000;
/** Retry-After when a guest holds too many nights, in seconds. */
const answerPause = 60 * 60;

/** The request may take its nights. Call `undo` if it does not take them after all. */
export interface Reserved {
  undo: () => Promise<void>;
}

const withoutBounds: Reserved = { undo: async () => {} };

/**
 * Counts a valid request and decides whether it may take its nights now. `undefined` means: only after the link in its
 * mail is confirmed, as every instant booking with an unproven email. A request whose nights are taken is not counted.
 * One for several apartments counts once, and holds the nights of all.
 * @param rates `null` for no limits of calls
 * @param nights `null` for no limits of nights
 * @throws {BookingError} `dates-taken`, `too-many-requests`
 */
export async function limitRequest(
  identified: IdentifiedRequest,
  planned: PlannedRequest,
  requester: Requester,
  { rates, nights }: { rates: RequestLimits | null; nights: NightLimits | null },
  key: string,
  now: Date,
): Promise<Reserved | undefined> {
  const guestEmail = identified.request.guest.email;
  await requireFree(identified, planned);
  if (rates) await countRequest(requester, guestEmail, rates, now);
  if (requester.verifiedEmail === guestEmail) return reserveForProven(identified, planned, nights, key, now);
  if (planned.status === 'confirmed') return undefined;
  if (!nights) return withoutBounds;
  const today = todayIn(planned.settings.timeZone, now);
  const bounds = boundsOfUnproven(guestEmail, planned, nights, today, key);
  return reserveUnder(bounds, identified, planned, now);
}

/**
 * Limits how many nights a guest with a proven email holds; they never need to confirm by link.
 * @throws {BookingError} `too-many-requests`
 */
export async function reserveForProven(
  identified: IdentifiedRequest,
  planned: PlannedRequest,
  nights: NightLimits | null,
  key: string,
  now: Date,
): Promise<Reserved> {
  if (!nights) return withoutBounds;
  const asked = planned.bookings.length * nightCount(planned.stay);
  const bounds = boundsOfProven(identified.request.guest.email, asked, nights, key);
  const reserved = await reserveUnder(bounds, identified, planned, now);
  if (reserved) return reserved;
  throw new BookingError('too-many-requests', { retryAfter: answerPause, mostNights: nights.provenEmail });
}

async function reserveUnder(
  bounds: readonly Bound[],
  identified: IdentifiedRequest,
  planned: PlannedRequest,
  now: Date,
): Promise<Reserved | undefined> {
  const reserved = await reserve(holdingOf(identified, planned, now), bounds, now, stillHeld);
  return reserved ? { undo: () => release(identified.number, bounds) } : undefined;
}

/** @throws {BookingError} `dates-taken` */
async function requireFree({ request }: IdentifiedRequest, { stay, bookings }: PlannedRequest): Promise<void> {
  const slugs = bookings.map(({ apartment }) => apartment);
  for (const [slug, taken] of await readTaken(slugs, stay)) {
    const nights = takenNightsOf(stay, taken);
    if (nights.length > 0) throw new BookingError('dates-taken', { nights, ...about(request, slug) });
  }
}

/** @throws {BookingError} `too-many-requests` */
async function countRequest(requester: Requester, guestEmail: string, rates: RequestLimits, now: Date): Promise<void> {
  const { allowances, breaker } = allowancesOf(requester, guestEmail, rates);
  const rateLimit = await count(allowances, breaker, now);
  if (rateLimit.allowed) return;
  if (rateLimit.breakerOpen) await reportOpenBreaker(now);
  throw new BookingError('too-many-requests', { retryAfter: rateLimit.retryAfter });
}

/**
 * The request as one holding. A pending one ends when it expires, a day later because the expiry runs on a schedule; one
 * that is confirmed at once ends with its stay.
 */
function holdingOf(
  { number, wishes }: IdentifiedRequest,
  { stay, settings, status }: PlannedRequest,
  now: Date,
): Holding {
  const expires = now.getTime() + (settings.requestExpiresAfterDays + 1) * day;
  return {
    number,
    bookings: wishes.map((wish) => wish.number),
    until: status === 'pending' ? new Date(expires) : new Date(`${stay.checkOut}T23:59:59Z`),
  };
}

/** Those that wait for an answer, and those that were confirmed at once without being paid or changed since. */
async function stillHeld(numbers: string[]): Promise<Set<string>> {
  const db = firestore();
  const references = numbers.map((number) => db.doc(bookingPath(number)));
  const documents = await db.getAll(...references, { fieldMask: ['status', 'sequence', 'agreed', 'payments'] });
  const held = documents.filter((document) => {
    const { status, sequence, agreed, payments } = (document.data() ?? {}) as Partial<StoredBooking>;
    // An owner's edit in the console is an answer, settled or not.
    const confirmedAtOnce = status === 'confirmed' && agreed?.status === 'confirmed' && sequence === 0;
    return status === 'pending' || (confirmedAtOnce && !payments?.length);
  });
  return new Set(held.map(({ id }) => id));
}
