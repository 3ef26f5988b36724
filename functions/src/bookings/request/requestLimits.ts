import type { Breaker, Allowance } from '../../limits/count.ts';
import type { Bound } from '../../limits/holdings.ts';
import type { NightLimits } from '../../limits/nightLimits.ts';
import { keyedHash } from '../../limits/saltOf.ts';
import { mailWindow, requestWindow, type RequestLimits } from '../../contract/limits.ts';
import {
  addDays,
  addMonths,
  daysBetween,
  firstDayOf,
  monthOf,
  type IsoDate,
  type IsoMonth,
} from '../../domain/isoDate.ts';
import { lastPossibleNight } from '../../domain/lastPossibleNight.ts';
import type { Season, StayRules } from '../../domain/season.ts';
import { monthsOf, nightCount, nightsOf, type Stay } from '../../domain/stay.ts';

/** Who requests a stay, as far as the sign-in proves it, and from which network. */
export interface Requester {
  uid: string | null;
  /** In lower case; `null` if there is none or it is not verified. */
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
  const stranger = verifiedEmail === null;
  if (stranger) {
    allowances.push({ what, who: `network ${network}`, most: limits.perNetwork, window: requestWindow });
  }
  if (verifiedEmail !== guestEmail) {
    const most = limits.mailsPerUnprovenEmail;
    allowances.push({ what: 'mail', who: `email ${guestEmail}`, most, window: mailWindow });
  }
  return { allowances, breaker: stranger ? { what, most: limits.overall } : undefined };
}

/** What a request asks for. */
export interface AskedNights {
  stay: Stay;
  apartments: readonly { slug: string; rules: StayRules; seasons: readonly Season[] }[];
}

/**
 * What a guest with a proven email may hold.
 * @param nights that the request asks for
 * @param key hashes the email in the document's ID
 */
export function boundsOfProven(email: string, nights: number, limits: NightLimits, key: string): Bound[] {
  return [{ holder: `guest-${keyedHash(key, `email ${email}`)}`, nights, most: limits.provenEmail }];
}

/**
 * What a request with an unproven email may hold: of its email in all, and of each month of each apartment together with
 * all other unproven emails.
 * @param key hashes the email in the document's ID
 */
export function boundsOfUnproven(
  email: string,
  { stay, apartments }: AskedNights,
  limits: NightLimits,
  today: IsoDate,
  key: string,
): Bound[] {
  const months = monthsOf(stay).map((month) => ({
    month,
    nights: nightsOf(stay).filter((night) => monthOf(night) === month).length,
  }));
  return [
    {
      holder: `email-${keyedHash(key, `unproven email ${email}`)}`,
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

/** Nights of the month that can be booked, taken or not: from today until the last stay that can be booked. */
function offeredNightsIn(month: IsoMonth, apartment: AskedNights['apartments'][number], today: IsoDate): number {
  const first = firstDayOf(month);
  const last = addDays(firstDayOf(addMonths(month, 1)), -1);
  const lastOffered = lastPossibleNight(today, apartment);
  const from = first < today ? today : first;
  const to = last > lastOffered ? lastOffered : last;
  return Math.max(0, daysBetween(from, to) + 1);
}
