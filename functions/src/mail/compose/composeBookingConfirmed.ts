import property from '../../../../villa/property.json' with { type: 'json' };
import type { Settings } from '../../contract/settings.ts';
import { todayIn } from '../../domain/isoDate.ts';
import { isReminderDue } from '../../domain/isReminderDue.ts';
import { ledgerOf } from '../../domain/ledger.ts';
import type { ComposedMail } from '../format/ComposedMail.ts';
import { paragraph, type MailSection } from '../format/MailContent.ts';
import { balanceText, bindingSteps, paymentTextsIn, receivedText } from '../payment/moneyTexts.ts';
import { paymentReference, paymentSlip } from '../payment/paymentSlip.ts';
import { addressFact, arrivalSections } from './arrivalSections.ts';
import { apartmentPicture, coveredTogether, mailToGuest, mailToOwner, type MailedBooking } from './bookingMail.ts';
import { deskButtons, guestSections, guestInformedSections, priceSections, staySections } from './bookingSections.ts';
import { bookingUrl } from './pageUrl.ts';
import { termsFile } from './termsFile.ts';

/** Whether the owner has confirmed a request, or an instant booking was confirmed at once. */
type Confirmation = 'byOwner' | 'atOnce';

/**
 * Sent after the owner has confirmed a request, or at once for an instant booking: payment details for the guest, a summary
 * for the owner. Includes the content of the reminder if that is already due. Covers all confirmed bookings of a group, with one
 * payment for their sum.
 */
export async function composeBookingConfirmed(
  booking: MailedBooking,
  settings: Settings,
  now: Date,
  confirmation: Confirmation = 'byOwner',
): Promise<[toGuest: ComposedMail, toOwner: ComposedMail]> {
  const bookings = coveredTogether(booking, ({ status }) => status === 'confirmed');
  const [{ others = [] }] = bookings;
  const several = bookings.length > 1;
  const reference = paymentReference(booking);
  const number = several ? reference : booking.number;
  const { ownerName: owner, reminderDaysBefore } = settings;
  const today = todayIn(settings.timeZone, now);
  const { advanceOpen } = ledgerOf([...bookings, ...others], today);
  const slip = await paymentSlip(booking, advanceOpen, settings);
  const toGuest = mailToGuest(bookings, settings, now, ({ t, language, apartment, dates, money }) => {
    const advance = money(advanceOpen);
    const state = t(several ? 'confirmed.guest.stateSeveral' : 'confirmed.guest.state');
    const payment: MailSection[] =
      slip?.sections ?? (advanceOpen > 0 ? [paragraph(t('confirmed.guest.paymentFollows', { owner, advance }))] : []);
    const arrivesSoon = isReminderDue(booking, settings, today);
    const balance = balanceText(bookings, language);
    const steps = [
      receivedText([...bookings, ...others], language),
      balance &&
        [balance, paymentTextsIn(language).transfer(slip !== undefined, booking.terms)].filter(Boolean).join(' '),
      ...bindingSteps(bookings, language, today),
      t('confirmed.guest.terms'),
    ].filter((step) => step !== undefined);
    if (reminderDaysBefore > 0 && !arrivesSoon) steps.push(t('confirmed.guest.reminder'));
    return {
      what: 'confirmed',
      subject: t('confirmed.guest.subject', { number, apartment, dates }),
      preheader: several
        ? state
        : slip
          ? t('confirmed.guest.preheaderSlip', { advance })
          : t('confirmed.guest.preheader'),
      heading: t('confirmed.guest.heading'),
      picture: apartmentPicture(booking, language),
      sections: [
        paragraph(t('confirmed.guest.intro', { property: property.name })),
        { kind: 'state', text: state, tone: 'certain' },
        { kind: 'button', label: t('cancelled.guest.button'), href: bookingUrl(booking) },
        ...staySections(bookings, language, settings, [addressFact(language)]),
        ...priceSections(bookings, language),
        ...payment,
        { kind: 'steps', title: t('received.guest.nextTitle'), steps },
        ...(arrivesSoon ? arrivalSections(bookings, settings) : []),
      ],
      inCalendar: true,
      attachments: [termsFile(booking, settings), ...(slip?.attachments ?? [])],
    };
  });
  const toOwner = mailToOwner(bookings, settings, now, ({ t, language, guest, apartment, dates, money }) => {
    const advance = money(advanceOpen);
    const atOnce = confirmation === 'atOnce';
    const payment = slip
      ? [paragraph(t('confirmed.owner.advance', { advance, number: reference }))]
      : advanceOpen > 0
        ? [paragraph(t('confirmed.owner.noAccount', { advance }))]
        : [];
    return {
      what: 'confirmed',
      subject: t(atOnce ? 'confirmed.atOnce.subject' : 'confirmed.owner.subject', { guest, apartment, dates }),
      preheader: t('confirmed.owner.preheader', { advance }),
      heading: t(atOnce ? 'confirmed.atOnce.heading' : 'confirmed.owner.heading'),
      sections: [
        paragraph(t(atOnce ? 'confirmed.atOnce.intro' : 'confirmed.owner.intro', { guest, apartment })),
        { kind: 'state', text: t(atOnce ? 'confirmed.atOnce.state' : 'confirmed.owner.state'), tone: 'certain' },
        ...guestInformedSections(booking, language),
        ...payment,
        ...staySections(bookings, language, settings),
        ...guestSections(booking, language),
        ...priceSections(bookings, language),
        ...deskButtons(bookings, t('cancelled.owner.button'), language),
      ],
      inCalendar: true,
    };
  });
  return [toGuest, toOwner];
}
