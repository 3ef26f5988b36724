import property from '../../../../villa/property.json' with { type: 'json' };
import type { Settings } from '../../contract/settings.ts';
import { todayIn } from '../../domain/isoDate.ts';
import type { ComposedMail } from '../format/ComposedMail.ts';
import { paragraph } from '../format/MailContent.ts';
import { paymentTexts } from '../payment/moneyTexts.ts';
import { arrivalSections } from './arrivalSections.ts';
import { apartmentPicture, arrivingTogether, mailToGuest, mailToOwner, type MailedBooking } from './bookingMail.ts';
import { deskButtons, guestSections, guestInformedSections, staySections } from './bookingSections.ts';
import { bookingUrl } from './pageUrl.ts';

/**
 * Sent some days before arrival: directions for the guest, guest data for the owner. No calendar entry, because calendars
 * already have the stay. Covers all bookings of a group that arrive on the same day.
 */
export function composeArrivalReminder(
  booking: MailedBooking,
  settings: Settings,
  now: Date,
): [toGuest: ComposedMail, toOwner: ComposedMail] {
  const today = todayIn(settings.timeZone, now);
  const bookings = arrivingTogether(booking);
  // One reminder per arrival date, so that a moved stay gets a new one.
  const what = `reminder-${booking.checkIn}`;
  const toGuest = mailToGuest(bookings, settings, now, ({ t, language, apartment, dates }) => ({
    what,
    subject: t('reminder.guest.subject', { property: property.name, apartment, dates }),
    preheader: t('reminder.guest.preheader'),
    heading: t('reminder.guest.heading'),
    picture: apartmentPicture(booking, language),
    sections: [
      paragraph(t('reminder.guest.intro', { property: property.name })),
      { kind: 'button', label: t('cancelled.guest.button'), href: bookingUrl(booking) },
      ...staySections(bookings, language, settings),
      ...paymentTexts(booking, language, today).map(paragraph),
      ...arrivalSections(bookings, settings),
    ],
  }));
  const toOwner = mailToOwner(bookings, settings, now, ({ t, language, guest, apartment, dates }) => ({
    what,
    subject: t('reminder.owner.subject', { guest, apartment, dates }),
    preheader: t('reminder.owner.preheader', { apartment, dates }),
    heading: t('reminder.owner.heading'),
    sections: [
      paragraph(t('reminder.owner.intro', { guest, apartment })),
      ...guestInformedSections(booking, language),
      ...paymentTexts(booking, language, today).map(paragraph),
      ...staySections(bookings, language, settings),
      ...guestSections(booking, language),
      ...deskButtons(bookings, t('cancelled.owner.button'), language),
    ],
  }));
  return [toGuest, toOwner];
}
