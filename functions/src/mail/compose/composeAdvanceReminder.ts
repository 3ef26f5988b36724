import type { Settings } from '../../contract/settings.ts';
import { todayIn } from '../../domain/isoDate.ts';
import { ledgerOf } from '../../domain/ledger.ts';
import { mailToGuest, type MailedBooking } from './bookingMail.ts';
import { greetingSection, staySection } from './bookingSections.ts';
import type { ComposedMail } from '../format/ComposedMail.ts';
import type { MailSection } from '../format/MailContent.ts';
import { mailFormats } from '../format/mailFormats.ts';
import { apartmentName, mailTexts } from '../format/mailTexts.ts';
import { bindingText, receivedText } from '../payment/moneyTexts.ts';
import { bookingUrl } from './bookingUrl.ts';
import { paymentSlip, transferFor } from '../payment/paymentSlip.ts';

/**
 * Reminds the guest of a confirmed stay of an advance payment that is overdue, with the payment slip once more: of a group, of all that
 * is open.
 */
export async function composeAdvanceReminder(
  booking: MailedBooking,
  settings: Settings,
  now: Date,
): Promise<ComposedMail> {
  const { language, number, others = [] } = booking;
  const t = mailTexts(language);
  const { date, money, stay } = mailFormats(language);
  const { advanceOpen, isBound, next } = ledgerOf([booking, ...others], todayIn(settings.timeZone, now));
  const dueOn = next?.on ?? null;
  const values = {
    amount: money(advanceOpen),
    date: dueOn === null ? '' : date(dueOn),
  };
  const transfer = transferFor(booking, advanceOpen, settings);
  const slip = transfer && (await paymentSlip(booking, transfer));
  const received = receivedText(booking, language);
  const sections: MailSection[] = [
    greetingSection(booking),
    { kind: 'paragraph', text: t('advanceReminder.intro', values) },
    ...(received === undefined ? [] : [{ kind: 'paragraph', text: received } as const]),
    ...(slip?.sections ?? []),
    staySection(booking, language, settings),
    ...(isBound ? [] : [{ kind: 'paragraph', text: bindingText(booking, language) } as const]),
    { kind: 'paragraph', text: t('advanceReminder.next') },
    { kind: 'button', label: t('cancelled.guest.button'), href: bookingUrl(booking) },
  ];
  return mailToGuest(
    booking,
    settings,
    {
      // Once per due date.
      what: `advance-${dueOn}`,
      subject: t('advanceReminder.subject', {
        number,
        apartment: apartmentName(booking.apartment, language),
        dates: stay(booking),
      }),
      preheader: t('advanceReminder.preheader', values),
      heading: t('advanceReminder.heading'),
      sections,
      ...(slip ? { attachments: slip.attachments } : {}),
    },
    now,
  );
}
