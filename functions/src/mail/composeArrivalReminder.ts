import property from '../../../villa/property.json' with { type: 'json' };
import type { StoredBooking } from '../contract/booking.ts';
import { bookingPath } from '../contract/collections.ts';
import type { Settings } from '../contract/settings.ts';
import type { Language } from '../domain/language.ts';
import { mailToGuest, mailToOwner } from './bookingMail.ts';
import { balanceText, guestName, guestSections, guestToldSection, staySection } from './bookingSections.ts';
import type { ComposedMail } from './ComposedMail.ts';
import { consoleAddress } from './consoleAddress.ts';
import { journey } from './journey.ts';
import type { MailSection } from './MailContent.ts';
import { mailFormats } from './mailFormats.ts';
import { apartmentName, mailTexts } from './mailTexts.ts';
import { pageAddress } from './pageAddress.ts';

/** Some days before arrival: how to get there for the guest, who comes for the owner. Calendars have the stay already. */
export function composeArrivalReminder(
  booking: StoredBooking,
  settings: Settings,
  now: Date = new Date(),
): [toGuest: ComposedMail, toOwner: ComposedMail] {
  return [composeForGuest(booking, settings, now), composeForOwner(booking, settings, now)];
}

/** Once for these dates: a stay that is moved has another. */
function whatFor({ checkIn }: StoredBooking): string {
  return `reminder-${checkIn}`;
}

function composeForGuest(booking: StoredBooking, settings: Settings, now: Date): ComposedMail {
  const { language, number } = booking;
  const t = mailTexts(language);
  const { checkIn, phone } = property;
  const house = property.name;
  const sections: MailSection[] = [
    { kind: 'paragraph', text: t('greeting', { name: guestName(booking) }) },
    { kind: 'paragraph', text: t('reminder.guest.intro', { house }) },
    staySection(booking, language),
    { kind: 'paragraph', text: t('reminder.guest.hours', { from: checkIn.from, until: checkIn.until, phone }) },
    { kind: 'paragraph', text: t('reminder.guest.documents') },
    { kind: 'paragraph', text: balanceText(booking, language) },
  ];
  if (booking.wifiNote) {
    sections.push({ kind: 'quotation', title: t('reminder.guest.wifi'), text: booking.wifiNote });
  }
  sections.push(...directions(language), {
    kind: 'button',
    label: t('cancelled.guest.button'),
    href: pageAddress('myBooking', language, number),
  });
  return mailToGuest(
    booking,
    settings,
    {
      what: whatFor(booking),
      subject: t('reminder.guest.subject', {
        house,
        apartment: apartmentName(booking.apartment, language),
        dates: mailFormats(language).stay(booking),
      }),
      preheader: t('reminder.guest.preheader'),
      heading: t('reminder.guest.heading'),
      sections,
    },
    now,
  );
}

function directions(language: Language): MailSection[] {
  const t = mailTexts(language);
  const { street, zipCode, city } = property.address;
  const { latitude, longitude } = property.coordinates;
  const map = `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}`;
  const ways = journey(language);
  return [
    {
      kind: 'facts',
      title: ways.title,
      facts: [
        { label: t('reminder.guest.address'), value: `${street}, ${zipCode} ${city}` },
        { label: t('reminder.guest.coordinates'), value: `${latitude}, ${longitude}`, href: map },
        ...ways.facts,
      ],
    },
  ];
}

function composeForOwner(booking: StoredBooking, settings: Settings, now: Date): ComposedMail {
  const language = settings.ownerLanguage;
  const t = mailTexts(language);
  const guest = guestName(booking);
  const apartment = apartmentName(booking.apartment, language);
  const dates = mailFormats(language).stay(booking);
  return mailToOwner(
    booking,
    settings,
    {
      what: whatFor(booking),
      subject: t('reminder.owner.subject', { guest, apartment, dates }),
      preheader: t('reminder.owner.preheader', { apartment, dates }),
      heading: t('reminder.owner.heading'),
      sections: [
        { kind: 'paragraph', text: t('reminder.owner.intro', { guest, apartment }) },
        guestToldSection(booking, language),
        { kind: 'paragraph', text: balanceText(booking, language) },
        staySection(booking, language),
        ...guestSections(booking, language),
        {
          kind: 'button',
          label: t('cancelled.owner.button'),
          href: consoleAddress(bookingPath(booking.number)),
        },
      ],
    },
    now,
  );
}
