import property from '../../../../villa/property.json' with { type: 'json' };
import type { Settings } from '../../contract/settings.ts';
import { holdsNights } from '../../domain/bookingState.ts';
import { todayIn } from '../../domain/isoDate.ts';
import type { ComposedMail } from '../format/ComposedMail.ts';
import { paragraph } from '../format/MailContent.ts';
import { cancelledOwnerSections, cancelledSections } from '../payment/cancelledSections.ts';
import { mailToGuest, mailToOwner, type MailedBooking } from './bookingMail.ts';
import { deskButtons, guestSections, ownerMessageSections, priceSections, staySections } from './bookingSections.ts';
import { bookingUrl } from './pageUrl.ts';

/**
 * Sent after the guest, or the owner at the guest's wish, has cancelled one or more bookings of a group: confirms the
 * cancellation with fee and refund, and informs the owner. Cancelling an unconfirmed request is free.
 */
export function composeBookingCancelled(
  bookings: readonly MailedBooking[],
  settings: Settings,
  now: Date,
): [toGuest: ComposedMail, toOwner: ComposedMail] {
  const booking = bookings[0]!;
  const { number, others = [] } = booking;
  const several = bookings.length > 1;
  const today = todayIn(settings.timeZone, now);
  // Some bookings of the group remain, and the refund does not concern them.
  const keepsOthers = others.some(({ status }) => holdsNights(status));
  const toGuest = mailToGuest(bookings, settings, now, ({ t, language, apartment, dates }) => ({
    what: 'cancelled',
    subject: several
      ? t('cancelled.guest.subjectSeveral', { apartments: apartment, dates })
      : t('cancelled.guest.subject', { number, apartment, dates }),
    preheader: t('cancelled.guest.preheader'),
    heading: several ? t('cancelled.guest.headingSeveral') : t('cancelled.guest.heading'),
    sections: [
      paragraph(t('cancelled.guest.intro', { property: property.name })),
      {
        kind: 'state',
        text: several ? t('cancelled.guest.stateSeveral') : t('cancelled.guest.state'),
        tone: 'ended',
      },
      { kind: 'button', label: t('cancelled.guest.button'), href: bookingUrl(booking) },
      ...ownerMessageSections(booking, settings),
      ...staySections(bookings, language, settings),
      ...cancelledSections(bookings, others, settings.ownerName, language, today),
      ...(keepsOthers ? [paragraph(t('cancelled.guest.othersStay'))] : []),
      paragraph(t('cancelled.guest.goodbye')),
    ],
    inCalendar: true,
  }));
  const toOwner = mailToOwner(bookings, settings, now, ({ t, language, guest, apartment, dates, list }) => {
    const numbers = list(bookings.map((one) => one.number));
    const cost = cancelledOwnerSections(bookings, others, language, today);
    return {
      what: 'cancelled',
      subject: t('cancelled.owner.subject', { guest, apartment, dates }),
      preheader: t('cancelled.owner.preheader'),
      heading: t('cancelled.owner.heading'),
      sections: [
        paragraph(
          several
            ? t('cancelled.owner.introSeveral', { numbers, guest })
            : t('cancelled.owner.intro', { number, guest }),
        ),
        { kind: 'state', text: t('cancelled.owner.state'), tone: 'ended' },
        ...staySections(bookings, language, settings),
        ...guestSections(booking, language),
        ...(cost.length > 0 ? [...priceSections(bookings, language), ...cost] : []),
        ...(keepsOthers ? [paragraph(t('cancelled.owner.othersStay'))] : []),
        ...deskButtons(bookings, t('cancelled.owner.button'), language),
      ],
      inCalendar: true,
    };
  });
  return [toGuest, toOwner];
}
