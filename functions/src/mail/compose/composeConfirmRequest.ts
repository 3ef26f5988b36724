import property from '../../../../villa/property.json' with { type: 'json' };
import type { Booking } from '../../contract/booking.ts';
import type { Settings } from '../../contract/settings.ts';
import { confirmMinutes } from '../../contract/unconfirmedRequest.ts';
import { sumOfQuotes } from '../../domain/quote.ts';
import type { ComposedMail } from '../format/ComposedMail.ts';
import { paragraph } from '../format/MailContent.ts';
import { apartmentNames, mailFormats, mailTexts } from '../format/mailTexts.ts';
import { mailToReader } from '../format/plainMail.ts';
import { apartmentPicture } from './bookingMail.ts';
import { staySections } from './bookingSections.ts';
import { confirmRequestUrl } from './pageUrl.ts';

/**
 * Asks the owner of an unproven email to confirm a request. Contains nothing that the requester typed.
 * @param bookings the bookings that the link will create, in the order of the request
 */
export function composeConfirmRequest(
  bookings: readonly Booking[],
  secret: string,
  settings: Settings,
  now: Date,
): ComposedMail {
  const booking = bookings[0]!;
  const { language, number } = booking;
  const t = mailTexts(language);
  const { money, stay } = mailFormats(language);
  const apartment = apartmentNames(bookings, language);
  const instant = booking.status === 'confirmed';
  const { totalPayment } = sumOfQuotes(bookings.map(({ quote }) => quote));
  return mailToReader(`${number}-confirm-guest-${now.getTime()}`, booking, 'unconfirmed.mail.reason', settings, {
    subject: t(instant ? 'unconfirmed.mail.subjectInstant' : 'unconfirmed.mail.subject', {
      apartment,
      dates: stay(booking),
    }),
    preheader: t('unconfirmed.mail.preheader', { minutes: confirmMinutes }),
    heading: t('unconfirmed.mail.heading'),
    picture: apartmentPicture(booking, language),
    sections: [
      paragraph(t(instant ? 'unconfirmed.mail.introInstant' : 'unconfirmed.mail.intro', { property: property.name })),
      {
        kind: 'button',
        label: t(instant ? 'unconfirmed.mail.buttonInstant' : 'unconfirmed.mail.button'),
        href: confirmRequestUrl(number, secret, language),
        note: t('unconfirmed.mail.note', { minutes: confirmMinutes }),
      },
      ...staySections(bookings, language, settings),
      { kind: 'facts', facts: [{ label: t('price.total'), value: money(totalPayment) }] },
    ],
  });
}
