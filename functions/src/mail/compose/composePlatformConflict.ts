import type { Booking } from '../../contract/booking.ts';
import type { PlatformCalendar } from '../../contract/platformCalendar.ts';
import type { Settings } from '../../contract/settings.ts';
import { inRows, type FeedStay } from '../../domain/feedStay.ts';
import type { IsoDate } from '../../domain/isoDate.ts';
import { formatPhone, phoneLink } from '../../domain/phone.ts';
import { platformTitle } from '../../domain/platform.ts';
import { overlaps } from '../../domain/stay.ts';
import type { ComposedMail } from '../format/ComposedMail.ts';
import { guestName } from '../format/greetingName.ts';
import { paragraph, type Fact } from '../format/MailContent.ts';
import { apartmentName, mailFormats, mailTexts } from '../format/mailTexts.ts';
import { noteToOwner } from '../format/plainMail.ts';
import { bookingDeskUrl } from './pageUrl.ts';
import { emailLink, writeToGuestButton } from './bookingMail.ts';

/** A platform's calendar and its stays that take nights. */
type Calendar = Pick<PlatformCalendar, 'id' | 'platform' | 'label' | 'feedUrl'> & { holds: readonly FeedStay[] };

/**
 * Tells the owner that a platform's calendar lists nights of a booking as taken: both stays, and what to do.
 * @param nights the booking's nights that the platform now lists as taken, sorted; not empty
 */
export function composePlatformConflict(
  calendar: Calendar,
  booking: Booking,
  nights: readonly IsoDate[],
  settings: Settings,
): ComposedMail {
  const language = settings.ownerLanguage;
  const t = mailTexts(language);
  const { stay, list } = mailFormats(language);
  const platform = platformTitle(calendar);
  const shared = inRows(nights);
  const there = calendar.holds.filter((held) => shared.some((row) => overlaps(held, row)));
  const here: Fact[] = [
    { label: t('stay.apartment'), value: apartmentName(booking.settledStay.apartment, language) },
    { label: t('platform.conflict.booked'), value: stay(booking.settledStay) },
    { label: t('stay.number'), value: booking.number },
    { label: t('guest.name'), value: guestName(booking) },
    { label: t('guest.email'), value: booking.email, href: emailLink(booking.email) },
    { label: t('guest.phone'), value: formatPhone(booking.phone), href: phoneLink(booking.phone) },
  ];
  const steps = [
    t('platform.conflict.look', { platform }),
    t('platform.conflict.decide'),
    t('platform.conflict.cancel', { platform }),
    t('platform.conflict.once'),
  ];
  // Begins with the booking's ID, like all mails about it. Another sale of the same nights is a new conflict and needs a new ID.
  const id = `${booking.id}-platform-owner-${calendar.id}-${nights[0]}-${nights.length}-${there.map(({ checkIn, checkOut }) => `${checkIn}-${checkOut}`).join('-')}`;
  const note = noteToOwner(id, settings, {
    subject: t('platform.conflict.subject', {
      apartment: apartmentName(booking.settledStay.apartment, language),
      stay: stay(booking.settledStay),
    }),
    preheader: t('platform.conflict.preheader', { platform }),
    heading: t('platform.conflict.heading'),
    sections: [
      paragraph(t('platform.conflict.intro', { platform })),
      { kind: 'state', text: t('platform.conflict.state'), tone: 'waiting' },
      { kind: 'facts', title: t('platform.conflict.here'), facts: here.filter(({ value }) => value !== '') },
      {
        kind: 'facts',
        title: platform,
        facts: [
          { label: t('platform.conflict.taken'), value: list(there.map(stay)) },
          { label: t('platform.conflict.shared'), value: list(shared.map(stay)) },
        ],
      },
      { kind: 'steps', title: t('platform.nextTitle'), steps },
      { kind: 'button', label: t('platform.conflict.button'), href: bookingDeskUrl(booking.id, language) },
      ...writeToGuestButton(booking, language),
    ],
  });
  return { ...note, replyTo: settings.ownerEmail };
}
