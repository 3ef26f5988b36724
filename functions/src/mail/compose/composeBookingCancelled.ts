import property from '../../../../villa/property.json' with { type: 'json' };
import type { Settings } from '../../contract/settings.ts';
import { holdsNights } from '../../domain/bookingState.ts';
import { todayIn } from '../../domain/isoDate.ts';
import type { Language } from '../../domain/language.ts';
import { firstOf, mailToGuest, mailToOwner, type MailedBooking } from './bookingMail.ts';
import {
  apartmentNames,
  deskButtons,
  greetingSection,
  guestSections,
  priceSections,
  staySections,
} from './bookingSections.ts';
import { guestName } from '../format/greetingName.ts';
import { guestEntry, ownerEntry } from './calendarEntry.ts';
import type { ComposedMail } from '../format/ComposedMail.ts';
import { mailFormats } from '../format/mailFormats.ts';
import { mailTexts } from '../format/mailTexts.ts';
import { cancelledOwnerSections, cancelledSections } from '../payment/cancelledSections.ts';
import { bookingUrl } from './bookingUrl.ts';
import { ownerMessageSections } from './ownerMessageSections.ts';

/**
 * After the guest cancelled one booking or several of a group together, or the owner did at their wish: confirms it with cost and refund, and informs
 * the owner. Cancelling an unconfirmed request is free.
 */
export function composeBookingCancelled(
  cancelled: readonly MailedBooking[],
  settings: Settings,
  now: Date = new Date(),
): [toGuest: ComposedMail, toOwner: ComposedMail] {
  return [composeForGuest(cancelled, settings, now), composeForOwner(cancelled, settings, now)];
}

function composeForGuest(bookings: readonly MailedBooking[], settings: Settings, now: Date): ComposedMail {
  const booking = firstOf(bookings);
  const several = bookings.length > 1;
  const { language, number } = booking;
  const t = mailTexts(language);
  const apartment = apartmentNames(bookings, language);
  const dates = datesOf(bookings, language);
  const today = todayIn(settings.timeZone, now);
  return mailToGuest(
    booking,
    settings,
    {
      what: 'cancelled',
      subject: several
        ? t('cancelled.guest.subjectSeveral', { apartments: apartment, dates })
        : t('cancelled.guest.subject', { number, apartment, dates }),
      preheader: t('cancelled.guest.preheader'),
      heading: several ? t('cancelled.guest.headingSeveral') : t('cancelled.guest.heading'),
      sections: [
        greetingSection(booking),
        { kind: 'paragraph', text: t('cancelled.guest.intro', { property: property.name }) },
        {
          kind: 'state',
          text: several ? t('cancelled.guest.stateSeveral') : t('cancelled.guest.state'),
          tone: 'ended',
        },
        ...ownerMessageSections(booking, settings),
        ...staySections(bookings, language, settings),
        ...cancelledSections(bookings, booking.others ?? [], settings.ownerName, language, today),
        ...(keepsOthers(booking) ? [{ kind: 'paragraph', text: t('cancelled.guest.othersStay') } as const] : []),
        { kind: 'paragraph', text: t('cancelled.guest.goodbye') },
        { kind: 'button', label: t('cancelled.guest.button'), href: bookingUrl(booking) },
      ],
      entries: bookings.map(guestEntry),
    },
    now,
  );
}

function composeForOwner(bookings: readonly MailedBooking[], settings: Settings, now: Date): ComposedMail {
  const booking = firstOf(bookings);
  const language = settings.ownerLanguage;
  const t = mailTexts(language);
  const guest = guestName(booking);
  const numbers = mailFormats(language).list(bookings.map(({ number }) => number));
  const cost = cancelledOwnerSections(bookings, booking.others ?? [], language, todayIn(settings.timeZone, now));
  return mailToOwner(
    booking,
    settings,
    {
      what: 'cancelled',
      subject: t('cancelled.owner.subject', {
        guest,
        apartment: apartmentNames(bookings, language),
        dates: datesOf(bookings, language),
      }),
      preheader: t('cancelled.owner.preheader'),
      heading: t('cancelled.owner.heading'),
      sections: [
        {
          kind: 'paragraph',
          text:
            bookings.length > 1
              ? t('cancelled.owner.introSeveral', { numbers, guest })
              : t('cancelled.owner.intro', { number: numbers, guest }),
        },
        { kind: 'state', text: t('cancelled.owner.state'), tone: 'ended' },
        ...staySections(bookings, language, settings),
        ...guestSections(booking, language),
        ...(cost.length > 0 ? [...priceSections(bookings, language), ...cost] : []),
        ...(keepsOthers(booking) ? [{ kind: 'paragraph', text: t('cancelled.owner.othersStay') } as const] : []),
        ...deskButtons(bookings, t('cancelled.owner.button'), language),
      ],
      entries: bookings.map((one) => ownerEntry(one, language)),
    },
    now,
  );
}

/** Bookings of a group have the same dates, unless the owner has moved one. */
function datesOf(bookings: readonly MailedBooking[], language: Language): string {
  return [...new Set(bookings.map((booking) => mailFormats(language).stay(booking)))].join('; ');
}

/** Whether other bookings of the group go on: no refund is about them. */
function keepsOthers({ others = [] }: MailedBooking): boolean {
  return others.some(({ status }) => holdsNights(status));
}
