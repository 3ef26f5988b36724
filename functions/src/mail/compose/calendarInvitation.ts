import {
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalCalendar,
  ICalCalendarMethod,
  ICalEventStatus,
  ICalEventTransparency,
} from 'ical-generator';
import property from '../../../../villa/property.json' with { type: 'json' };
import type { Booking } from '../../contract/booking.ts';
import type { BookingStatus } from '../../domain/bookingState.ts';
import type { Language } from '../../domain/language.ts';
import { mailTexts } from '../format/mailTexts.ts';
import { singleLine } from '../format/singleLine.ts';

export type InvitationMethod = 'REQUEST' | 'CANCEL';

/**
 * The stay as a calendar entry (RFC 5545, sent as in RFC 5546): whole days, departure day exclusive. UID is the booking
 * number and SEQUENCE counts its changes, so that later mails update the entry and late ones change nothing.
 * @param attendee the reader: calendars accept invitations only for their own email
 */
export function calendarInvitation(
  booking: Booking,
  language: Language,
  entry: { method: InvitationMethod; summary: string; url: string },
  attendee: { name: string | undefined; email: string },
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
    // Does not mark the days as busy.
    transparency: ICalEventTransparency.TRANSPARENT,
    organizer: { name: property.name, email: property.email },
    url: entry.url,
  });
  if (attendee.email) {
    // The reader is not asked to accept: the owner answers in the console.
    event.createAttendee({
      email: attendee.email,
      name: attendee.name ?? null,
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
