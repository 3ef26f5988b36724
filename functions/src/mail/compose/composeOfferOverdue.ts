import type { Settings } from '../../contract/settings.ts';
import { todayIn } from '../../domain/isoDate.ts';
import { ledgerOf } from '../../domain/ledger.ts';
import type { ComposedMail } from '../format/ComposedMail.ts';
import { paragraph } from '../format/MailContent.ts';
import { mailToOwner, type MailedBooking } from './bookingMail.ts';
import { deskButtons, guestSections, staySection } from './bookingSections.ts';

/** Asks the owner whether to cancel or to wait, if a guest has not paid the advance by its due date. */
export function composeOfferOverdue(booking: MailedBooking, settings: Settings, now: Date): ComposedMail {
  const { number, others = [] } = booking;
  const { advanceOpen, next } = ledgerOf([booking, ...others], todayIn(settings.timeZone, now));
  const dueOn = next?.on ?? booking.checkIn;
  return mailToOwner([booking], settings, now, ({ t, language, guest, apartment, dates, date, money }) => {
    const values = { amount: money(advanceOpen), date: date(dueOn), number, guest };
    const reminded = booking.advanceRemindedOf === dueOn ? [t('offerOverdue.reminded')] : [];
    return {
      // One mail per due date.
      what: `offer-overdue-${dueOn}`,
      subject: t('offerOverdue.subject', { guest, apartment, dates }),
      preheader: t('offerOverdue.preheader', values),
      heading: t('offerOverdue.heading'),
      sections: [
        paragraph([t('offerOverdue.intro', values), ...reminded].join(' ')),
        paragraph(t('offerOverdue.next')),
        ...deskButtons([booking], t('offerOverdue.button'), language),
        staySection(booking, language, settings),
        ...guestSections(booking, language),
      ],
    };
  });
}
