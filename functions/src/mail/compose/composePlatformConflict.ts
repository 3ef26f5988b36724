import property from '../../../../villa/property.json' with { type: 'json' };
import type { Booking } from '../../contract/booking.ts';
import type { PlatformCalendar } from '../../contract/platformCalendar.ts';
import type { Settings } from '../../contract/settings.ts';
import { inRows, type FeedStay } from '../../domain/feedStay.ts';
import type { IsoDate } from '../../domain/isoDate.ts';
import { formatPhone, phoneLink } from '../../domain/phone.ts';
import { overlaps } from '../../domain/stay.ts';
import type { ComposedMail } from '../format/ComposedMail.ts';
import { guestName } from '../format/greetingName.ts';
import { mailFormats } from '../format/mailFormats.ts';
import { apartmentName, mailTexts } from '../format/mailTexts.ts';
import type { Fact } from '../format/MailContent.ts';
import { renderMessage } from '../format/renderMessage.ts';
import { bookingDeskUrl } from './deskUrl.ts';
import { emailLink, writeToGuestButton } from './writeToGuestButton.ts';
import { platformTitle } from '../../domain/platform.ts';

/** A platform's calendar and what takes nights in it. */
type Calendar = Pick<PlatformCalendar, 'id' | 'platform' | 'label' | 'feedUrl'> & { holds: readonly FeedStay[] };

/**
 * Tells the owner that a platform has nights of a booking as taken: both sides, and what to do.
 * @param nights of the booking that the platform takes now, sorted; not empty
 */
export function composePlatformConflict(
  calendar: Calendar,
  booking: Booking,
  nights: readonly IsoDate[],
  { ownerEmail, ownerLanguage: language }: Settings,
): ComposedMail {
  const t = mailTexts(language);
  const { stay, list } = mailFormats(language);
  const platform = platformTitle(calendar);
  const shared = inRows(nights);
  const there = calendar.holds.filter((held) => shared.some((row) => overlaps(held, row)));
  const here: Fact[] = [
    { label: t('stay.apartment'), value: apartmentName(booking.agreed.apartment, language) },
    { label: t('platform.conflict.booked'), value: stay(booking.agreed) },
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
  return {
    // Begins with the booking, as all mails about it. Another sale of the same stay's nights is another conflict.
    id: `${booking.id}-platform-owner-${calendar.id}-${nights[0]}-${nights.length}-${there.map(({ checkIn, checkOut }) => `${checkIn}-${checkOut}`).join('-')}`,
    to: [ownerEmail],
    replyTo: ownerEmail,
    message: renderMessage(
      language,
      {
        subject: t('platform.conflict.subject', {
          apartment: apartmentName(booking.agreed.apartment, language),
          stay: stay(booking.agreed),
        }),
        preheader: t('platform.conflict.preheader', { platform }),
        heading: t('platform.conflict.heading'),
        sections: [
          { kind: 'paragraph', text: t('platform.conflict.intro', { platform }) },
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
      },
      [],
      t('footer.ownerReason', { property: property.name }),
    ),
  };
}
