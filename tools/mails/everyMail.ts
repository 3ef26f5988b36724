import { composeSignInLink } from '../../functions/src/account/sendSignInLink.ts';
import { settingsDocument } from '../../functions/src/contract/collections.ts';
import { describeFindings } from '../../functions/src/audit/Finding.ts';
import { settingsSchema } from '../../functions/src/contract/settings.ts';
import { composeUnreadableDocument } from '../../functions/src/documentChecks/checkDocument.ts';
import { describeFaults } from '../../functions/src/documentChecks/describeFaults.ts';
import type { StoredBooking } from '../../functions/src/contract/booking.ts';
import { nightsOf } from '../../functions/src/domain/stay.ts';
import { isoDate } from '../../functions/src/domain/isoDate.ts';
import type { Language } from '../../functions/src/domain/language.ts';
import { composeAdvanceReminder } from '../../functions/src/mail/compose/composeAdvanceReminder.ts';
import { composeArrivalReminder } from '../../functions/src/mail/compose/composeArrivalReminder.ts';
import { composeBookingCancelled } from '../../functions/src/mail/compose/composeBookingCancelled.ts';
import { composeBookingConfirmed } from '../../functions/src/mail/compose/composeBookingConfirmed.ts';
import { composeBookingEnded } from '../../functions/src/mail/compose/composeBookingEnded.ts';
import { composeBookingMoved } from '../../functions/src/mail/compose/composeBookingMoved.ts';
import { composeBookingReceived } from '../../functions/src/mail/compose/composeBookingReceived.ts';
import { composeConfirmRequest } from '../../functions/src/mail/compose/composeConfirmRequest.ts';
import { composeContact, composeContactCopy } from '../../functions/src/mail/queue/sendContact.ts';
import { composeDataProblem } from '../../functions/src/mail/ownerNotes/reportDataProblem.ts';
import { composeFailedMails } from '../../functions/src/mail/compose/composeFailedMails.ts';
import { composeInvoiceMail } from '../../functions/src/mail/compose/composeInvoiceMail.ts';
import { composeOfferOverdue } from '../../functions/src/mail/compose/composeOfferOverdue.ts';
import { composeOpenBreaker } from '../../functions/src/mail/ownerNotes/reportOpenBreaker.ts';
import { composePlatformConflict } from '../../functions/src/mail/compose/composePlatformConflict.ts';
import { composeFeedRemark, composeUnreadCalendar } from '../../functions/src/mail/compose/composeUnreadCalendar.ts';
import { pageUrl } from '../../functions/src/mail/compose/pageUrl.ts';
import { cancelledTogether, sampleBooking, sampleSettings } from '../../tests/support/sampleBooking.ts';
import {
  composeNewsletterConfirm,
  composeNewsletterWelcome,
} from '../../functions/src/newsletter/composeNewsletterMails.ts';
import { writeSubscriptionLink } from '../../functions/src/newsletter/subscriptions.ts';
import { composeWaitlistConfirm, composeWaitlistNotice } from '../../functions/src/waitlist/composeWaitlistMails.ts';
import { writeWaitlistLink } from '../../functions/src/waitlist/waitlistEntries.ts';
import { sampleInvoice } from '../../tests/support/sampleInvoice.ts';
import apartments from '../../villa/apartments.json' with { type: 'json' };
import { groupMails } from './groupMails.ts';
import { named, toBoth, type NamedMail } from './NamedMail.ts';

/** The first two apartments, or the only one. */
const firstTwo = apartments.slice(0, 2).map(({ slug }) => slug);

const dataFindings = (['night-leaked', 'mail-missing', 'mail-unsent'] as const).map((kind) => ({ kind }));

/**
 * Every mail to a guest and an owner in this language. The guest is from Croatia, so that both payment codes are included.
 */
