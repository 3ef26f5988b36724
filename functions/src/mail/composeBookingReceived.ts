import property from '../../../villa/property.json' with { type: 'json' };
import type { StoredBooking } from '../contract/booking.ts';
import { bookingPath } from '../contract/collections.ts';
import type { Settings } from '../contract/settings.ts';
import { mailToGuest, mailToOwner } from './bookingMail.ts';
import { guestName, guestSections, guestsText, nightsText, priceSections, staySection } from './bookingSections.ts';
import { guestEntry, ownerEntry } from './calendarEntry.ts';
import type { ComposedMail } from './ComposedMail.ts';
import { consoleAddress } from './consoleAddress.ts';
import type { MailSection } from './MailContent.ts';
import { mailFormats } from './mailFormats.ts';
import { apartmentName, mailTexts } from './mailTexts.ts';
import { pageAddress } from './pageAddress.ts';

/** A new request, or one that the owner opened again after it had ended. */
type Arrival = 'received' | 'reopened';

/** A request waits for an answer: tells the guest what happens next, and the owner how to confirm. */
export function composeBookingReceived(
  booking: StoredBooking,
  settings: Settings,
  now: Date = new Date(),
  arrival: Arrival = 'received',
): [toGuest: ComposedMail, toOwner: ComposedMail] {
  return [composeForGuest(arrival, booking, settings, now), composeForOwner(arrival, booking, settings, now)];
}

function composeForGuest(arrival: Arrival, booking: StoredBooking, settings: Settings, now: Date): ComposedMail {
  const { language, number, quote } = booking;
  const t = mailTexts(language);
  const { money, share, stay } = mailFormats(language);
  const apartment = apartmentName(booking.apartment, language);
  const { freeUntilDays, shareAfter } = settings.cancellation;

  const steps = [t('received.guest.answer', { owner: settings.ownerName })];
  if (quote.advancePayment > 0) steps.push(t('received.guest.advance', { advance: money(quote.advancePayment) }));
  if (shareAfter > 0) steps.push(t('received.guest.cancellation', { count: freeUntilDays, share: share(shareAfter) }));

  const sections: MailSection[] = [
    { kind: 'paragraph', text: t('greeting', { name: guestName(booking) }) },
    { kind: 'paragraph', text: t(`${arrival}.guest.thanks`, { house: property.name }) },
    { kind: 'state', text: t('received.guest.state'), tone: 'waiting' },
    staySection(booking, language),
    ...priceSections(booking, settings, language),
    { kind: 'steps', title: t('received.guest.nextTitle'), steps },
  ];
  if (booking.message) sections.push({ kind: 'quotation', title: t('received.guest.message'), text: booking.message });
  sections.push({
    kind: 'button',
    label: t('received.guest.button'),
    href: pageAddress('myBooking', language, number),
    note: t('received.guest.buttonNote', { email: booking.email }),
  });

  return mailToGuest(
    booking,
    settings,
    {
      what: arrival,
      subject: t(`${arrival}.guest.subject`, { number, apartment, dates: stay(booking) }),
      preheader: t(`${arrival}.guest.preheader`),
      heading: t(`${arrival}.guest.heading`),
      sections,
      entry: guestEntry(booking),
    },
    now,
  );
}

function composeForOwner(arrival: Arrival, booking: StoredBooking, settings: Settings, now: Date): ComposedMail {
  const language = settings.ownerLanguage;
  const { number, quote } = booking;
  const t = mailTexts(language);
  const { money, stay } = mailFormats(language);
  const guest = guestName(booking);
  const apartment = apartmentName(booking.apartment, language);
  const path = bookingPath(number);

  const steps = [t('received.owner.open', { path }), t('received.owner.set')];
  if (quote.advancePayment > 0) steps.push(t('received.owner.advance', { advance: money(quote.advancePayment) }));
  steps.push(t('received.owner.expires', { count: settings.requestExpiresAfterDays }));

  return mailToOwner(
    booking,
    settings,
    {
      what: arrival,
      subject: t(`${arrival}.owner.subject`, { guest, apartment, dates: stay(booking) }),
      preheader: t('received.owner.preheader', {
        nights: nightsText(booking, language),
        guests: guestsText(booking, language),
        total: money(quote.totalPayment),
      }),
      heading: t(`${arrival}.owner.heading`),
      sections: [
        { kind: 'paragraph', text: t(`${arrival}.owner.intro`, { guest, apartment }) },
        { kind: 'state', text: t('received.owner.state'), tone: 'waiting' },
        ...guestSections(booking, language),
        staySection(booking, language),
        ...priceSections(booking, settings, language),
        { kind: 'steps', title: t('received.owner.nextTitle'), steps },
        { kind: 'button', label: t('received.owner.button'), href: consoleAddress(path) },
      ],
      entry: ownerEntry(booking, language),
    },
    now,
  );
}
