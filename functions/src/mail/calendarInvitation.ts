import {
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalCalendar,
  ICalCalendarMethod,
  ICalEventStatus,
  ICalEventTransparency,
} from 'ical-generator';
import property from '../../../villa/property.json' with { type: 'json' };
import type { StoredBooking } from '../contract/booking.ts';
import type { BookingStatus } from '../domain/bookingState.ts';
import type { Language } from '../domain/language.ts';
import { mailTexts } from './mailTexts.ts';
import { singleLine } from './singleLine.ts';

export type InvitationMethod = 'REQUEST' | 'CANCEL';

/**
 * The stay as an entry for the reader's calendar (RFC 5545, sent as in RFC 5546): whole days, the day of departure
 * exclusive as in a booking. Its UID comes from the number alone and its SEQUENCE counts the booking's changes, so that a
 * later mail changes the same entry, and one that comes late changes nothing.
 * @param attendee the reader: a calendar takes an invitation only for one of its own addresses
 */
export function calendarInvitation(
  booking: StoredBooking,
  language: Language,
  entry: { method: InvitationMethod; summary: string; url: string },
  attendee: { name: string; email: string },
  now: Date,
): string {
  const { method } = entry;
  const calendar = new ICalCalendar({
    prodId: { company: property.slug, product: 'bookings', language: language.toUpperCase() },
    method: method === 'CANCEL' ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.REQUEST,
  });
  const { street, zipCode, city } = property.address;
  const event = calendar.createEvent({
    id: `${booking.number}@${new URL(property.url).hostname}`,
    sequence: booking.sequence,
    stamp: now,
    allDay: true,
    start: `${booking.checkIn}T00:00:00Z`,
    end: `${booking.checkOut}T00:00:00Z`,
    summary: singleLine(entry.summary),
    description: mailTexts(language)('calendar.description', { number: booking.number }),
    location: {
      title: `${property.name}, ${street}, ${zipCode} ${city}`,
      geo: { lat: property.coordinates.latitude, lon: property.coordinates.longitude },
    },
    status: statusOf(booking.status, method),
    // A stay is no appointment: it must not make its whole days "busy".
    transparency: ICalEventTransparency.TRANSPARENT,
    organizer: { name: property.name, email: property.email },
    url: entry.url,
  });
  if (attendee.email) {
    // No answer is asked for: the owner answers, and in the console.
    event.createAttendee({
      ...attendee,
      role: ICalAttendeeRole.REQ,
      status: ICalAttendeeStatus.ACCEPTED,
      rsvp: false,
    });
  }
  return calendar.toString();
}

function statusOf(status: BookingStatus, method: InvitationMethod): ICalEventStatus {
  if (method === 'CANCEL') return ICalEventStatus.CANCELLED;
  return status === 'confirmed' ? ICalEventStatus.CONFIRMED : ICalEventStatus.TENTATIVE;
}