export async function everyMail(
  language: Language,
  changes: Partial<StoredBooking> = {},
  houseRules = 'No smoking indoors.\nQuiet from 23:00.',
): Promise<NamedMail[]> {
  const now = new Date('2026-11-21T10:00:00Z');
  const settings = { ...sampleSettings, ownerLanguage: language };
  const guest = { language, phone: '+385 91 555 0100', country: null, ...changes };
  const booking = sampleBooking(guest);
  const later = { ...booking, sequence: 1 };
  const confirmed = { ...later, status: 'confirmed', advanceDueOn: isoDate('2026-11-28') } as const;
  const cancelled = { ...later, status: 'cancelled' } as const;
  const cancelledStay = { ...confirmed, status: 'cancelled' } as const;
  const before = { ...booking.settledStay, checkIn: isoDate('2027-06-20'), checkOut: isoDate('2027-07-02') };
  const recipient = { email: booking.email, language, id: 'sample' };
  const link = { id: 'a1b2c3', secret: 'sample', language };

  const { email, apartment, checkIn, checkOut, adults, children, babies } = booking;
  const leaveUrl = writeWaitlistLink('leave', link);
  const wish = { email, language, apartment, checkIn, checkOut, adults, children, babies, leaveUrl };
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
  const unread = { ...booking, platformsUnread: true };
  const calendar = {
    id: 'sample',
    apartment,
    platform: 'airbnb',
    label: '',
    feedUrl: 'https://www.airbnb.com/calendar/ical/sample.ics',
    failingSince: now,
    retryAt: null,
  } as const;
  const noAccount = { ...settings, account: undefined };
  const byHand = { ...confirmed, email: '' };
  const wifi = { wifiName: 'Villa Murtela', wifiPassword: 'rosemary-and-salt' };
  const arrival = [{ apartment, keyCode: '1958', ...wifi, instructions: 'The stairs on the left.', houseRules }];
  const soonBefore = new Date('2027-06-19T10:00:00Z');
  const late = { ...confirmed, advanceDueOn: booking.checkIn, arrival };
  const payment = { id: 'sample', kind: 'advance', amount: 10000, on: isoDate('2026-11-24'), note: '' } as const;
  const partlyPaid = { ...confirmed, payments: [payment] };
  const paid = { ...confirmed, payments: [payment, { ...payment, amount: booking.quote.totalPayment - 10000 }] };
  const atOnce = { ...confirmed, sequence: 0, boundBy: 'button' } as const;
  const bound = { ...confirmed, boundBy: 'button' } as const;
  const advanceLate = new Date('2026-12-02T10:00:00Z');
  const unproven = { ...booking, emailProven: false };
  return [
    ...toBoth('received', composeBookingReceived([booking], settings, now)),
    ...toBoth('received-unproven', composeBookingReceived([unproven], settings, now)),
    ...toBoth('received-platforms-unread', composeBookingReceived([unread], settings, now)),
    ...toBoth('reopened', composeBookingReceived([later], settings, now, 'reopened')),
    ...toBoth('confirmed', await composeBookingConfirmed(confirmed, settings, now)),
    ...toBoth('confirmed-without-account', await composeBookingConfirmed(confirmed, noAccount, now)),
    ...toBoth('confirmed-late', await composeBookingConfirmed(late, settings, soonBefore)),
    ...toBoth('confirmed-by-hand', await composeBookingConfirmed(byHand, settings, now)).slice(1),
    ...toBoth('moved', composeBookingMoved(confirmed, { ...before, status: 'confirmed' }, settings, now)),
    ...toBoth('moved-request', composeBookingMoved(later, before, settings, now)),
    ...toBoth('declined', composeBookingEnded('declined', cancelled, settings, now)),
    ...toBoth('expired', composeBookingEnded('expired', cancelled, settings, now)),
    ...toBoth('cancelled-by-owner', composeBookingEnded('cancelledByOwner', cancelledStay, settings, now)),
    ...toBoth('cancelled-by-guest', composeBookingCancelled(cancelledTogether([bound], now), settings, now)),
    ...toBoth(
      'cancelled-late-by-guest',
      composeBookingCancelled(cancelledTogether([bound], soonBefore), settings, soonBefore),
    ),
    ...toBoth('withdrawn-by-guest', composeBookingCancelled(cancelledTogether([later], now), settings, now)),
    ...toBoth('reminder', composeArrivalReminder({ ...confirmed, arrival }, settings, now)),
    named('advance-reminder', await composeAdvanceReminder(partlyPaid, settings, advanceLate)),
    named('offer-overdue', composeOfferOverdue(confirmed, settings, advanceLate)),
    ...toBoth('confirmed-paid', await composeBookingConfirmed(paid, settings, now)),
    ...toBoth('confirmed-at-once', await composeBookingConfirmed(atOnce, settings, now, 'atOnce')),
    ...toBoth('reminder-paid', composeArrivalReminder(paid, settings, soonBefore)),
    ...toBoth('reminder-unpaid', composeArrivalReminder(confirmed, settings, soonBefore)),
    ...toBoth('moved-paid', composeBookingMoved(paid, { ...before, status: 'confirmed' }, settings, now)),
    ...toBoth(
      'cancelled-by-owner-paid',
      composeBookingEnded('cancelledByOwner', { ...paid, status: 'cancelled', endedBy: 'owner' }, settings, now),
    ),
    ...toBoth('cancelled-by-guest-paid', composeBookingCancelled(cancelledTogether([paid], now), settings, now)),
    ...toBoth(
      'cancelled-late-by-guest-paid',
      composeBookingCancelled(cancelledTogether([paid], soonBefore), settings, soonBefore),
    ),
    named('invoice', await composeInvoiceMail(sampleInvoice(paid), paid, settings, now)),
    named(
      'invoice-cancelled',
      await composeInvoiceMail(
        sampleInvoice(paid, { id: '2027-13', number: '13/1/1', kind: 'counter', counterpartNumber: '12/1/1' }),
        paid,
        settings,
        now,
      ),
    ),
    named('confirm-booking', composeConfirmRequest([atOnce], 'sample', settings, now)),
    named('confirm-request', composeConfirmRequest([booking], 'sample', settings, now)),
    ...(await groupMails(guest, settings, now)),
    named(
      'data-problem',
      composeDataProblem('data-problem-2026-11-16', describeFindings(dataFindings, language), settings),
    ),
    named('open-breaker', composeOpenBreaker('breaker-2026-11-21', settings)),
    named(
      'platform-conflict',
      composePlatformConflict(
        { ...calendar, holds: [{ checkIn: isoDate('2027-06-25'), checkOut: isoDate('2027-07-01'), kind: 'sold' }] },
        confirmed,
        nightsOf({ checkIn: isoDate('2027-06-25'), checkOut: isoDate('2027-07-01') }),
        settings,
      ),
    ),
    named('platform-unread', composeUnreadCalendar({ ...calendar, problem: 'refused' }, settings)),
    named(
      'platform-odd',
      composeFeedRemark(
        { ...calendar, kind: 'odd', since: now, uids: ['1418fb94e984-2027@airbnb.com', null] },
        settings,
      ),
    ),
    named('platform-long', composeFeedRemark({ ...calendar, kind: 'long', since: now, uids: [null] }, settings)),
    named('platform-empty', composeUnreadCalendar({ ...calendar, problem: 'empty' }, settings)),
    named('contact', composeContact(contact, settings, 'contact-sample')),
    named('contact-copy', composeContactCopy(contact, contact.email, settings, 'contact-sample-copy')),
    named(
      'newsletter-confirm',
      composeNewsletterConfirm({ ...recipient, url: writeSubscriptionLink('confirm', link) }, settings),
    ),
    named(
      'newsletter-welcome',
      composeNewsletterWelcome({ ...recipient, url: writeSubscriptionLink('unsubscribe', link) }, settings),
    ),
    named('sign-in', composeSignInLink('sample', { email, language, href: pageUrl('login', language) }, settings)),
    named(
      'waitlist-confirm',
      composeWaitlistConfirm('sample', { ...wish, apartment: null }, writeWaitlistLink('confirm', link), settings),
    ),
    named(
      'waitlist-free',
      composeWaitlistNotice(
        'sample',
        wish,
        [{ slugs: [booking.apartment], total: booking.quote.totalPayment }],
        settings,
      ),
    ),
    named(
      'waitlist-free-several',
      composeWaitlistNotice(
        'sample',
        wish,
        firstTwo.map((slug) => ({ slugs: [slug], total: booking.quote.totalPayment })),
        settings,
      ),
    ),
    named(
      'waitlist-free-together',
      composeWaitlistNotice('sample', wish, [{ slugs: firstTwo, total: 2 * booking.quote.totalPayment }], settings),
    ),
    named(
      'unreadable-settings',
      composeUnreadableDocument(
        settingsDocument,
        describeFaults(
          settingsSchema.safeParse({ ...settings, ownerEmail: 'owner@house ' }).error?.issues ?? [],
          settings,
          language,
        ),
        { ...settings, ownerLanguage: language },
        now,
      ),
    ),
    named(
      'failed-mails',
      composeFailedMails(
        'failed-mails-2026-11-21',
        {
          failed: [
            `${booking.number}-confirmed-guest-1`,
            `${booking.number}-received-guest`,
            'contact-0f3a9c',
            ...Array.from({ length: 22 }, (_, index) => `newsletter-confirm-${index}`),
          ],
          stuck: [`${booking.number}-received-owner`],
          waiting: [`${booking.number}-moved-guest-2`, 'contact-51d2e7'],
        },
        settings,
      ),
    ),
    named(
      'failed-mails-waiting',
      composeFailedMails('failed-mails-2026-11-22', { failed: [], stuck: [], waiting: ['contact-51d2e7'] }, settings),
    ),
  ];
}
