import { ICalCalendar } from 'ical-generator';
import property from '../../../villa/property.json' with { type: 'json' };
import type { ExportedEvent } from './exportedEvents.ts';

/** The events as an iCalendar (RFC 5545): whole days, departure day exclusive. */
export function composeExport(name: string, events: readonly ExportedEvent[]): string {
  const { hostname } = new URL(property.url);
  const calendar = new ICalCalendar({
    prodId: { company: property.slug, product: 'calendar', language: 'EN' },
    name: `${property.name}: ${name}`,
  });
  for (const { uid, checkIn, checkOut, summary, changedAt } of events) {
    calendar.createEvent({
      id: `${uid}@${hostname}`,
      stamp: changedAt,
      allDay: true,
      start: `${checkIn}T00:00:00Z`,
      end: `${checkOut}T00:00:00Z`,
      summary,
    });
  }
  // Every line ends, the last one too (RFC 5545, 3.1).
  return `${calendar.toString().trimEnd()}\r\n`;
}
