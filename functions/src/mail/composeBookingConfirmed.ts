import property from '../../../villa/property.json' with { type: 'json' };
import type { StoredBooking } from '../contract/booking.ts';
import { bookingPath } from '../contract/collections.ts';
import type { Settings } from '../contract/settings.ts';
import { mailToGuest, mailToOwner } from './bookingMail.ts';
import {
  balanceText,
  guestName,
  guestSections,
  guestToldSection,
  priceSections,
  staySection,
} from './bookingSections.ts';
import { guestEntry, ownerEntry } from './calendarEntry.ts';
import type { ComposedMail } from './ComposedMail.ts';
import { consoleAddress } from './consoleAddress.ts';
import type { MailSection } from './MailContent.ts';
import { mailFormats } from './mailFormats.ts';
import { apartmentName, mailTexts } from './mailTexts.ts';
import { pageAddress } from './pageAddress.ts';
import { paymentSlip, transferFor } from './paymentSlip.ts';

/** The owner has confirmed: tells the guest, with everything that the advance payment needs, and the owner what to expect. */
export async function composeBookingConfirmed(
  booking: StoredBooking,
  settings: Settings,
  now: Date = new Date(),
): Promise<[toGuest: ComposedMail, toOwner: ComposedMail]> {
  return [await composeForGuest(booking, settings, now), composeForOwner(booking, settings, now)];
}

async function composeForGuest(booking: StoredBooking, settings: Settings, now: Date): Promise<ComposedMail> {
  const { language, number, quote } = booking;
  const t = mailTexts(language);
  const { money, share, stay } = mailFormats(language);
  const house = property.name;
  const owner = settings.ownerName;
  const apartment = apartmentName(booking.apartment, language);
  const { freeUntilDays, shareAfter } = settings.cancellation;

  const transfer = transferFor(booking, settings);
  const slip = transfer && (await paymentSlip(booking, transfer));
  const advance = money(quote.advancePayment);
  const payment: MailSection[] =
    slip?.sections ??
    (quote.advancePayment > 0
      ? [{ kind: 'paragraph', text: t('confirmed.guest.paymentFollows', { owner, advance }) }]
      : []);

  const steps = [balanceText(booking, language)];
  if (shareAfter > 0) steps.push(t('received.guest.cancellation', { count: freeUntilDays, share: share(shareAfter) }));
  if (settings.reminderDaysBefore > 0) steps.push(t('confirmed.guest.reminder'));

  return mailToGuest(
    booking,
    settings,
    {
      what: 'confirmed',
      subject: t('confirmed.guest.subject', { number, apartment, dates: stay(booking) }),
      preheader: slip ? t('confirmed.guest.preheaderSlip', { advance }) : t('confirmed.guest.preheader'),
      heading: t('confirmed.guest.heading'),
      sections: [
        { kind: 'paragraph', text: t('greeting', { name: guestName(booking) }) },
        { kind: 'paragraph', text: t('confirmed.guest.intro', { house }) },
        { kind: 'state', text: t('confirmed.guest.state'), tone: 'certain' },
        staySection(booking, language),
        ...priceSections(booking, settings, language),
        ...payment,
        { kind: 'steps', title: t('received.guest.nextTitle'), steps },
        { kind: 'button', label: t('cancelled.guest.button'), href: pageAddress('myBooking', language, number) },
      ],
      entry: guestEntry(booking),
      ...(slip ? { attachments: slip.attachments } : {}),
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
  const advance = money(quote.advancePayment);

  const sections: MailSection[] = [
    { kind: 'paragraph', text: t('confirmed.owner.intro', { guest, apartment }) },
    { kind: 'state', text: t('confirmed.owner.state'), tone: 'certain' },
    guestToldSection(booking, language),
  ];
  if (transferFor(booking, settings)) {
    sections.push({ kind: 'paragraph', text: t('confirmed.owner.advance', { advance, number }) });
  } else if (quote.advancePayment > 0) {
    sections.push({ kind: 'paragraph', text: t('confirmed.owner.noAccount', { advance }) });
  }
  sections.push(
    staySection(booking, language),
    ...guestSections(booking, language),
    ...priceSections(booking, settings, language),
    { kind: 'button', label: t('cancelled.owner.button'), href: consoleAddress(bookingPath(number)) },
  );
  return mailToOwner(
    booking,
    settings,
    {
      what: 'confirmed',
      subject: t('confirmed.owner.subject', { guest, apartment, dates: stay(booking) }),
      preheader: t('confirmed.owner.preheader', { advance }),
      heading: t('confirmed.owner.heading'),
      sections,
      entry: ownerEntry(booking, language),
    },
    now,
  );
}
