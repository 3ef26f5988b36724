import property from '../../../villa/property.json' with { type: 'json' };
import type { StoredBooking } from '../contract/booking.ts';
import { bookingPath } from '../contract/collections.ts';
import type { Language } from '../domain/language.ts';
import { guestName } from './bookingSections.ts';
import type { InvitationMethod } from './calendarInvitation.ts';
import { consoleAddress } from './consoleAddress.ts';
import { apartmentName, mailTexts } from './mailTexts.ts';
import { pageAddress } from './pageAddress.ts';

interface CalendarEntry {
  method: InvitationMethod;
  summary: string;
  url: string;
}

/** What the guest's calendar says: the house, and in which state the booking is. */
export function guestEntry(booking: StoredBooking): CalendarEntry {
  const t = mailTexts(booking.language);
  const values = { house: property.name, apartment: apartmentName(booking.apartment, booking.language) };
  const summaries = {
    pending: t('calendar.requested', values),
    confirmed: t('calendar.confirmed', values),
    cancelled: t('calendar.cancelled', values),
  };
  return {
    method: methodFor(booking),
    summary: summaries[booking.status],
    url: pageAddress('myBooking', booking.language, booking.number),
  };
}

/** What the owner's calendar says: who comes. */
export function ownerEntry(booking: StoredBooking, language: Language): CalendarEntry {
  const t = mailTexts(language);
  const values = { guest: guestName(booking), apartment: apartmentName(booking.apartment, language) };
  const summaries = {
    pending: t('calendar.requestedBy', values),
    confirmed: t('calendar.confirmedBy', values),
    cancelled: t('calendar.cancelledBy', values),
  };
  return {
    method: methodFor(booking),
    summary: summaries[booking.status],
    url: consoleAddress(bookingPath(booking.number)),
  };
}

function methodFor({ status }: StoredBooking): InvitationMethod {
  return status === 'cancelled' ? 'CANCEL' : 'REQUEST';
}
