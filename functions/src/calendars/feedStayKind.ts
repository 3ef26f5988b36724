import type { FeedStayKind } from '../domain/feedStay.ts';
import type { Platform } from '../domain/platform.ts';

/** Of a link or text about a reservation, which only sales have. */
const reservation = /reservation|https?:\/\/\S+\/hosting\//i;
/** Vrbo's `Blocked` in the languages of its hosts. */
const vrboBlocked =
  /^(blocked|unavailable|not available|indisponible|bloqué|gesperrt|blockiert|nicht verfügbar|bloccato|non disponibile|bloqueado|no disponible|zablokowan|niedostępn|blokiran|nedostupn|geblokkeerd)/i;
/** Vrbo's `Reserved - <name>`, in any language. */
const vrboSold = /^(r[eé]serv|gebucht|reserviert|prenotat|rezerw|rezerv|gereserveerd)|\S\s+[-–]\s+\S/i;

/**
 * What an event says of its nights. Words of Airbnb and Vrbo are known; Booking.com writes `CLOSED - Not available` for sales and
 * closures alike; of others nothing is known. What is not certain is never `blocked`: owners may have those nights left free.
 * Source of the words: calendars that hosts have published, November 2026.
 */
export function feedStayKind(platform: Platform, summary: string, description: string): FeedStayKind {
  switch (platform) {
    case 'airbnb':
      if (reservation.test(description) || /^reserved\b/i.test(summary)) return 'sold';
      return /\bnot available\b/i.test(summary) && description === '' ? 'blocked' : 'unclear';
    case 'vrbo':
      if (vrboSold.test(summary)) return 'sold';
      return vrboBlocked.test(summary) ? 'blocked' : 'unclear';
    case 'booking':
    case 'other':
      return 'unclear';
  }
}
