import property from '../../../../villa/property.json' with { type: 'json' };
import type { Settings } from '../../contract/settings.ts';
import { todayIn } from '../../domain/isoDate.ts';
import type { Language } from '../../domain/language.ts';
import type { ComposedMail } from '../format/ComposedMail.ts';
import { paragraph, type MailSection } from '../format/MailContent.ts';
import { apartmentName, mailFormats, mailTexts } from '../format/mailTexts.ts';
import { cancellingText, paymentTexts } from '../payment/moneyTexts.ts';
import type { KnownStay } from '../queue/mailState.ts';
import { apartmentPicture, mailToGuest, mailToOwner, type MailedBooking } from './bookingMail.ts';
import { decisionButtons, deskButtons, guestInformedSections, guestSections, staySection } from './bookingSections.ts';
import { bookingUrl } from './pageUrl.ts';

/**
 * Sent after the owner has moved a stay: the new details for guest and owner, with calendar entries.
 * @param before the stay that the guest knows, with its total if the price may have changed
 */
export function composeBookingMoved(
  booking: MailedBooking,
  before: KnownStay,
  settings: Settings,
  now: Date,
): [toGuest: ComposedMail, toOwner: ComposedMail] {
  const { number } = booking;
  const today = todayIn(settings.timeZone, now);
  const toGuest = mailToGuest([booking], settings, now, ({ t, language, apartment, dates }) => ({
    what: 'moved',
    subject: t('moved.guest.subject', { number, apartment, dates }),
    preheader: t('moved.guest.preheader', { apartment, dates }),
    heading: t('moved.guest.heading'),
    picture: apartmentPicture(booking, language),
    sections: [
      paragraph(t('moved.guest.intro', { property: property.name })),
      { kind: 'button', label: t('cancelled.guest.button'), href: bookingUrl(booking) },
      ...changedStay(booking, before, settings, language),
      // Moving the stay also changes the last day of free cancellation.
      paragraph(cancellingText([booking], language, today)),
      ...paymentTexts(booking, language, today).map(paragraph),
      paragraph(t('moved.guest.wrong')),
    ],
    inCalendar: true,
  }));
  const toOwner = mailToOwner([booking], settings, now, ({ t, language, guest, apartment, dates }) => ({
    what: 'moved',
    subject: t('moved.owner.subject', { guest, apartment, dates }),
    preheader: t('moved.owner.preheader', { apartment, dates }),
    heading: t('moved.owner.heading'),
    sections: [
      paragraph(t('moved.owner.intro', { number, guest })),
      ...guestInformedSections(booking, language),
      ...changedStay(booking, before, settings, language),
      ...guestSections(booking, language),
      ...decisionButtons([booking], settings),
      ...deskButtons([booking], t('cancelled.owner.button'), language),
    ],
    inCalendar: true,
  }));
  return [toGuest, toOwner];
}

/** New and previous stay, and the price in one sentence. */
function changedStay(booking: MailedBooking, before: KnownStay, settings: Settings, language: Language): MailSection[] {
  const t = mailTexts(language);
  const { money, stay } = mailFormats(language);
  const total = money(booking.quote.totalPayment);
  const isRepriced = before.totalPayment !== undefined && before.totalPayment !== booking.quote.totalPayment;
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
    paragraph(
      isRepriced
        ? t('moved.newPrice', { total, before: money(before.totalPayment ?? 0) })
        : t('moved.price', { total }),
    ),
  ];
}
