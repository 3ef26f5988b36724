import property from '../../../../villa/property.json' with { type: 'json' };
import type { Settings } from '../../contract/settings.ts';
import { todayIn } from '../../domain/isoDate.ts';
import { ledgerOf } from '../../domain/ledger.ts';
import type { ComposedMail } from '../format/ComposedMail.ts';
import { paragraph } from '../format/MailContent.ts';
import { paymentTexts, paymentTextsIn } from '../payment/moneyTexts.ts';
import { paymentReference } from '../payment/paymentSlip.ts';
import { coveredTogether, mailToGuest, mailToOwner, type MailedBooking } from './bookingMail.ts';
import {
  deskButtons,
  guestInformedSections,
  guestSections,
  ownerMessageSections,
  staySections,
} from './bookingSections.ts';
import { pageUrl } from './pageUrl.ts';

/** How a booking ended, if the guest did not cancel it. */
type BookingEnding = 'declined' | 'cancelledByOwner' | 'expired';

/**
 * Sent after the owner or the system has ended a booking, or several of a group together: informs the guest, and confirms it to
 * the owner.
 */
export function composeBookingEnded(
  ending: BookingEnding,
  booking: MailedBooking,
  settings: Settings,
  now: Date,
): [toGuest: ComposedMail, toOwner: ComposedMail] {
  const { together = [] } = booking;
  const bookings = coveredTogether(booking, (other) => together.includes(other.number));
  const number = bookings.length > 1 ? paymentReference(booking) : booking.number;
  const owner = settings.ownerName;
  const today = todayIn(settings.timeZone, now);
  const { refundOpen } = ledgerOf([booking, ...(booking.others ?? [])], today);
  // Without recorded payments, the text can only say that everything paid will be refunded.
  const isRefundNamed = ending === 'cancelledByOwner' && refundOpen > 0;
  // What the owner wrote while cancelling is in the guest's mail, if the guest gets one.
  const isReasonOwed = ending === 'cancelledByOwner' && !(booking.declineMessage && booking.email);
  const toGuest = mailToGuest(bookings, settings, now, ({ t, language, apartment, dates }) => ({
    what: ending,
    subject: t(`${ending}.guest.subject`, { number, apartment, dates }),
    preheader: t(`${ending}.guest.preheader`),
    heading: t(`${ending}.guest.heading`),
    sections: [
      paragraph(t(`${ending}.guest.intro`, { property: property.name })),
      { kind: 'state', text: t(`${ending}.guest.state`), tone: 'ended' },
      ...(ending === 'expired' ? [] : ownerMessageSections(booking, settings)),
      { kind: 'button', label: t('otherDates'), href: pageUrl('apartments', language) },
      ...staySections(bookings, language, settings),
      ...paymentTexts(booking, language, today).map(paragraph),
      paragraph(
        isRefundNamed ? t('cancelledByOwner.guest.nextPromised', { owner }) : t(`${ending}.guest.next`, { owner }),
      ),
      ...(ending === 'cancelledByOwner' && refundOpen === 0
        ? [paragraph(paymentTextsIn(language).refund(property.refundDays))]
        : []),
    ],
    inCalendar: true,
  }));
  const toOwner = mailToOwner(bookings, settings, now, ({ t, language, guest, apartment, dates, money }) => {
    const amount = money(refundOpen);
    return {
      what: ending,
      subject: t(`${ending}.owner.subject`, { guest, apartment, dates }),
      preheader: t('cancelled.owner.preheader'),
      heading: t(`${ending}.owner.heading`),
      sections: [
        paragraph(t(`${ending}.owner.intro`, { number, guest })),
        { kind: 'state', text: t(`${ending}.owner.state`), tone: 'ended' },
        ...guestInformedSections(booking, language),
        ...(isReasonOwed ? [paragraph(t('cancelledByOwner.owner.tellReason'))] : []),
        paragraph(isRefundNamed ? t('cancelledByOwner.owner.nextPromised', { amount }) : t(`${ending}.owner.next`)),
        ...(!isRefundNamed && refundOpen > 0 ? [paragraph(t('cancelled.owner.refund', { amount }))] : []),
        ...staySections(bookings, language, settings),
        ...guestSections(booking, language),
        ...deskButtons(bookings, t('cancelled.owner.button'), language),
      ],
      inCalendar: true,
    };
  });
  return [toGuest, toOwner];
}
