import './configureZod.ts';
import * as z from 'zod/mini';

const minute = 60 * 1000;
/** Window for one account or network, in milliseconds. */
export const requestWindow = 10 * minute;
/** Window for all callers together, in milliseconds. */
export const breakerWindow = 60 * minute;
/** Window for mails to one email, in milliseconds. */
export const mailWindow = 24 * 60 * minute;

/** A number that the owner may set, with its default. */
const figure = (usual: number) => z._default(z.int().check(z.gte(1)), usual);

/** Per account in `requestWindow`. */
const perAccount = figure(20);
/**
 * All callers without an account in `breakerWindow`: a circuit breaker far above a busy day. The owner gets a mail when
 * it opens.
 */
const overall = figure(600);

const mailLimits = z.object({
  /** Per network in `requestWindow`. Generous, because guests may share a network. */
  perNetwork: figure(60),
  /** The same for requests that did not come from the form. */
  withoutForm: figure(12),
  overall,
});

const requestLimits = z.object({
  /** Per account in `requestWindow`. */
  perAccount: figure(10),
  /** Per network in `requestWindow`, for callers without a verified email. */
  perNetwork: figure(20),
  /** Above what fifty networks can request in their first window. */
  overall: figure(1500),
  /** Mails per unproven email in `mailWindow`. */
  mailsPerUnprovenEmail: figure(5),
});
export type RequestLimits = z.infer<typeof requestLimits>;

const accountLimits = z.object({ perAccount });

const linkSignInLimits = z.object({
  /** Per network in `requestWindow`. */
  perNetwork: figure(30),
  overall,
  /** Per email in `breakerWindow`, which is as long as the links work. */
  linksPerEmail: figure(5),
});

/** Per network in `requestWindow`. Keys are too long to be guessed; this bounds what trying costs. */
const openBookingLimits = z.object({ perNetwork: figure(60) });

const waitlistLimits = z.object({
  /** Per network in `requestWindow`. */
  perNetwork: figure(30),
  overall,
  /** Confirmation mails per email in `mailWindow`. */
  mailsPerEmail: figure(5),
});

/**
 * `settings/limits`: rate limits, read by no client. Missing fields, or the whole document, take these defaults; `null`
 * switches a limit off.
 */
export const limitsSchema = z.object({
  /** Contact messages and newsletter sign-ups together: each sends a mail. */
  mail: z._default(z.nullable(mailLimits), mailLimits.parse({})),
  /** Each request sends two mails. How many nights requests may hold is no setting. */
  requestBooking: z._default(z.nullable(requestLimits), requestLimits.parse({})),
  cancelBooking: z._default(z.nullable(accountLimits), accountLimits.parse({})),
  /** Downloading data and deleting the account. */
  account: z._default(z.nullable(accountLimits), accountLimits.parse({})),
  /** Opening a booking by the link in a mail. */
  openBooking: z._default(z.nullable(openBookingLimits), openBookingLimits.parse({})),
  /** Asking for a sign-in link: each sends a mail. */
  linkSignIn: z._default(z.nullable(linkSignInLimits), linkSignInLimits.parse({})),
  /** Asking to be notified of free nights: each sends a mail. */
  waitlist: z._default(z.nullable(waitlistLimits), waitlistLimits.parse({})),
});
export type Limits = z.infer<typeof limitsSchema>;
