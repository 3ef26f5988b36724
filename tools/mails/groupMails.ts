import type { StoredBooking } from '../../functions/src/contract/booking.ts';
import type { Settings } from '../../functions/src/contract/settings.ts';
import { isoDate } from '../../functions/src/domain/isoDate.ts';
import { composeBookingCancelled } from '../../functions/src/mail/compose/composeBookingCancelled.ts';
import { composeBookingConfirmed } from '../../functions/src/mail/compose/composeBookingConfirmed.ts';
import { composeBookingReceived } from '../../functions/src/mail/compose/composeBookingReceived.ts';
import { composeConfirmRequest } from '../../functions/src/mail/compose/composeConfirmRequest.ts';
import { cancelledTogether, sampleGroup } from '../../tests/support/sampleBooking.ts';
import { named, toBoth, type NamedMail } from './NamedMail.ts';

/** The mails about a request for three apartments. */
export async function groupMails(changes: Partial<StoredBooking>, settings: Settings, now: Date): Promise<NamedMail[]> {
  const group = sampleGroup(changes);
  const confirmed = group.map((booking, place) => ({
    ...booking,
    sequence: 1,
    status: place < 2 ? ('confirmed' as const) : ('pending' as const),
    advanceDueOn: isoDate('2026-11-28'),
  }));
  const [first, ...others] = confirmed;
  const asked = group.map((booking) => ({ ...booking, sequence: 1 }));
  const bound = confirmed.map((booking) => ({ ...booking, boundBy: 'button' }) as const);
  // One of the three stays booked.
  const two = bound.slice(0, 2).map((booking) => ({ ...booking, others: others.slice(1) }));
  const soonBefore = new Date('2027-06-19T10:00:00Z');
  return [
    ...toBoth('received-several', composeBookingReceived(group, settings, now)),
    ...(first ? toBoth('confirmed-several', await composeBookingConfirmed({ ...first, others }, settings, now)) : []),
    ...toBoth('withdrawn-several-by-guest', composeBookingCancelled(cancelledTogether(asked, now), settings, now)),
    ...toBoth(
      'cancelled-several-by-guest',
      composeBookingCancelled(cancelledTogether(two, now, others.slice(1)), settings, now),
    ),
    ...toBoth(
      'cancelled-several-late-by-guest',
      composeBookingCancelled(cancelledTogether(bound, soonBefore), settings, soonBefore),
    ),
    named('confirm-request-several', composeConfirmRequest(group, 'sample', settings, now)),
  ];
}
