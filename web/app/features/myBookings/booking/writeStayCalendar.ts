import type { IsoDate } from 'functions/domain/isoDate';
import type { Stay } from 'functions/domain/stay';

/** A stay as a calendar entry. */
export interface StayEntry {
  number: string;
  stay: Stay;
  summary: string;
  description: string;
  location: string;
  coordinates: { latitude: number; longitude: number };
  /** The booking's page. */
  url: string;
  /** The site's origin; its host name ends the entry's UID. */
  site: string;
}

/**
 * A stay as a calendar file (RFC 5545): whole days, the departure day exclusive. It has the same UID as the invitation in our
 * mails, so a calendar that has one of them updates the same entry.
 */
export function writeStayCalendar(entry: StayEntry, now: Date): string {
  const { number, stay, coordinates } = entry;
  const site = new URL(entry.site).hostname;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${site}//bookings//EN`,
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${number}@${site}`,
    `DTSTAMP:${now.toISOString().replace(/[-:]|\.\d+/g, '')}`,
    `DTSTART;VALUE=DATE:${plain(stay.checkIn)}`,
    `DTEND;VALUE=DATE:${plain(stay.checkOut)}`,
    `SUMMARY:${escape(entry.summary)}`,
    `DESCRIPTION:${escape(entry.description)}`,
    `LOCATION:${escape(entry.location)}`,
    `GEO:${coordinates.latitude};${coordinates.longitude}`,
    'STATUS:CONFIRMED',
    // A stay is not an appointment, so it must not mark its days as "busy".
    'TRANSP:TRANSPARENT',
    `URL:${entry.url}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}

function plain(date: IsoDate): string {
  return date.replaceAll('-', '');
}

/** Escapes a text (RFC 5545, 3.3.11). */
function escape(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n');
}

/** Folds lines at 75 bytes (RFC 5545, 3.1), never within a character. */
function fold(line: string): string {
  const encoder = new TextEncoder();
  let folded = '';
  let bytes = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (bytes + size > 75) {
      folded += '\r\n ';
      bytes = 1;
    }
    folded += character;
    bytes += size;
  }
  return folded;
}
