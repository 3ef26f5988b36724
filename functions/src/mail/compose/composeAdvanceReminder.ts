import type { Settings } from '../../contract/settings.ts';
import { todayIn } from '../../domain/isoDate.ts';
import { ledgerOf } from '../../domain/ledger.ts';
import type { ComposedMail } from '../format/ComposedMail.ts';
import { paragraph } from '../format/MailContent.ts';
import { paymentTextsIn, receivedText, statedTerms } from '../payment/moneyTexts.ts';
import { paymentReference, paymentSlip } from '../payment/paymentSlip.ts';
import { coveredTogether, mailToGuest, type MailedBooking } from './bookingMail.ts';
import { staySections } from './bookingSections.ts';
import { bookingUrl } from './pageUrl.ts';

/**
 * Reminds the guest of a confirmed stay that the advance payment is overdue, with the payment slip. For a group, covers the
 * open advance of all bookings.
 */
export async function composeAdvanceReminder(
  booking: MailedBooking,
  settings: Settings,
  now: Date,
): Promise<ComposedMail> {
  const number = paymentReference(booking);
  const bookings = coveredTogether(booking, ({ status }) => status === 'confirmed');
  const { others = [] } = booking;
  const { advanceOpen, isBound, next } = ledgerOf([booking, ...others], todayIn(settings.timeZone, now));
  const dueOn = next?.on ?? null;
  const slip = await paymentSlip(booking, advanceOpen, settings);
  return mailToGuest(bookings, settings, now, ({ t, language, apartment, dates, date, money }) => {
    const values = { amount: money(advanceOpen), date: dueOn === null ? '' : date(dueOn) };
    const received = receivedText([booking, ...others], language);
    return {
      // One mail per due date.
      what: `advance-${dueOn}`,
      subject: t('advanceReminder.subject', { number, apartment, dates }),
      preheader: t('advanceReminder.preheader', values),
      heading: t('advanceReminder.heading'),
      sections: [
        paragraph(t('advanceReminder.intro', values)),
        ...(received === undefined ? [] : [paragraph(received)]),
        { kind: 'button', label: t('cancelled.guest.button'), href: bookingUrl(booking) },
        ...(slip?.sections ?? []),
        ...staySections(bookings, language, settings),
        ...(isBound ? [] : [paragraph(paymentTextsIn(language).binding(statedTerms(booking)))]),
        paragraph(t('advanceReminder.next')),
      ],
      attachments: slip?.attachments,
    };
  });
}
