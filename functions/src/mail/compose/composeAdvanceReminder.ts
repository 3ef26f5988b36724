import type { Settings } from '../../contract/settings.ts';
import { mailToGuest, type MailedBooking } from './bookingMail.ts';
import { greetingSection, staySection } from './bookingSections.ts';
import type { ComposedMail } from '../format/ComposedMail.ts';
import type { MailSection } from '../format/MailContent.ts';
import { mailFormats } from '../format/mailFormats.ts';
import { apartmentName, mailTexts } from '../format/mailTexts.ts';
import { paidFor, receivedText } from '../payment/moneyTexts.ts';
import { bookingUrl } from './bookingUrl.ts';
import { paymentSlip, transferFor } from '../payment/paymentSlip.ts';

/** Reminds the guest of a confirmed stay of an advance payment that is overdue, with the payment slip once more. */
export async function composeAdvanceReminder(
  booking: MailedBooking,
  settings: Settings,
  now: Date,
): Promise<ComposedMail> {
  const { language, number, quote, advanceDueOn } = booking;
  const t = mailTexts(language);
  const { date, money, stay } = mailFormats(language);
  const values = {
    amount: money(Math.max(0, quote.advancePayment - paidFor(booking))),
    date: advanceDueOn === null ? '' : date(advanceDueOn),
  };
  const transfer = transferFor(booking, settings);
  const slip = transfer && (await paymentSlip(booking, transfer));
  const received = receivedText(booking, language);
  const sections: MailSection[] = [
    greetingSection(booking),
    { kind: 'paragraph', text: t('advanceReminder.intro', values) },
    ...(received === undefined ? [] : [{ kind: 'paragraph', text: received } as const]),
    ...(slip?.sections ?? []),
    staySection(booking, language, settings),
    { kind: 'paragraph', text: t('advanceReminder.next') },
    { kind: 'button', label: t('cancelled.guest.button'), href: bookingUrl(booking) },
  ];
  return mailToGuest(
    booking,
    settings,
    {
      // Once per due date.
      what: `advance-${advanceDueOn}`,
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
