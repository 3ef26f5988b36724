import property from '../../../../villa/property.json' with { type: 'json' };
import type { Settings } from '../../contract/settings.ts';
import { isReminderDue } from '../../domain/isReminderDue.ts';
import { todayIn } from '../../domain/isoDate.ts';
import { ledgerOf } from '../../domain/ledger.ts';
import { arrivalSections } from './arrivalSections.ts';
import { mailToGuest, mailToOwner, type MailedBooking } from './bookingMail.ts';
import {
  greetingSection,
  guestSections,
  guestInformedSections,
  priceSections,
  staySection,
} from './bookingSections.ts';
import { guestName } from '../format/greetingName.ts';
import { guestEntry, ownerEntry } from './calendarEntry.ts';
import type { ComposedMail } from '../format/ComposedMail.ts';
import { bookingDeskUrl } from './deskUrl.ts';
import type { MailSection } from '../format/MailContent.ts';
import { mailFormats } from '../format/mailFormats.ts';
import { apartmentName, mailTexts } from '../format/mailTexts.ts';
import { balanceText, bindingSteps, receivedText } from '../payment/moneyTexts.ts';
import { bookingUrl } from './bookingUrl.ts';
import { paymentSlip, transferFor } from '../payment/paymentSlip.ts';

/** Whether the owner has answered a request, or the apartment is booked at once. */
type Confirmation = 'byOwner' | 'atOnce';

/**
 * After the owner confirmed, or at once for an instant booking: payment details for the guest, a summary for the owner.
 * Includes the reminder if that is already due.
 */
export async function composeBookingConfirmed(
  booking: MailedBooking,
  settings: Settings,
  now: Date = new Date(),
  confirmation: Confirmation = 'byOwner',
): Promise<[toGuest: ComposedMail, toOwner: ComposedMail]> {
  return [await composeForGuest(booking, settings, now), composeForOwner(booking, settings, now, confirmation)];
}

async function composeForGuest(booking: MailedBooking, settings: Settings, now: Date): Promise<ComposedMail> {
  const { language, number } = booking;
  const t = mailTexts(language);
  const { money, stay } = mailFormats(language);
  const owner = settings.ownerName;
  const apartment = apartmentName(booking.apartment, language);
  const today = todayIn(settings.timeZone, now);
  const arrivesSoon = isReminderDue(booking, settings, today);

  const { advanceOpen } = ledgerOf([booking], today);
  const transfer = transferFor(booking, advanceOpen, settings);
  const slip = transfer && (await paymentSlip(booking, transfer));
  const advance = money(advanceOpen);
  const payment: MailSection[] =
    slip?.sections ??
    (advanceOpen > 0 ? [{ kind: 'paragraph', text: t('confirmed.guest.paymentFollows', { owner, advance }) }] : []);

  const steps = [
    receivedText(booking, language),
    balanceText([booking], language),
    ...bindingSteps([booking], language, today),
  ].filter((step) => step !== undefined);
  if (settings.reminderDaysBefore > 0 && !arrivesSoon) steps.push(t('confirmed.guest.reminder'));

  return mailToGuest(
    booking,
    settings,
    {
      what: 'confirmed',
      subject: t('confirmed.guest.subject', { number, apartment, dates: stay(booking) }),
      preheader: slip ? t('confirmed.guest.preheaderSlip', { advance }) : t('confirmed.guest.preheader'),
      heading: t('confirmed.guest.heading'),
      sections: [
        greetingSection(booking),
        { kind: 'paragraph', text: t('confirmed.guest.intro', { property: property.name }) },
        { kind: 'state', text: t('confirmed.guest.state'), tone: 'certain' },
        staySection(booking, language, settings),
        ...priceSections([booking], language),
        ...payment,
        { kind: 'steps', title: t('received.guest.nextTitle'), steps },
        ...(arrivesSoon ? arrivalSections(booking, settings) : []),
        { kind: 'button', label: t('cancelled.guest.button'), href: bookingUrl(booking) },
      ],
      entries: [guestEntry(booking)],
      ...(slip ? { attachments: slip.attachments } : {}),
    },
    now,
  );
}

function composeForOwner(
  booking: MailedBooking,
  settings: Settings,
  now: Date,
  confirmation: Confirmation,
): ComposedMail {
  const language = settings.ownerLanguage;
  const { number } = booking;
  const t = mailTexts(language);
  const { money, stay } = mailFormats(language);
  const guest = guestName(booking);
  const apartment = apartmentName(booking.apartment, language);
  const { advanceOpen } = ledgerOf([booking], todayIn(settings.timeZone, now));
  const advance = money(advanceOpen);
  const atOnce = confirmation === 'atOnce';

  const sections: MailSection[] = [
    {
      kind: 'paragraph',
      text: t(atOnce ? 'confirmed.atOnce.intro' : 'confirmed.owner.intro', { guest, apartment }),
    },
    { kind: 'state', text: t(atOnce ? 'confirmed.atOnce.state' : 'confirmed.owner.state'), tone: 'certain' },
    ...guestInformedSections(booking, language),
  ];
  if (transferFor(booking, advanceOpen, settings)) {
    sections.push({ kind: 'paragraph', text: t('confirmed.owner.advance', { advance, number }) });
  } else if (advanceOpen > 0) {
    sections.push({ kind: 'paragraph', text: t('confirmed.owner.noAccount', { advance }) });
  }
  sections.push(
    staySection(booking, language, settings),
    ...guestSections(booking, language),
    ...priceSections([booking], language),
    { kind: 'button', label: t('cancelled.owner.button'), href: bookingDeskUrl(booking.id, language) },
  );
  return mailToOwner(
    booking,
    settings,
    {
      what: 'confirmed',
      subject: t(atOnce ? 'confirmed.atOnce.subject' : 'confirmed.owner.subject', {
        guest,
        apartment,
        dates: stay(booking),
      }),
      preheader: t('confirmed.owner.preheader', { advance }),
      heading: t(atOnce ? 'confirmed.atOnce.heading' : 'confirmed.owner.heading'),
      sections,
      entries: [ownerEntry(booking, language)],
    },
    now,
  );
}
