import property from '../../../villa/property.json' with { type: 'json' };
import type { StoredBooking } from '../contract/booking.ts';
import { bookingPath } from '../contract/collections.ts';
import type { Settings } from '../contract/settings.ts';
import { mailToGuest, mailToOwner } from './bookingMail.ts';
import { guestName, guestSections, guestsText, nightsText, priceSections, staySection } from './bookingSections.ts';
import type { ComposedMail } from './ComposedMail.ts';
import { consoleAddress } from './consoleAddress.ts';
import type { MailSection } from './MailContent.ts';
import { mailFormats } from './mailFormats.ts';
import { apartmentName, mailTexts } from './mailTexts.ts';
import { pageAddress } from './pageAddress.ts';

/** A request has arrived: tells the guest what happens next, and the owner how to confirm. */
export function composeBookingReceived(
  booking: StoredBooking,
  settings: Settings,
  now: Date = new Date(),
): [toGuest: ComposedMail, toOwner: ComposedMail] {
  return [composeForGuest(booking, settings, now), composeForOwner(booking, settings, now)];
}

function composeForGuest(booking: StoredBooking, settings: Settings, now: Date): ComposedMail {
  const { language, number, quote } = booking;
  const t = mailTexts(language);
  const { money, share, stay } = mailFormats(language);
  const house = property.name;
  const apartment = apartmentName(booking.apartment, language);
  const url = pageAddress('myBooking', language, number);
  const { freeUntilDays, shareAfter } = settings.cancellation;

  const steps = [t('received.guest.answer', { owner: settings.ownerName })];
  if (quote.advancePayment > 0) steps.push(t('received.guest.advance', { advance: money(quote.advancePayment) }));
  if (shareAfter > 0) steps.push(t('received.guest.cancellation', { count: freeUntilDays, share: share(shareAfter) }));

  const sections: MailSection[] = [
    { kind: 'paragraph', text: t('greeting', { name: guestName(booking) }) },
    { kind: 'paragraph', text: t('received.guest.thanks', { house }) },
    { kind: 'state', text: t('received.guest.state'), tone: 'waiting' },
    staySection(booking, language),
    ...priceSections(booking, settings, language),
    { kind: 'steps', title: t('received.guest.nextTitle'), steps },
  ];
  if (booking.message) sections.push({ kind: 'quotation', title: t('received.guest.message'), text: booking.message });
  sections.push({
    kind: 'button',
    label: t('received.guest.button'),
    href: url,
    note: t('received.guest.buttonNote', { email: booking.email }),
  });

  return mailToGuest(
    booking,
    settings,
    {
      id: `${number}-received-guest`,
      subject: t('received.guest.subject', { number, apartment, dates: stay(booking) }),
      preheader: t('received.guest.preheader'),
      heading: t('received.guest.heading'),
      sections,
      method: 'REQUEST',
      entry: { summary: t('calendar.requested', { house, apartment }), url },
    },
    now,
  );
}

function composeForOwner(booking: StoredBooking, settings: Settings, now: Date): ComposedMail {
  const language = settings.ownerLanguage;
  const { number, quote } = booking;
  const t = mailTexts(language);
  const { money, stay } = mailFormats(language);
  const guest = guestName(booking);
  const apartment = apartmentName(booking.apartment, language);
  const path = bookingPath(number);
  const url = consoleAddress(path);

  const steps = [t('received.owner.open', { path }), t('received.owner.set')];
  if (quote.advancePayment > 0) steps.push(t('received.owner.write', { advance: money(quote.advancePayment) }));

  return mailToOwner(
    booking,
    settings,
    {
      id: `${number}-received-owner`,
      subject: t('received.owner.subject', { guest, apartment, dates: stay(booking) }),
      preheader: t('received.owner.preheader', {
        nights: nightsText(booking, language),
        guests: guestsText(booking, language),
        total: money(quote.totalPayment),
      }),
      heading: t('received.owner.heading'),
      sections: [
        { kind: 'paragraph', text: t('received.owner.intro', { guest, apartment }) },
        { kind: 'state', text: t('received.owner.state'), tone: 'waiting' },
        ...guestSections(booking, language),
        staySection(booking, language),
        ...priceSections(booking, settings, language),
        { kind: 'steps', title: t('received.owner.nextTitle'), steps },
        { kind: 'button', label: t('received.owner.button'), href: url },
      ],
      method: 'REQUEST',
      entry: { summary: t('calendar.requestedBy', { guest, apartment }), url },
    },
    now,
  );
}
