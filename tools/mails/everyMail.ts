import type { StoredBooking } from '../../functions/src/contract/booking.ts';
import { isoDate } from '../../functions/src/domain/isoDate.ts';
import type { Language } from '../../functions/src/domain/language.ts';
import { composeArrivalReminder } from '../../functions/src/mail/composeArrivalReminder.ts';
import { composeBookingCancelled } from '../../functions/src/mail/composeBookingCancelled.ts';
import { composeBookingConfirmed } from '../../functions/src/mail/composeBookingConfirmed.ts';
import { composeBookingEnded } from '../../functions/src/mail/composeBookingEnded.ts';
import { composeBookingMoved } from '../../functions/src/mail/composeBookingMoved.ts';
import { composeBookingReceived } from '../../functions/src/mail/composeBookingReceived.ts';
import type { ComposedMail } from '../../functions/src/mail/ComposedMail.ts';
import { composeContact } from '../../functions/src/mail/composeContact.ts';
import { composeFailedMails } from '../../functions/src/mail/composeFailedMails.ts';
import { sampleBooking, sampleSettings } from '../../functions/src/mail/sampleBooking.ts';
import {
  composeNewsletterConfirm,
  composeNewsletterWelcome,
} from '../../functions/src/newsletter/composeNewsletterMails.ts';
import { writeSubscriptionLink } from '../../functions/src/newsletter/subscriptionLink.ts';

export interface NamedMail {
  /** What it tells and to whom: `confirmed-guest`. */
  name: string;
  mail: ComposedMail;
}

/**
 * Every mail that the house sends, to a guest and an owner who both read the language. Somebody from Croatia has asked, so
 * that both payment codes are there.
 */
export async function everyMail(
  language: Language,
  changes: Partial<StoredBooking> = {},
  now = new Date('2026-11-21T10:00:00Z'),
): Promise<NamedMail[]> {
  const settings = { ...sampleSettings, ownerLanguage: language };
  const booking = sampleBooking({ language, phone: '+385 91 555 0100', country: null, ...changes });
  const later = { ...booking, sequence: 1 };
  const confirmed = { ...later, status: 'confirmed' } as const;
  const cancelled = { ...later, status: 'cancelled' } as const;
  const before = { ...booking.agreed, checkIn: isoDate('2027-06-20'), checkOut: isoDate('2027-07-02') };
  const address = { email: booking.email, language, id: 'sample' };
  const link = { id: 'a1b2c3', secret: 'sample', language };

  const both = (name: string, [toGuest, toOwner]: [ComposedMail, ComposedMail]): NamedMail[] => [
    { name: `${name}-guest`, mail: toGuest },
    { name: `${name}-owner`, mail: toOwner },
  ];
  const contact = {
    kind: 'contact' as const,
    language,
    firstName: booking.firstName,
    lastName: booking.lastName,
    email: booking.email,
    phone: booking.phone,
    message: booking.message ?? 'Hello',
    city: 'Zagreb',
  };
  const noAccount = { ...settings, account: undefined };
  const byHand = { ...confirmed, email: '' };
  return [
    ...both('received', composeBookingReceived(booking, settings, now)),
    ...both('reopened', composeBookingReceived(later, settings, now, 'reopened')),
    ...both('confirmed', await composeBookingConfirmed(confirmed, settings, now)),
    ...both('confirmed-without-account', await composeBookingConfirmed(confirmed, noAccount, now)),
    ...both('confirmed-by-hand', await composeBookingConfirmed(byHand, settings, now)).slice(1),
    ...both('moved', composeBookingMoved(confirmed, { ...before, status: 'confirmed' }, settings, now)),
    ...both('moved-request', composeBookingMoved(later, before, settings, now)),
    ...both('declined', composeBookingEnded('declined', cancelled, settings, now)),
    ...both('expired', composeBookingEnded('expired', cancelled, settings, now)),
    ...both('cancelled-by-owner', composeBookingEnded('cancelledByOwner', cancelled, settings, now)),
    ...both('cancelled-by-guest', composeBookingCancelled(cancelled, settings, true, now)),
    ...both('withdrawn-by-guest', composeBookingCancelled(cancelled, settings, false, now)),
    ...both(
      'reminder',
      composeArrivalReminder(
        { ...confirmed, wifiNote: 'Network: Villa Murtela\nPassword: rosemary-and-salt' },
        settings,
        now,
      ),
    ),
    { name: 'contact', mail: composeContact(contact, settings, 'contact-sample') },
    {
      name: 'newsletter-confirm',
      mail: composeNewsletterConfirm(
        { ...address, url: writeSubscriptionLink({ action: 'confirm', ...link }) },
        settings,
      ),
    },
    {
      name: 'newsletter-welcome',
      mail: composeNewsletterWelcome(
        { ...address, url: writeSubscriptionLink({ action: 'unsubscribe', ...link }) },
        settings,
      ),
    },
    {
      name: 'failed-mails',
      mail: composeFailedMails(
        'failed-mails-2026-11-21',
        [
          `${booking.number}-confirmed-guest-1`,
          `${booking.number}-received-guest`,
          'contact-0f3a9c',
          ...Array.from({ length: 22 }, (_, index) => `newsletter-confirm-${index}`),
        ],
        settings,
      ),
    },
  ];
}
