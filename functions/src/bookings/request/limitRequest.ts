import { takenNightsOf } from '../../domain/availability.ts';
import {
  addDays,
  addMonths,
  daysBetween,
  firstDayOf,
  type IsoDate,
  type IsoMonth,
  monthOf,
  todayIn,
} from '../../domain/isoDate.ts';
import { lastPossibleNight } from '../../domain/lastPossibleNight.ts';
import type { Season, StayRules } from '../../domain/season.ts';
import { monthsOf, nightCount, nightsOf, type Stay } from '../../domain/stay.ts';
import { type Allowance, type Breaker, count, keyedHash } from '../../limits/count.ts';
import { type Bound, release, reserve } from '../../limits/holders.ts';
import { type Limits, mailWindow, type NightLimits, type RequestLimits, requestWindow } from '../../limits/limits.ts';
import { reportOpenBreaker } from '../../mail/ownerNotes/reportOpenBreaker.ts';
import { bookingNumberKey } from '../../platform/bookingNumberKey.ts';
import { dataOf, getAll } from '../../platform/storedDocuments.ts';
import { BookingError } from '../BookingError.ts';
import { bookingReference } from '../bookings.ts';
import { readTaken } from '../read/readApartments.ts';
import { about } from './identifyRequest.ts';
import type { PlannedRequest } from './planRequest.ts';

const day = 24 * 60 * 60 * 1000;
/** For a guest who holds too many nights. */
const retryAfterSeconds = 60 * 60;

/** Releases reserved nights that a request does not take after all. */
export type Release = () => Promise<void>;

/**
 * Counts a valid request and reserves its nights if it may take them now. A request whose nights are taken is not counted. A
 * request for several apartments counts once, and holds the nights of all.
 * @returns releases the reservation; `undefined` if the guest must first confirm the link in the mail, as for every instant
 * booking with an unproven email
 * @throws {BookingError} `dates-taken`, `too-many-requests`
 */
export async function limitRequest(
  planned: PlannedRequest,
  requester: Requester,
  { requestBooking: rates, nights }: Pick<Limits, 'requestBooking' | 'nights'>,
  now: Date,
): Promise<Release | undefined> {
  const { stay, request, requested, settings, status } = planned;
  const slugs = requested.map(({ apartment }) => apartment);
  for (const [slug, taken] of await readTaken(slugs, stay)) {
    const takenNights = takenNightsOf(stay, taken);
    if (takenNights.length > 0) throw new BookingError('dates-taken', { nights: takenNights, ...about(request, slug) });
  }
  if (rates) {
    const { allowances, breaker } = allowancesOf(requester, request.guest.email, rates);
    await countOrRefuse(allowances, breaker, now);
  }
  if (planned.emailProven) return reserveForProven(planned, nights, now);
  if (status === 'confirmed') return undefined;
  const today = todayIn(settings.timeZone, now);
  return reserveUnder(nights ? boundsOfUnproven(request.guest.email, planned, nights, today) : [], planned, now);
}

/**
 * Limits how many nights a guest with a proven email holds. Such a guest never needs to confirm by link.
 * @throws {BookingError} `too-many-requests`
 */
export async function reserveForProven(
  planned: PlannedRequest,
  limits: NightLimits | null,
  now: Date,
): Promise<Release> {
  const { request, requested, stay } = planned;
  const asked = requested.length * nightCount(stay);
  const bounds = limits ? boundsOfProven(request.guest.email, asked, limits) : [];
  const release = await reserveUnder(bounds, planned, now);
  if (release) return release;
  throw new BookingError('too-many-requests', {
    retryAfter: retryAfterSeconds,
    ...(limits && { mostNights: limits.provenEmail }),
  });
}

/**
 * Counts the request's nights as one holding. A pending request counts until it expires, plus a day, because the job
 * that expires requests runs on a schedule. An instant booking counts until its stay ends.
 */
async function reserveUnder(
  bounds: readonly Bound[],
  { number, requested, stay, settings, status }: PlannedRequest,
  now: Date,
): Promise<Release | undefined> {
  const expires = now.getTime() + (settings.requestExpiresAfterDays + 1) * day;
  const holding = {
    number,
    bookings: requested.map((one) => one.number),
    until: status === 'pending' ? new Date(expires) : new Date(`${stay.checkOut}T23:59:59Z`),
  };
  return (await reserve(holding, bounds, now, stillHeld)) ? () => release(number, bounds) : undefined;
}

