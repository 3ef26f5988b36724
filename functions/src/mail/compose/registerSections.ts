import { paragraph, type MailSection } from '../format/MailContent.ts';
import { apartmentName, mailTexts } from '../format/mailTexts.ts';
import { arrivingTogether, type MailedBooking } from './bookingMail.ts';
import { registerUrl } from './pageUrl.ts';

/** Asks the guests to fill in the guests' register, with a button for each apartment. */
export function registerSections(booking: MailedBooking): MailSection[] {
  const { language } = booking;
  const t = mailTexts(language);
  const bookings = arrivingTogether(booking);
  return [
    paragraph(t('reminder.guest.register')),
    ...bookings.map((one): MailSection => ({
      kind: 'button',
      label:
        bookings.length > 1
          ? t('reminder.guest.registerOf', { apartment: apartmentName(one.apartment, language) })
          : t('reminder.guest.registerButton'),
      href: registerUrl(one),
      secondary: true,
    })),
  ];
}
