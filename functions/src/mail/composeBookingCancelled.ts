import property from '../../../villa/property.json' with { type: 'json' };
import type { StoredBooking } from '../contract/booking.ts';
import { bookingPath } from '../contract/collections.ts';
import type { Settings } from '../contract/settings.ts';
import type { Language } from '../domain/language.ts';
import { mailToGuest, mailToOwner } from './bookingMail.ts';
import { guestName, guestSections, priceSections, staySection } from './bookingSections.ts';
import { guestEntry, ownerEntry } from './calendarEntry.ts';
import type { ComposedMail } from './ComposedMail.ts';
import { consoleAddress } from './consoleAddress.ts';
import type { MailSection } from './MailContent.ts';
import { mailFormats } from './mailFormats.ts';
import { apartmentName, mailTexts } from './mailTexts.ts';
import { pageAddress } from './pageAddress.ts';

/**
 * The guest has cancelled: confirms it to them and tells the owner.
 * @param wasConfirmed giving up a request that nobody had confirmed costs nothing
 */
export function composeBookingCancelled(
  booking: StoredBooking,
  settings: Settings,
  wasConfirmed: boolean,
  now: Date = new Date(),
): [toGuest: ComposedMail, toOwner: ComposedMail] {
  return [composeForGuest(booking, settings, wasConfirmed, now), composeForOwner(booking, settings, wasConfirmed, now)];
}

function composeForGuest(booking: StoredBooking, settings: Settings, wasConfirmed: boolean, now: Date): ComposedMail {
  const { language, number } = booking;
  const t = mailTexts(language);
  const house = property.name;
  const apartment = apartmentName(booking.apartment, language);
  const terms = wasConfirmed ? 'received.guest.cancellation' : undefined;
  const costs: MailSection[] = [termsSection('cancelled.guest.free', terms, language, settings)];
  if (wasConfirmed) {
    costs.push({ kind: 'paragraph', text: t('cancelled.guest.refund', { owner: settings.ownerName }) });
  }
  return mailToGuest(
    booking,
    settings,
    {
      what: 'cancelled',
      subject: t('cancelled.guest.subject', { number, apartment, dates: mailFormats(language).stay(booking) }),
      preheader: t('cancelled.guest.preheader'),
      heading: t('cancelled.guest.heading'),
      sections: [
        { kind: 'paragraph', text: t('greeting', { name: guestName(booking) }) },
        { kind: 'paragraph', text: t('cancelled.guest.intro', { house }) },
        { kind: 'state', text: t('cancelled.guest.state'), tone: 'ended' },
        staySection(booking, language),
        ...costs,
        { kind: 'paragraph', text: t('cancelled.guest.goodbye') },
        { kind: 'button', label: t('cancelled.guest.button'), href: pageAddress('myBooking', language, number) },
      ],
      entry: guestEntry(booking),
    },
    now,
  );
}

function composeForOwner(booking: StoredBooking, settings: Settings, wasConfirmed: boolean, now: Date): ComposedMail {
  const language = settings.ownerLanguage;
  const { number } = booking;
  const t = mailTexts(language);
  const guest = guestName(booking);
  const apartment = apartmentName(booking.apartment, language);
  const sections: MailSection[] = [
    { kind: 'paragraph', text: t('cancelled.owner.intro', { number, guest }) },
    { kind: 'state', text: t('cancelled.owner.state'), tone: 'ended' },
    staySection(booking, language),
    ...guestSections(booking, language),
  ];
  if (wasConfirmed) {
    sections.push(
      ...priceSections(booking, settings, language),
      termsSection('cancelled.owner.free', 'cancelled.owner.terms', language, settings),
    );
  }
  sections.push({
    kind: 'button',
    label: t('cancelled.owner.button'),
    href: consoleAddress(bookingPath(number)),
  });
  return mailToOwner(
    booking,
    settings,
    {
      what: 'cancelled',
      subject: t('cancelled.owner.subject', { guest, apartment, dates: mailFormats(language).stay(booking) }),
      preheader: t('cancelled.owner.preheader'),
      heading: t('cancelled.owner.heading'),
      sections,
      entry: ownerEntry(booking, language),
    },
    now,
  );
}

/** What cancelling costs by the owner's terms; `terms` is the text for a stay that had been confirmed. */
function termsSection(free: string, terms: string | undefined, language: Language, settings: Settings): MailSection {
  const t = mailTexts(language);
  const { freeUntilDays, shareAfter } = settings.cancellation;
  const share = mailFormats(language).share(shareAfter);
  const text = !terms || shareAfter === 0 ? t(free) : t(terms, { count: freeUntilDays, share });
  return { kind: 'paragraph', text };
}
