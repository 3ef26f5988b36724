import type { Settings } from '../../contract/settings.ts';
import { todayIn } from '../../domain/isoDate.ts';
import { ledgerOf } from '../../domain/ledger.ts';
import { mailToOwner, type MailedBooking } from './bookingMail.ts';
import { apartmentNames, guestSections, staySection } from './bookingSections.ts';
import { guestName } from '../format/greetingName.ts';
import type { ComposedMail } from '../format/ComposedMail.ts';
import { bookingDeskUrl } from './deskUrl.ts';
import { mailFormats } from '../format/mailFormats.ts';
import { mailTexts } from '../format/mailTexts.ts';

/** Asks the owner whether to cancel or to wait, when a guest has not taken up the offer by its due date. */
export function composeOfferOverdue(booking: MailedBooking, settings: Settings, now: Date): ComposedMail {
  const language = settings.ownerLanguage;
  const t = mailTexts(language);
  const { date, money, stay } = mailFormats(language);
  const { number, others = [] } = booking;
  const { advanceOpen, next } = ledgerOf([booking, ...others], todayIn(settings.timeZone, now));
  const dueOn = next?.on ?? booking.checkIn;
  const guest = guestName(booking);
  const values = { amount: money(advanceOpen), date: date(dueOn), number, guest };
  const reminded = booking.advanceRemindedOf === dueOn ? [t('offerOverdue.reminded')] : [];
  return mailToOwner(
    booking,
    settings,
    {
      // Once per due date.
      what: `offer-overdue-${dueOn}`,
      subject: t('offerOverdue.subject', {
        guest,
        apartment: apartmentNames([booking], language),
        dates: stay(booking),
      }),
      preheader: t('offerOverdue.preheader', values),
      heading: t('offerOverdue.heading'),
      sections: [
        { kind: 'paragraph', text: [t('offerOverdue.intro', values), ...reminded].join(' ') },
        { kind: 'paragraph', text: t('offerOverdue.next') },
        { kind: 'button', label: t('offerOverdue.button'), href: bookingDeskUrl(booking.id, language) },
        staySection(booking, language, settings),
        ...guestSections(booking, language),
      ],
    },
    now,
  );
}
