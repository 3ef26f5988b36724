import property from '../../../villa/property.json' with { type: 'json' };
import type { BookedStay, StoredBooking } from '../contract/booking.ts';
import { bookingPath } from '../contract/collections.ts';
import type { Settings } from '../contract/settings.ts';
import type { Language } from '../domain/language.ts';
import { mailToGuest, mailToOwner } from './bookingMail.ts';
import { guestName, guestSections, guestToldSection, staySection } from './bookingSections.ts';
import { guestEntry, ownerEntry } from './calendarEntry.ts';
import type { ComposedMail } from './ComposedMail.ts';
import { consoleAddress } from './consoleAddress.ts';
import type { MailSection } from './MailContent.ts';
import { mailFormats } from './mailFormats.ts';
import { apartmentName, mailTexts } from './mailTexts.ts';
import { pageAddress } from './pageAddress.ts';

/**
 * The owner gave a stay other dates or another apartment: tells both what holds now, and their calendars too.
 * @param before as it was agreed until now
 */
export function composeBookingMoved(
  booking: StoredBooking,
  before: BookedStay,
  settings: Settings,
  now: Date = new Date(),
): [toGuest: ComposedMail, toOwner: ComposedMail] {
  return [composeForGuest(booking, before, settings, now), composeForOwner(booking, before, settings, now)];
}

function composeForGuest(booking: StoredBooking, before: BookedStay, settings: Settings, now: Date): ComposedMail {
  const { language, number } = booking;
  const t = mailTexts(language);
  const dates = mailFormats(language).stay(booking);
  const apartment = apartmentName(booking.apartment, language);
  return mailToGuest(
    booking,
    settings,
    {
      what: 'moved',
      subject: t('moved.guest.subject', { number, apartment, dates }),
      preheader: t('moved.guest.preheader', { apartment, dates }),
      heading: t('moved.guest.heading'),
      sections: [
        { kind: 'paragraph', text: t('greeting', { name: guestName(booking) }) },
        { kind: 'paragraph', text: t('moved.guest.intro', { house: property.name }) },
        ...changedStay(booking, before, language),
        { kind: 'paragraph', text: t('moved.guest.wrong') },
        { kind: 'button', label: t('cancelled.guest.button'), href: pageAddress('myBooking', language, number) },
      ],
      entry: guestEntry(booking),
    },
    now,
  );
}

function composeForOwner(booking: StoredBooking, before: BookedStay, settings: Settings, now: Date): ComposedMail {
  const language = settings.ownerLanguage;
  const { number } = booking;
  const t = mailTexts(language);
  const guest = guestName(booking);
  const dates = mailFormats(language).stay(booking);
  const apartment = apartmentName(booking.apartment, language);
  return mailToOwner(
    booking,
    settings,
    {
      what: 'moved',
      subject: t('moved.owner.subject', { guest, apartment, dates }),
      preheader: t('moved.owner.preheader', { apartment, dates }),
      heading: t('moved.owner.heading'),
      sections: [
        { kind: 'paragraph', text: t('moved.owner.intro', { number, guest }) },
        guestToldSection(booking, language),
        ...changedStay(booking, before, language),
        ...guestSections(booking, language),
        { kind: 'button', label: t('cancelled.owner.button'), href: consoleAddress(bookingPath(number)) },
      ],
      entry: ownerEntry(booking, language),
    },
    now,
  );
}

/** What holds now, what held before, and the price: it stays as agreed, so its rows would no longer fit the nights. */
function changedStay(booking: StoredBooking, before: BookedStay, language: Language): MailSection[] {
  const t = mailTexts(language);
  const { money, stay } = mailFormats(language);
  return [
    booking.status === 'confirmed'
      ? { kind: 'state', text: t('moved.confirmed'), tone: 'certain' }
      : { kind: 'state', text: t('moved.pending'), tone: 'waiting' },
    staySection(booking, language),
    {
      kind: 'facts',
      title: t('moved.before'),
      facts: [{ label: apartmentName(before.apartment, language), value: stay(before) }],
    },
    { kind: 'paragraph', text: t('moved.price', { total: money(booking.quote.totalPayment) }) },
  ];
}
