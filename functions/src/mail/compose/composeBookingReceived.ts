import property from '../../../../villa/property.json' with { type: 'json' };
import type { Settings } from '../../contract/settings.ts';
import { sumOfGuests } from '../../domain/guests.ts';
import { todayIn } from '../../domain/isoDate.ts';
import { sumOfQuotes } from '../../domain/quote.ts';
import type { ComposedMail } from '../format/ComposedMail.ts';
import { paragraph, type MailSection } from '../format/MailContent.ts';
import { balanceText, bindingSteps, ledgerOnceConfirmed, paymentTextsIn } from '../payment/moneyTexts.ts';
import { addressFact } from './arrivalSections.ts';
import { apartmentPicture, mailToGuest, mailToOwner, type MailedBooking } from './bookingMail.ts';
import {
  decisionButtons,
  deskButtons,
  guestSections,
  guestsText,
  nightsText,
  priceSections,
  staySections,
} from './bookingSections.ts';
import { bookingUrl } from './pageUrl.ts';

/** A new request, or one that the owner has reopened. */
type Arrival = 'received' | 'reopened';

/**
 * Sent after a request: next steps for the guest, how to confirm for the owner.
 * @param bookings the bookings of one request, in its order; a single one if it was reopened
 */
export function composeBookingReceived(
  bookings: readonly MailedBooking[],
  settings: Settings,
  now: Date,
  arrival: Arrival = 'received',
): [toGuest: ComposedMail, toOwner: ComposedMail] {
  const booking = bookings[0]!;
  const several = bookings.length > 1;
  const { ownerName: owner, requestExpiresAfterDays: count } = settings;
  const { advanceOpen } = ledgerOnceConfirmed(bookings);
  // The owner has to check another platform before answering.
  const isUnread = bookings.some(({ platformsUnread }) => platformsUnread);
  const toGuest = mailToGuest(bookings, settings, now, ({ t, language, apartment, dates }) => {
    const balance = balanceText(bookings, language);
    const advance = paymentTextsIn(language).advance(advanceOpen, booking.terms);
    const steps = [
      ...(isUnread ? [t('platform.unreadRequest.guest', { owner })] : []),
      t('received.guest.answer', { owner }),
      t('received.guest.expires', { count }),
      ...(advance ? [advance] : []),
      ...(balance ? [balance] : []),
      ...bindingSteps(bookings, language, todayIn(settings.timeZone, now)),
      ...(several ? [t('received.guest.each')] : []),
    ];
    // The guest's text is quoted only to a proven email. Otherwise anyone could send any text to anyone.
    const quotation: MailSection[] =
      booking.message && booking.emailProven
        ? [{ kind: 'quotation', title: t('received.guest.message'), text: booking.message }]
        : [];
    return {
      what: arrival,
      subject: several
        ? t('received.guest.subjectSeveral', { apartments: apartment, dates })
        : t(`${arrival}.guest.subject`, { number: booking.number, apartment, dates }),
      preheader: t(`${arrival}.guest.preheader`),
      heading: t(`${arrival}.guest.heading`),
      picture: apartmentPicture(booking, language),
      sections: [
        paragraph(t(`${arrival}.guest.thanks`, { property: property.name })),
        { kind: 'state', text: t('received.guest.state'), tone: 'waiting' },
        {
          kind: 'button',
          label: t('received.guest.button'),
          href: bookingUrl(booking),
          note: t('received.guest.buttonNote', { email: booking.email }),
        },
        ...staySections(bookings, language, settings, [addressFact(language)]),
        ...priceSections(bookings, language),
        { kind: 'steps', title: t('received.guest.nextTitle'), steps },
        ...quotation,
      ],
      inCalendar: true,
    };
  });
  const toOwner = mailToOwner(bookings, settings, now, ({ t, language, guest, apartment, dates, money }) => {
    const advance = money(advanceOpen);
    const steps = [
      several ? t('received.owner.pressSeveral') : t('received.owner.press'),
      t('received.owner.passOn'),
      ...(advanceOpen > 0 ? [t('received.owner.advance', { advance })] : []),
      t('received.owner.expires', { count }),
    ];
    return {
      what: arrival,
      subject: t(`${arrival}.owner.subject`, { guest, apartment, dates }),
      preheader: t('received.owner.preheader', {
        nights: nightsText(booking, language),
        guests: guestsText(sumOfGuests(bookings), language),
        total: money(sumOfQuotes(bookings.map(({ quote }) => quote)).totalPayment),
      }),
      heading: t(`${arrival}.owner.heading`),
      sections: [
        paragraph(
          several
            ? t('received.owner.introSeveral', { guest, apartments: apartment })
            : t(`${arrival}.owner.intro`, { guest, apartment }),
        ),
        { kind: 'state', text: t('received.owner.state'), tone: 'waiting' },
        ...(isUnread ? [paragraph(t('platform.unreadRequest.owner'))] : []),
        ...guestSections(booking, language),
        ...staySections(bookings, language, settings),
        ...priceSections(bookings, language),
        ...decisionButtons(bookings, settings),
        { kind: 'steps', title: t('received.owner.nextTitle'), steps },
        ...deskButtons(bookings, t('received.owner.button'), language, true),
      ],
      inCalendar: true,
    };
  });
  return [toGuest, toOwner];
}
