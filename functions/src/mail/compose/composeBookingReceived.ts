import property from '../../../../villa/property.json' with { type: 'json' };
import type { Settings } from '../../contract/settings.ts';
import { todayIn } from '../../domain/isoDate.ts';
import { sumOf } from '../../domain/money.ts';
import { sumOfQuotes } from '../../domain/quote.ts';
import { firstOf, mailToGuest, mailToOwner, type MailedBooking } from './bookingMail.ts';
import {
  apartmentNames,
  deskButtons,
  greetingSection,
  guestSections,
  guestsText,
  nightsText,
  priceSections,
  staySections,
} from './bookingSections.ts';
import { guestName } from '../format/greetingName.ts';
import { guestEntry, ownerEntry } from './calendarEntry.ts';
import type { ComposedMail } from '../format/ComposedMail.ts';
import type { MailSection } from '../format/MailContent.ts';
import { mailFormats } from '../format/mailFormats.ts';
import { mailTexts } from '../format/mailTexts.ts';
import { advanceWithin, balanceText, bindingSteps } from '../payment/moneyTexts.ts';
import { bookingUrl } from './bookingUrl.ts';
import { decisionButtons } from './decisionButtons.ts';

/** A new request or one that the owner reopened. */
type Arrival = 'received' | 'reopened';

/**
 * After a request: next steps for the guest, how to confirm for the owner.
 * @param bookings of one request, in its order; a single one if it was reopened
 */
export function composeBookingReceived(
  bookings: readonly MailedBooking[],
  settings: Settings,
  now: Date = new Date(),
  arrival: Arrival = 'received',
): [toGuest: ComposedMail, toOwner: ComposedMail] {
  return [composeForGuest(arrival, bookings, settings, now), composeForOwner(arrival, bookings, settings, now)];
}

function composeForGuest(
  arrival: Arrival,
  bookings: readonly MailedBooking[],
  settings: Settings,
  now: Date,
): ComposedMail {
  const booking = firstOf(bookings);
  const several = bookings.length > 1;
  const { language, number } = booking;
  const t = mailTexts(language);
  const { money, stay } = mailFormats(language);
  const apartment = apartmentNames(bookings, language);
  const dates = stay(booking);
  const { advancePayment } = sumOfQuotes(bookings.map(({ quote }) => quote));

  const steps = [
    t('received.guest.answer', { owner: settings.ownerName }),
    t('received.guest.expires', { count: settings.requestExpiresAfterDays }),
  ];
  if (isUnread(bookings)) steps.unshift(t('platform.unreadRequest.guest', { owner: settings.ownerName }));
  if (advancePayment > 0) {
    const within = advanceWithin(booking, language);
    steps.push(t('received.guest.advance', { advance: money(advancePayment), within }));
  }
  const balance = balanceText(bookings, language);
  if (balance) steps.push(balance);
  steps.push(...bindingSteps(bookings, language, todayIn(settings.timeZone, now)));
  if (several) steps.push(t('received.guest.each'));

  const sections: MailSection[] = [
    greetingSection(booking),
    { kind: 'paragraph', text: t(`${arrival}.guest.thanks`, { property: property.name }) },
    { kind: 'state', text: t('received.guest.state'), tone: 'waiting' },
    ...staySections(bookings, language, settings),
    ...priceSections(bookings, language),
    { kind: 'steps', title: t('received.guest.nextTitle'), steps },
  ];
  // Only to a proven email: otherwise anyone could send any text to anyone.
  if (booking.message && booking.emailProven)
    sections.push({ kind: 'quotation', title: t('received.guest.message'), text: booking.message });
  sections.push({
    kind: 'button',
    label: t('received.guest.button'),
    href: bookingUrl(booking),
    note: t('received.guest.buttonNote', { email: booking.email }),
  });

  return mailToGuest(
    booking,
    settings,
    {
      what: arrival,
      subject: several
        ? t('received.guest.subjectSeveral', { apartments: apartment, dates })
        : t(`${arrival}.guest.subject`, { number, apartment, dates }),
      preheader: t(`${arrival}.guest.preheader`),
      heading: t(`${arrival}.guest.heading`),
      sections,
      entries: bookings.map(guestEntry),
    },
    now,
  );
}

function composeForOwner(
  arrival: Arrival,
  bookings: readonly MailedBooking[],
  settings: Settings,
  now: Date,
): ComposedMail {
  const booking = firstOf(bookings);
  const several = bookings.length > 1;
  const language = settings.ownerLanguage;
  const t = mailTexts(language);
  const { money, stay } = mailFormats(language);
  const guest = guestName(booking);
  const apartment = apartmentNames(bookings, language);
  const { advancePayment, totalPayment } = sumOfQuotes(bookings.map(({ quote }) => quote));
  const advance = money(advancePayment);
  const guests = {
    adults: sumOf(bookings.map(({ adults }) => adults)),
    children: sumOf(bookings.map(({ children }) => children)),
  };

  const steps = [several ? t('received.owner.pressSeveral') : t('received.owner.press'), t('received.owner.passOn')];
  if (advancePayment > 0) {
    steps.push(several ? t('received.owner.advanceSeveral', { advance }) : t('received.owner.advance', { advance }));
  }
  steps.push(t('received.owner.expires', { count: settings.requestExpiresAfterDays }));

  return mailToOwner(
    booking,
    settings,
    {
      what: arrival,
      subject: t(`${arrival}.owner.subject`, { guest, apartment, dates: stay(booking) }),
      preheader: t('received.owner.preheader', {
        nights: nightsText(booking, language),
        guests: guestsText(guests, language),
        total: money(totalPayment),
      }),
      heading: t(`${arrival}.owner.heading`),
      sections: [
        {
          kind: 'paragraph',
          text: several
            ? t('received.owner.introSeveral', { guest, apartments: apartment })
            : t(`${arrival}.owner.intro`, { guest, apartment }),
        },
        { kind: 'state', text: t('received.owner.state'), tone: 'waiting' },
        ...(isUnread(bookings) ? [{ kind: 'paragraph', text: t('platform.unreadRequest.owner') } as const] : []),
        ...guestSections(booking, language),
        ...staySections(bookings, language, settings),
        ...priceSections(bookings, language),
        ...decisionButtons(bookings, settings),
        { kind: 'steps', title: t('received.owner.nextTitle'), steps },
        ...deskButtons(bookings, t('received.owner.button'), language, true),
      ],
      entries: bookings.map((one) => ownerEntry(one, language)),
    },
    now,
  );
}

/** Whether the owner has to look at another platform before answering. */
function isUnread(bookings: readonly MailedBooking[]): boolean {
  return bookings.some(({ platformsUnread }) => platformsUnread);
}
