import property from '../../../../villa/property.json' with { type: 'json' };
import type { Settings } from '../../contract/settings.ts';
import { todayIn } from '../../domain/isoDate.ts';
import { ledgerOf } from '../../domain/ledger.ts';
import { mailToGuest, mailToOwner, type MailedBooking } from './bookingMail.ts';
import { greetingSection, guestSections, guestInformedSections, staySection } from './bookingSections.ts';
import { guestName } from '../format/greetingName.ts';
import { guestEntry, ownerEntry } from './calendarEntry.ts';
import type { ComposedMail } from '../format/ComposedMail.ts';
import { bookingDeskUrl } from './deskUrl.ts';
import { mailFormats } from '../format/mailFormats.ts';
import { apartmentName, mailTexts } from '../format/mailTexts.ts';
import { paymentTexts } from '../payment/moneyTexts.ts';
import { ownerMessageSections } from './ownerMessageSections.ts';
import { pageUrl } from './pageUrl.ts';

/** How a booking ended other than by its guest. */
export type BookingEnding = 'declined' | 'cancelledByOwner' | 'expired';

/** After a booking ended other than by its guest: informs the guest, and the owner that it is done. */
export function composeBookingEnded(
  ending: BookingEnding,
  booking: MailedBooking,
  settings: Settings,
  now: Date = new Date(),
): [toGuest: ComposedMail, toOwner: ComposedMail] {
  return [composeForGuest(ending, booking, settings, now), composeForOwner(ending, booking, settings, now)];
}

function composeForGuest(ending: BookingEnding, booking: MailedBooking, settings: Settings, now: Date): ComposedMail {
  const { language, number } = booking;
  const t = mailTexts(language);
  const apartment = apartmentName(booking.apartment, language);
  const today = todayIn(settings.timeZone, now);
  const { refundOpen } = ledgerOf([booking], today);
  return mailToGuest(
    booking,
    settings,
    {
      what: ending,
      subject: t(`${ending}.guest.subject`, { number, apartment, dates: mailFormats(language).stay(booking) }),
      preheader: t(`${ending}.guest.preheader`),
      heading: t(`${ending}.guest.heading`),
      sections: [
        greetingSection(booking),
        { kind: 'paragraph', text: t(`${ending}.guest.intro`, { property: property.name }) },
        { kind: 'state', text: t(`${ending}.guest.state`), tone: 'ended' },
        ...(ending === 'expired' ? [] : ownerMessageSections(booking, settings)),
        staySection(booking, language, settings),
        ...paymentTexts(booking, language, today).map((text) => ({ kind: 'paragraph', text }) as const),
        {
          kind: 'paragraph',
          // Without payments on record, it can only say that all of them come back.
          text:
            ending === 'cancelledByOwner' && refundOpen > 0
              ? t('cancelledByOwner.guest.nextPromised', { owner: settings.ownerName })
              : t(`${ending}.guest.next`, { owner: settings.ownerName }),
        },
        { kind: 'button', label: t('otherDates'), href: pageUrl('apartments', language) },
      ],
      entries: [guestEntry(booking)],
    },
    now,
  );
}

function composeForOwner(ending: BookingEnding, booking: MailedBooking, settings: Settings, now: Date): ComposedMail {
  const language = settings.ownerLanguage;
  const { number } = booking;
  const t = mailTexts(language);
  const { refundOpen } = ledgerOf([booking], todayIn(settings.timeZone, now));
  const amount = mailFormats(language).money(refundOpen);
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
        ...guestInformedSections(booking, language),
        {
          kind: 'paragraph',
          text:
            ending === 'cancelledByOwner' && refundOpen > 0
              ? t('cancelledByOwner.owner.nextPromised', { amount })
              : t(`${ending}.owner.next`),
        },
        ...(ending !== 'cancelledByOwner' && refundOpen > 0
          ? [{ kind: 'paragraph', text: t('cancelled.owner.refund', { amount }) } as const]
          : []),
        staySection(booking, language, settings),
        ...guestSections(booking, language),
        { kind: 'button', label: t('cancelled.owner.button'), href: bookingDeskUrl(booking.id, language) },
      ],
      entries: [ownerEntry(booking, language)],
    },
    now,
  );
}
