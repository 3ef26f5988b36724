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
import type { Language } from '../../domain/language.ts';
import type { Attachment } from '../format/ComposedMail.ts';
import { guestName } from '../format/greetingName.ts';
import { apartmentName, mailTexts } from '../format/mailTexts.ts';
import { singleLine } from '../format/renderMessage.ts';
import { bookingDeskUrl, pageUrl } from './pageUrl.ts';

/** The recipient of a mail, because calendars accept invitations only for their own email. */
export interface CalendarReader {
  kind: 'guest' | 'owner';
  name: string | undefined;
  email: string;
  language: Language;
}

/** By the booking's status: the status of the calendar entry, and the text key of its title. */
const states = {
  pending: { status: ICalEventStatus.TENTATIVE, title: 'requested' },
  confirmed: { status: ICalEventStatus.CONFIRMED, title: 'confirmed' },
  cancelled: { status: ICalEventStatus.CANCELLED, title: 'cancelled' },
} as const;

/**
 * The stay as a calendar entry (RFC 5545, sent as in RFC 5546): whole days, departure day exclusive. UID is the booking
 * number and SEQUENCE counts its changes, so that newer mails update the entry and delayed older ones are ignored. The title
 * names the booking's status, and the property or, for the owner, the guest.
 */
export function calendarInvitation(booking: Booking, reader: CalendarReader, now: Date): Attachment {
  const { kind, name, email, language } = reader;
  const { number, status, checkIn, checkOut } = booking;
  const t = mailTexts(language);
  const { status: eventStatus, title } = states[status];
  const apartment = apartmentName(booking.apartment, language);
  const summary =
    kind === 'guest'
      ? t(`calendar.${title}`, { property: property.name, apartment })
      : t(`calendar.${title}By`, { guest: guestName(booking), apartment });
  const method = status === 'cancelled' ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.REQUEST;
  const calendar = new ICalCalendar({
    prodId: { company: property.slug, product: 'bookings', language: language.toUpperCase() },
    method,
  });
  const { street, zipCode, city } = property.address;
  const event = calendar.createEvent({
    id: `${number}@${new URL(property.url).hostname}`,
    sequence: booking.sequence,
    stamp: now,
    allDay: true,
    start: `${checkIn}T00:00:00Z`,
    end: `${checkOut}T00:00:00Z`,
    summary: singleLine(summary),
    description: t('calendar.description', { number }),
    location: {
      title: `${property.name}, ${street}, ${zipCode} ${city}`,
      geo: { lat: property.coordinates.latitude, lon: property.coordinates.longitude },
    },
    status: eventStatus,
    // Does not mark the days as busy.
    transparency: ICalEventTransparency.TRANSPARENT,
    organizer: { name: property.name, email: property.email },
    url: kind === 'guest' ? pageUrl('myBooking', language, booking.id) : bookingDeskUrl(booking.id, language),
  });
  if (email) {
    // Does not ask the recipient to accept: the owner answers at the desk or by link.
    event.createAttendee({
      email,
      name: name ?? null,
      role: ICalAttendeeRole.REQ,
      status: ICalAttendeeStatus.ACCEPTED,
      rsvp: false,
    });
  }
  return {
    filename: `${number}.ics`,
    content: calendar.toString(),
    contentType: `text/calendar; charset=utf-8; method=${method}`,
  };
}
