import property from '../../../villa/property.json' with { type: 'json' };
import type { StoredBooking } from '../contract/booking.ts';
import { bookingPath } from '../contract/collections.ts';
import type { Settings } from '../contract/settings.ts';
import { mailToGuest, mailToOwner } from './bookingMail.ts';
import { guestName, guestSections, guestToldSection, staySection } from './bookingSections.ts';
import { guestEntry, ownerEntry } from './calendarEntry.ts';
import type { ComposedMail } from './ComposedMail.ts';
import { consoleAddress } from './consoleAddress.ts';
import { mailFormats } from './mailFormats.ts';
import { apartmentName, mailTexts } from './mailTexts.ts';
import { pageAddress } from './pageAddress.ts';

/** How a booking ended without its guest's doing. */
export type HouseEnding = 'declined' | 'cancelledByOwner' | 'expired';

/** The house could not take the guest after all: tells them so, and the owner that it is done. */
export function composeBookingEnded(
  ending: HouseEnding,
  booking: StoredBooking,
  settings: Settings,
  now: Date = new Date(),
): [toGuest: ComposedMail, toOwner: ComposedMail] {
  return [composeForGuest(ending, booking, settings, now), composeForOwner(ending, booking, settings, now)];
}

function composeForGuest(ending: HouseEnding, booking: StoredBooking, settings: Settings, now: Date): ComposedMail {
  const { language, number } = booking;
  const t = mailTexts(language);
  const apartment = apartmentName(booking.apartment, language);
  return mailToGuest(
    booking,
    settings,
    {
      what: ending,
      subject: t(`${ending}.guest.subject`, { number, apartment, dates: mailFormats(language).stay(booking) }),
      preheader: t(`${ending}.guest.preheader`),
      heading: t(`${ending}.guest.heading`),
      sections: [
        { kind: 'paragraph', text: t('greeting', { name: guestName(booking) }) },
        { kind: 'paragraph', text: t(`${ending}.guest.intro`, { house: property.name }) },
        { kind: 'state', text: t(`${ending}.guest.state`), tone: 'ended' },
        staySection(booking, language),
        { kind: 'paragraph', text: t(`${ending}.guest.next`, { owner: settings.ownerName }) },
        { kind: 'button', label: t('otherDates'), href: pageAddress('apartments', language) },
      ],
      entry: guestEntry(booking),
    },
    now,
  );
}

function composeForOwner(ending: HouseEnding, booking: StoredBooking, settings: Settings, now: Date): ComposedMail {
  const language = settings.ownerLanguage;
  const { number } = booking;
  const t = mailTexts(language);
  const guest = guestName(booking);
  const apartment = apartmentName(booking.apartment, language);
  return mailToOwner(
    booking,
    settings,
    {
      what: ending,
      subject: t(`${ending}.owner.subject`, { guest, apartment, dates: mailFormats(language).stay(booking) }),
      preheader: t('cancelled.owner.preheader'),
      heading: t(`${ending}.owner.heading`),
      sections: [
        { kind: 'paragraph', text: t(`${ending}.owner.intro`, { number, guest }) },
        { kind: 'state', text: t(`${ending}.owner.state`), tone: 'ended' },
        guestToldSection(booking, language),
        { kind: 'paragraph', text: t(`${ending}.owner.next`) },
        staySection(booking, language),
        ...guestSections(booking, language),
        { kind: 'button', label: t('cancelled.owner.button'), href: consoleAddress(bookingPath(number)) },
      ],
      entry: ownerEntry(booking, language),
    },
    now,
  );
}
