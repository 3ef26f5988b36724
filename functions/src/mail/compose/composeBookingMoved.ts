import property from '../../../../villa/property.json' with { type: 'json' };
import type { Settings } from '../../contract/settings.ts';
import { todayIn } from '../../domain/isoDate.ts';
import type { Language } from '../../domain/language.ts';
import { mailToGuest, mailToOwner, type MailedBooking } from './bookingMail.ts';
import { greetingSection, guestSections, guestInformedSections, staySection } from './bookingSections.ts';
import { guestName } from '../format/greetingName.ts';
import { guestEntry, ownerEntry } from './calendarEntry.ts';
import type { ComposedMail } from '../format/ComposedMail.ts';
import { bookingDeskUrl } from './deskUrl.ts';
import type { MailSection } from '../format/MailContent.ts';
import { mailFormats } from '../format/mailFormats.ts';
import { apartmentName, mailTexts } from '../format/mailTexts.ts';
import { cancellingText, paymentTexts } from '../payment/moneyTexts.ts';
import type { KnownStay } from '../queue/waitingMails.ts';
import { bookingUrl } from './bookingUrl.ts';
import { decisionButtons } from './decisionButtons.ts';

/**
 * After the owner moved a stay: the new details for both, with calendar entries.
 * @param before the stay as agreed until now, with its total if the price has changed
 */
export function composeBookingMoved(
  booking: MailedBooking,
  before: KnownStay,
  settings: Settings,
  now: Date = new Date(),
): [toGuest: ComposedMail, toOwner: ComposedMail] {
  return [composeForGuest(booking, before, settings, now), composeForOwner(booking, before, settings, now)];
}

function composeForGuest(booking: MailedBooking, before: KnownStay, settings: Settings, now: Date): ComposedMail {
  const { language, number } = booking;
  const t = mailTexts(language);
  const dates = mailFormats(language).stay(booking);
  const apartment = apartmentName(booking.apartment, language);
  const today = todayIn(settings.timeZone, now);
  return mailToGuest(
    booking,
    settings,
    {
      what: 'moved',
      subject: t('moved.guest.subject', { number, apartment, dates }),
      preheader: t('moved.guest.preheader', { apartment, dates }),
      heading: t('moved.guest.heading'),
      sections: [
        greetingSection(booking),
        { kind: 'paragraph', text: t('moved.guest.intro', { property: property.name }) },
        ...changedStay(booking, before, settings, language),
        // Moving the stay moves the end of free cancellation.
        { kind: 'paragraph', text: cancellingText([booking], language, today) },
        ...paymentTexts(booking, language, today).map((text) => ({ kind: 'paragraph', text }) as const),
        { kind: 'paragraph', text: t('moved.guest.wrong') },
        { kind: 'button', label: t('cancelled.guest.button'), href: bookingUrl(booking) },
      ],
      entries: [guestEntry(booking)],
    },
    now,
  );
}

function composeForOwner(booking: MailedBooking, before: KnownStay, settings: Settings, now: Date): ComposedMail {
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
        ...guestInformedSections(booking, language),
        ...changedStay(booking, before, settings, language),
        ...guestSections(booking, language),
        ...decisionButtons([booking], settings),
        { kind: 'button', label: t('cancelled.owner.button'), href: bookingDeskUrl(booking.id, language) },
      ],
      entries: [ownerEntry(booking, language)],
    },
    now,
  );
}

/** New and previous stay, and the price in one sentence. */
function changedStay(booking: MailedBooking, before: KnownStay, settings: Settings, language: Language): MailSection[] {
  const t = mailTexts(language);
  const { money, stay } = mailFormats(language);
  const { totalPayment } = booking.quote;
  const priceText = () =>
    before.totalPayment === undefined || before.totalPayment === totalPayment
      ? t('moved.price', { total: money(totalPayment) })
      : t('moved.newPrice', { total: money(totalPayment), before: money(before.totalPayment) });
  return [
    booking.status === 'confirmed'
      ? { kind: 'state', text: t('moved.confirmed'), tone: 'certain' }
      : { kind: 'state', text: t('moved.pending'), tone: 'waiting' },
    staySection(booking, language, settings),
    {
      kind: 'facts',
      title: t('moved.before'),
      facts: [{ label: apartmentName(before.apartment, language), value: stay(before) }],
    },
    { kind: 'paragraph', text: priceText() },
  ];
}
