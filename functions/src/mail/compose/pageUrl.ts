import property from '../../../../villa/property.json' with { type: 'json' };
import type { Booking } from '../../contract/booking.ts';
import { writeBookingLink, writeRegisterLink } from '../../domain/bookingLink.ts';
import type { Language } from '../../domain/language.ts';
import { mailPictures } from '../../domain/mailPictures.ts';
import { hostPath, type Page, pathTo } from '../../domain/sitePaths.ts';
import { bookingLinkKey, decisionKey, linkSecret, versionOf } from '../../platform/linkKey.ts';

/** Absolute URL of a path, on the villa's site or on the Hosting emulator. */
function siteUrl(path: string): URL {
  return new URL(path, process.env.FUNCTIONS_EMULATOR === 'true' ? 'http://127.0.0.1:5000' : property.url);
}

/** Absolute URL of a path with a query. */
export function linkUrl(path: string, query: Record<string, string>): string {
  const url = siteUrl(path);
  url.search = new URLSearchParams(query).toString();
  return url.href;
}

/** Absolute URL of a picture in mails, or `undefined` if the villa has none at that path. */
export function mailPictureUrl(path: string): string | undefined {
  return mailPictures.has(path) ? siteUrl(path).href : undefined;
}

/** Absolute URL of a page. */
export function pageUrl(page: Page, language: Language, slug?: string): string {
  return siteUrl(pathTo(page, language, slug)).href;
}

/** Absolute URL of a view of the owner's desk. */
export function deskUrl(language: Language, ...view: string[]): string {
  return siteUrl(hostPath(language, ...view)).href;
}

/** Absolute URL of a booking at the owner's desk. @param id ID of its document, which may contain any characters */
export function bookingDeskUrl(id: string, language: Language): string {
  return deskUrl(language, 'bookings', encodeURIComponent(id));
}

/** URL of a document in the Firebase console, or in the Emulator UI during development. */
export function consoleUrl(documentPath: string): string {
  if (process.env.FUNCTIONS_EMULATOR === 'true') return `http://127.0.0.1:4000/firestore/default/data/${documentPath}`;
  const project = process.env.GCLOUD_PROJECT ?? '_';
  const path = documentPath.split('/').map(encodeURIComponent).join('~2F');
  return `https://console.firebase.google.com/project/${project}/firestore/databases/-default-/data/~2F${path}`;
}

export const confirmRequestPath = '/request/confirm';

export function confirmRequestUrl(number: string, secret: string, language: Language): string {
  return linkUrl(confirmRequestPath, { number, secret, language });
}

/**
 * URL of a booking's page that opens it read-only without signing in. Only for mails to its guest. Functions that send such
 * mails must list `linkSecret` in `secrets`. Without the key, in tests and tools, the URL leads to the sign-in.
 */
export function bookingUrl(booking: Booking): string {
  const url = pageUrl('myBooking', booking.language, booking.id);
  return process.env[linkSecret.name] ? url + writeBookingLink(bookingLinkKey(booking)) : url;
}

/** The same for the guests' register of the booking. */
export function registerUrl(booking: Booking): string {
  const key = process.env[linkSecret.name] ? bookingLinkKey(booking) : undefined;
  return pageUrl('myBooking', booking.language, booking.id) + writeRegisterLink(key);
}

/** Path of the page on which the owner answers a request. */
export const decideRequestPath = '/request/decide';

export const decisions = ['confirm', 'decline'] as const;
export type Decision = (typeof decisions)[number];

/** The fields that the owner decides on. A change of any of them gives a new version. */
type Requested = Pick<
  Booking,
  'id' | 'apartment' | 'checkIn' | 'checkOut' | 'adults' | 'children' | 'quote' | 'sequence'
>;

/** Version of a request for its decision links. @param bookings all pending bookings of the request, in any order */
export function requestVersion(bookings: readonly Requested[]): string {
  return versionOf(
    bookings
      .map(({ id, apartment, checkIn, checkOut, adults, children, quote, sequence }) =>
        // The sequence increases with every answer, move or reopening, and with its undo. This revokes earlier links.
        JSON.stringify([id, apartment, checkIn, checkOut, adults, children, quote.totalPayment, sequence]),
      )
      .sort(),
  );
}

/**
 * Link to the page on which the owner answers a request. Opening it changes nothing. Functions that mail it must list
 * `linkSecret` in `secrets`. Without the key, in tests and tools, there is no link.
 * @param bookings all pending bookings of the request, beginning with that of the mail
 */
export function decideRequestUrl(
  decision: Decision,
  bookings: readonly Requested[],
  ownerEmail: string,
): string | undefined {
  const [booking] = bookings;
  if (!process.env[linkSecret.name] || !booking) return undefined;
  const signed = { number: booking.id, version: requestVersion(bookings) };
  return linkUrl(decideRequestPath, { decision, ...signed, key: decisionKey(signed, ownerEmail) });
}