/**
 * Counts a call against the limits of its caller and of all callers together. Mails the owner when the latter is reached.
 * @throws {BookingError} `too-many-requests`
 */
export async function countOrRefuse(
  allowances: readonly Allowance[],
  breaker: Breaker | undefined,
  now: Date,
): Promise<void> {
  const rateLimit = await count(allowances, breaker, now);
  if (rateLimit.allowed) return;
  if (rateLimit.breakerOpen) await reportOpenBreaker(now);
  throw new BookingError('too-many-requests', { retryAfter: rateLimit.retryAfter });
}

/** The bookings that still count: pending requests, and instant bookings that were neither paid nor changed since. */
async function stillHeld(numbers: string[]): Promise<Set<string>> {
  const held = (await getAll(numbers.map(bookingReference))).filter((document) => {
    const booking = dataOf(document);
    if (booking?.status !== 'confirmed') return booking?.status === 'pending';
    return booking.sequence === 0 && booking.payments.length === 0;
  });
  return new Set(held.map(({ id }) => id));
}

/** The person who requests a stay, as proven by the sign-in, and their network. */
export interface Requester {
  uid: string | null;
  /** In lower case; `null` if missing or not verified. */
  verifiedEmail: string | null;
  network: string;
}

const what = 'requestBooking';

/** The limits that a request counts against. A guest with a verified email is counted by account only. */
export function allowancesOf(
  { uid, verifiedEmail, network }: Requester,
  guestEmail: string,
  limits: RequestLimits,
): { allowances: Allowance[]; breaker: Breaker | undefined } {
  const allowances: Allowance[] = [];
  if (uid !== null) allowances.push({ what, who: `account ${uid}`, most: limits.perAccount, window: requestWindow });
  const isUnproven = verifiedEmail === null;
  if (isUnproven) {
    allowances.push({ what, who: `network ${network}`, most: limits.perNetwork, window: requestWindow });
  }
  if (verifiedEmail !== guestEmail) {
    const most = limits.mailsPerUnprovenEmail;
    allowances.push({ what: 'mail', who: `email ${guestEmail}`, most, window: mailWindow });
  }
  return { allowances, breaker: isUnproven ? { what, most: limits.overall } : undefined };
}

/** The stay and the apartments of a request. */
interface AskedNights {
  stay: Stay;
  apartments: readonly { slug: string; rules: StayRules; seasons: readonly Season[] }[];
}

/**
 * The limit of nights that a guest with a proven email may hold.
 * @param nights number of nights in the request
 */
export function boundsOfProven(email: string, nights: number, limits: NightLimits): Bound[] {
  return [{ holder: `guest-${hashOfEmail(`email ${email}`)}`, nights, most: limits.provenEmail }];
}

/**
 * The limits of nights for a request with an unproven email: one for this email in all, and one per month and apartment for
 * all unproven emails together.
 */
export function boundsOfUnproven(
  email: string,
  { stay, apartments }: AskedNights,
  limits: NightLimits,
  today: IsoDate,
): Bound[] {
  const months = monthsOf(stay).map((month) => ({
    month,
    nights: nightsOf(stay).filter((night) => monthOf(night) === month).length,
  }));
  return [
    {
      holder: `email-${hashOfEmail(`unproven email ${email}`)}`,
      nights: apartments.length * nightCount(stay),
      most: limits.unprovenEmail,
    },
    ...apartments.flatMap((apartment) =>
      months.map(({ month, nights }) => ({
        holder: `unproven-${apartment.slug}-${month}`,
        nights,
        most: Math.floor(limits.unprovenShare * offeredNightsIn(month, apartment, today)),
      })),
    ),
  ];
}

/** The documents of the limits do not contain the email itself. */
function hashOfEmail(text: string): string {
  return keyedHash(bookingNumberKey.value(), text);
}

/** Number of bookable nights in the month, taken or not: from today to the last night of the last possible stay. */
function offeredNightsIn(month: IsoMonth, apartment: AskedNights['apartments'][number], today: IsoDate): number {
  const first = firstDayOf(month);
  const last = addDays(firstDayOf(addMonths(month, 1)), -1);
  const lastOffered = lastPossibleNight(today, apartment);
  const from = first < today ? today : first;
  const to = last > lastOffered ? lastOffered : last;
  return Math.max(0, daysBetween(from, to) + 1);
}
