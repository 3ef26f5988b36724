import property from '../../../../villa/property.json' with { type: 'json' };
import type { Settings } from '../../contract/settings.ts';
import { todayIn } from '../../domain/isoDate.ts';
import { arrivalSections } from './arrivalSections.ts';
import { mailToGuest, mailToOwner, type MailedBooking } from './bookingMail.ts';
import { greetingSection, guestSections, guestInformedSections, staySection } from './bookingSections.ts';
import { guestName } from '../format/greetingName.ts';
import type { ComposedMail } from '../format/ComposedMail.ts';
import { bookingDeskUrl } from './deskUrl.ts';
import type { MailSection } from '../format/MailContent.ts';
import { mailFormats } from '../format/mailFormats.ts';
import { apartmentName, mailTexts } from '../format/mailTexts.ts';
import { paymentTexts } from '../payment/moneyTexts.ts';
import { bookingUrl } from './bookingUrl.ts';

/**
 * Sent some days before arrival: directions for the guest, guest data for the owner. No calendar entry, since calendars
 * have the stay.
 */
export function composeArrivalReminder(
  booking: MailedBooking,
  settings: Settings,
  now: Date = new Date(),
): [toGuest: ComposedMail, toOwner: ComposedMail] {
  return [composeForGuest(booking, settings, now), composeForOwner(booking, settings, now)];
}

/** Once per arrival date, so that a moved stay gets another one. */
function whatFor({ checkIn }: MailedBooking): string {
  return `reminder-${checkIn}`;
}

function composeForGuest(booking: MailedBooking, settings: Settings, now: Date): ComposedMail {
  const { language } = booking;
  const t = mailTexts(language);
  const payments = paymentTexts(booking, language, todayIn(settings.timeZone, now));
  const sections: MailSection[] = [
    greetingSection(booking),
    { kind: 'paragraph', text: t('reminder.guest.intro', { property: property.name }) },
    staySection(booking, language, settings),
    ...payments.map((text) => ({ kind: 'paragraph', text }) as const),
    ...arrivalSections(booking, settings),
    { kind: 'button', label: t('cancelled.guest.button'), href: bookingUrl(booking) },
  ];
  return mailToGuest(
    booking,
    settings,
    {
      what: whatFor(booking),
      subject: t('reminder.guest.subject', {
        property: property.name,
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

function composeForOwner(booking: MailedBooking, settings: Settings, now: Date): ComposedMail {
  const language = settings.ownerLanguage;
  const t = mailTexts(language);
  const guest = guestName(booking);
  const apartment = apartmentName(booking.apartment, language);
  const dates = mailFormats(language).stay(booking);
  const payments = paymentTexts(booking, language, todayIn(settings.timeZone, now));
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
        ...guestInformedSections(booking, language),
        ...payments.map((text) => ({ kind: 'paragraph', text }) as const),
        staySection(booking, language, settings),
        ...guestSections(booking, language),
        {
          kind: 'button',
          label: t('cancelled.owner.button'),
          href: bookingDeskUrl(booking.id, language),
        },
      ],
    },
    now,
  );
}
