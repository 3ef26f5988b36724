import { emulatorLimitsDocument } from '../contract/collections.ts';
import { firestore } from '../platform/firestore.ts';

const minute = 60 * 1000;
/** Window for one account or network, in milliseconds. */
export const requestWindow = 10 * minute;
/** Window for all callers together, in milliseconds. */
export const breakerWindow = 60 * minute;
/** Window for mails to one email, in milliseconds. */
export const mailWindow = 24 * 60 * minute;

/**
 * Limit for all callers together in `breakerWindow`: a circuit breaker far above the traffic of a busy day. The owner gets a
 * mail when it opens.
 */
const overall = 600;

/** Rate limits, and limits of the nights that requests may hold. */
export const limits = {
  /** Contact messages and newsletter sign-ups, counted together because each sends a mail. */
  mail: {
    /** Per network in `requestWindow`. Generous, because guests may share a network. */
    perNetwork: 60,
    /** The limit for requests that the site's form did not send. */
    withoutForm: 12,
    overall,
  },
  /** Each request sends two mails. */
  requestBooking: {
    /** Per account in `requestWindow`. */
    perAccount: 10,
    /** Per network in `requestWindow`, for callers without a verified email. */
    perNetwork: 20,
    /** High enough for more than fifty networks to use up their own limits in one window. */
    overall: 1500,
    /** Mails per unproven email in `mailWindow`. */
    mailsPerUnprovenEmail: 5,
  },
  /** Per account in `requestWindow`. */
  cancelBooking: { perAccount: 20 },
  /** Downloading data and deleting the account, per account in `requestWindow`. */
  account: { perAccount: 20 },
  /** Opening a booking by the link in a mail, per network in `requestWindow`. Keys cannot be guessed; this limits the cost of trying. */
  openBooking: { perNetwork: 60 },
  /** Weeks of the cleaner's list, each with some reads, per network in `requestWindow`. */
  cleaningList: { perNetwork: 60 },
  /** Opening the guests' register and sending persons, per network in `requestWindow`. A large party may share a network. */
  register: { perNetwork: 120 },
  /** Requests for a sign-in link, each of which sends a mail. */
  linkSignIn: {
    /** Per network in `requestWindow`. */
    perNetwork: 30,
    overall,
    /** Per email in `breakerWindow`, which is also how long the links work. */
    linksPerEmail: 5,
  },
  /** Waitlist requests, each of which sends a mail. */
  waitlist: {
    /** Per network in `requestWindow`. */
    perNetwork: 30,
    overall,
    /** Confirmation mails per email in `mailWindow`. */
    mailsPerEmail: 5,
  },
  /** Nights held at a time by unanswered requests. */
  nights: {
    /** By one unproven email. Further requests need the click in a mail. */
    unprovenEmail: 14,
    /**
     * By all unproven emails together: share (0 to 1) of the nights that an apartment offers in a month. Further requests
     * need the click in a mail.
     */
    unprovenShare: 0.2,
    /** By one proven email: pending requests, and unpaid instant bookings. Further requests are refused. */
    provenEmail: 45,
  },
};

/** `null` means no limit, in the emulator only. */
export type Limits = { [Thing in keyof typeof limits]: (typeof limits)[Thing] | null };
export type RequestLimits = (typeof limits)['requestBooking'];
export type NightLimits = (typeof limits)['nights'];

/**
 * The limits in the code. In the emulator, where all guests and tests share one network, a document can override them, and
 * nights have no limit unless it sets one.
 */
export async function readLimits(): Promise<Limits> {
  if (process.env.FIRESTORE_EMULATOR_HOST === undefined) return limits;
  const replaced = (await firestore().doc(emulatorLimitsDocument).get()).data() as Partial<Limits> | undefined;
  return { ...limits, nights: null, ...replaced };
}
