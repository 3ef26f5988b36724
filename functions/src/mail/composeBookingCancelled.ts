import property from '../../../villa/property.json' with { type: 'json' };
import type { StoredBooking } from '../contract/booking.ts';
import { bookingPath } from '../contract/collections.ts';
import type { Settings } from '../contract/settings.ts';
import { mailToGuest, mailToOwner } from './bookingMail.ts';
import { guestName, guestSections, priceSections, staySection } from './bookingSections.ts';
import type { ComposedMail } from './ComposedMail.ts';
import { consoleAddress } from './consoleAddress.ts';
import { mailFormats } from './mailFormats.ts';
import { apartmentName, mailTexts, type MailTexts } from './mailTexts.ts';
import { pageAddress } from './pageAddress.ts';

/**
 * The guest has cancelled: confirms it to them and tells the owner.
 * @param event tells this cancellation from an earlier one of the same booking, which the owner may have revived since
 */
export function composeBookingCancelled(
  booking: StoredBooking,
  settings: Settings,
  event: string,
  now: Date = new Date(),
): [toGuest: ComposedMail, toOwner: ComposedMail] {
  return [composeForGuest(booking, settings, event, now), composeForOwner(booking, settings, event, now)];
}

function composeForGuest(booking: StoredBooking, settings: Settings, event: string, now: Date): ComposedMail {
  const { language, number } = booking;
  const t = mailTexts(language);
  const house = property.name;
  const apartment = apartmentName(booking.apartment, language);
  const url = pageAddress('myBooking', language, number);
  return mailToGuest(
    booking,
    settings,
    {
      id: `${number}-cancelled-guest-${event}`,
      subject: t('cancelled.guest.subject', { number, apartment, dates: mailFormats(language).stay(booking) }),
      preheader: t('cancelled.guest.preheader'),
      heading: t('cancelled.guest.heading'),
      sections: [
        { kind: 'paragraph', text: t('greeting', { name: guestName(booking) }) },
        { kind: 'paragraph', text: t('cancelled.guest.intro', { house }) },
        { kind: 'state', text: t('cancelled.guest.state'), tone: 'ended' },
        staySection(booking, language),
        { kind: 'paragraph', text: termsText(t, 'cancelled.guest.free', 'cancelled.guest.terms', booking, settings) },
        { kind: 'paragraph', text: t('cancelled.guest.refund', { owner: settings.ownerName }) },
        { kind: 'paragraph', text: t('cancelled.guest.goodbye') },
        { kind: 'button', label: t('cancelled.guest.button'), href: url },
      ],
      method: 'CANCEL',
      entry: { summary: t('calendar.cancelled', { house, apartment }), url },
    },
    now,
  );
}

function composeForOwner(booking: StoredBooking, settings: Settings, event: string, now: Date): ComposedMail {
  const language = settings.ownerLanguage;
  const { number } = booking;
  const t = mailTexts(language);
  const guest = guestName(booking);
  const apartment = apartmentName(booking.apartment, language);
  const url = consoleAddress(bookingPath(number));
  const ownBooking = { ...booking, language };
  return mailToOwner(
    booking,
    settings,
    {
      id: `${number}-cancelled-owner-${event}`,
      subject: t('cancelled.owner.subject', { guest, apartment, dates: mailFormats(language).stay(booking) }),
      preheader: t('cancelled.owner.preheader'),
      heading: t('cancelled.owner.heading'),
      sections: [
        { kind: 'paragraph', text: t('cancelled.owner.intro', { number, guest }) },
        { kind: 'state', text: t('cancelled.owner.state'), tone: 'ended' },
        staySection(booking, language),
        ...guestSections(booking, language),
        ...priceSections(booking, settings, language),
        {
          kind: 'paragraph',
          text: termsText(t, 'cancelled.owner.free', 'cancelled.owner.terms', ownBooking, settings),
        },
        { kind: 'button', label: t('cancelled.owner.button'), href: url },
      ],
      method: 'CANCEL',
      entry: { summary: t('calendar.cancelledBy', { guest, apartment }), url },
    },
    now,
  );
}

/** What cancelling costs by the owner's terms. Whether the stay had been confirmed is no longer in the booking. */
function termsText(t: MailTexts, free: string, terms: string, booking: StoredBooking, settings: Settings): string {
  const { freeUntilDays, shareAfter } = settings.cancellation;
  if (shareAfter === 0) return t(free);
  return t(terms, { count: freeUntilDays, share: mailFormats(booking.language).share(shareAfter) });
}
