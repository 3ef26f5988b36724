import { guestName } from '../format/greetingName.ts';
import property from '../../../../villa/property.json' with { type: 'json' };
import type { Booking } from '../../contract/booking.ts';
import type { Language } from '../../domain/language.ts';
import type { InvitationMethod } from './calendarInvitation.ts';
import { bookingDeskUrl } from './deskUrl.ts';
import { apartmentName, mailTexts } from '../format/mailTexts.ts';
import { pageUrl } from './pageUrl.ts';

/** An entry to write or remove: its title and the booking's URL. */
export interface CalendarEntry {
  booking: Booking;
  method: InvitationMethod;
  summary: string;
  url: string;
}

/** Entry in the guest's calendar: the property and the booking's status. */
export function guestEntry(booking: Booking): CalendarEntry {
  const t = mailTexts(booking.language);
  const values = { property: property.name, apartment: apartmentName(booking.apartment, booking.language) };
  const summaries = {
    pending: t('calendar.requested', values),
    confirmed: t('calendar.confirmed', values),
    cancelled: t('calendar.cancelled', values),
  };
  return {
    booking,
    method: methodFor(booking),
    summary: summaries[booking.status],
    url: pageUrl('myBooking', booking.language, booking.id),
  };
}

/** Entry in the owner's calendar: the guest. */
export function ownerEntry(booking: Booking, language: Language): CalendarEntry {
  const t = mailTexts(language);
  const values = { guest: guestName(booking), apartment: apartmentName(booking.apartment, language) };
  const summaries = {
    pending: t('calendar.requestedBy', values),
    confirmed: t('calendar.confirmedBy', values),
    cancelled: t('calendar.cancelledBy', values),
  };
  return {
    booking,
    method: methodFor(booking),
    summary: summaries[booking.status],
    url: bookingDeskUrl(booking.id, language),
  };
}

function methodFor({ status }: Booking): InvitationMethod {
  return status === 'cancelled' ? 'CANCEL' : 'REQUEST';
}
