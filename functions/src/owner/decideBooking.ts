import type * as z from 'zod/mini';
import { composeCancellation, sequenceOf } from '../bookings/change/composeChange.ts';
import { readAgreed } from '../bookings/bookedStay.ts';
import { agreedBookings, readGroup } from '../bookings/read/readGroup.ts';
import type { BookedStay, Booking, StoredBooking } from '../contract/booking.ts';
import type { HistoryAction } from '../contract/history.ts';
import type { decideBookingRequest, OwnerChange } from '../contract/ownerCallables.ts';
import type { Settings } from '../contract/settings.ts';
import { othersOf } from '../domain/bookingGroup.ts';
import { mayChange, type BookingStatus } from '../domain/bookingState.ts';
import { todayIn } from '../domain/isoDate.ts';
import { nightCount } from '../domain/stay.ts';
import { readSettings } from '../platform/readSettings.ts';
import { commitChange, onlyChange, requireRevision, type PlannedWrite } from './commitChange.ts';
import { OwnerError } from './OwnerError.ts';
import { planBookingChange } from './planBookingChange.ts';
import { readOwnersBooking, type OwnersBooking } from './readOwnersBooking.ts';
import { requirePlatformsFree } from './requirePlatformsFree.ts';
import type { SignedInOwner } from './SignedInOwner.ts';

type DecideBookingRequest = z.output<typeof decideBookingRequest>;
type Decision = DecideBookingRequest['decision'];

const steps: Record<Decision, { from: BookingStatus; to: BookingStatus; action: HistoryAction }> = {
  confirm: { from: 'pending', to: 'confirmed', action: 'confirmed' },
  decline: { from: 'pending', to: 'cancelled', action: 'declined' },
  cancel: { from: 'confirmed', to: 'cancelled', action: 'cancelled' },
  reopen: { from: 'cancelled', to: 'pending', action: 'reopened' },
};

/**
 * Confirms or declines a request, cancels a stay, or reopens it; with `together`, all bookings of its group in the same
 * state: all of them or none.
 * Before it confirms, it looks at the calendars of other platforms once more.
 * @throws {OwnerError} `booking-not-found`, `changed-meanwhile`, `not-possible`, `nights-held`, `request-id-reused`,
 * `platform-says-taken`, `platform-unread`
 */
export async function decideBooking(
  request: DecideBookingRequest,
  owner: SignedInOwner,
  now: Date,
): Promise<OwnerChange> {
  const { from, to, action } = steps[request.decision];
  // Once, although the plan may run several times.
  let checked: Promise<void> | undefined;
  const changes = await commitChange({ name: 'decideBooking', request, owner, now }, async () => {
    const [named, settings] = await Promise.all([readOwnersBooking(request.booking, now), readSettings()]);
    requireRevision(named.document, request.revision);
    const today = todayIn(settings.timeZone, now);
    const isAllowed = ({ agreed, booking: { endedBy } }: OwnersBooking) =>
      agreed.status === from && mayChange(from, to, 'owner', { stay: agreed, today, endedBy });
    if (!isAllowed(named)) throw new OwnerError('not-possible');
    const group = request.together ? await readRest(named, now) : [];
    const decided = [named, ...group.filter(isAllowed)];
    if (request.decision === 'confirm') {
      const stays = decided.map(({ agreed: { apartment, checkIn, checkOut } }) => ({ apartment, checkIn, checkOut }));
      checked ??= requirePlatformsFree(stays, request.despitePlatforms, now);
      await checked;
    }
    const after = [named, ...group].map((one): Booking => {
      const { booking, agreed } = one;
      const change = decided.includes(one) ? { status: to, sequence: sequenceOf(booking) + 1 } : {};
      return { ...booking, ...agreed, ...change };
    });
    const writes = decided.map((one) => {
      const others = request.together ? othersOf(one.booking, after) : undefined;
      return plan(one, { ...one.agreed, status: to }, action, request, settings, now, others);
    });
    return Promise.all(writes);
  });
  return onlyChange(changes);
}

async function readRest({ document, booking }: OwnersBooking, now: Date): Promise<OwnersBooking[]> {
  const others = (await readGroup(booking)).filter((one) => one.id !== document.id && readAgreed(one.get('agreed')));
  return Promise.all(others.map(({ id }) => readOwnersBooking(id, now)));
}

async function plan(
  found: OwnersBooking,
  next: BookedStay,
  action: HistoryAction,
  { decision, message, atWishOf, refund }: DecideBookingRequest,
  settings: Settings,
  now: Date,
  decidedOthers: readonly Booking[] | undefined,
): Promise<PlannedWrite> {
  const besides: Partial<StoredBooking> = {
    ...(next.status === 'cancelled' && { declineMessage: message || null }),
    ...(decision === 'cancel' && refund !== undefined && { refundPromised: refund }),
  };
  const planned = await planBookingChange(found, next, action, besides as never, settings, now, decidedOthers);
  if (decision !== 'cancel' || atWishOf === 'owner') return planned;
  // The mails say that the guest has cancelled, with what it costs by the terms or comes back as agreed.
  const booking = { ...found.booking, ...besides };
  const others = agreedBookings(await readGroup(found.booking)).filter(({ id }) => id !== booking.id);
  const cancelling = [{ booking, before: found.agreed }];
  const { fields, ...mails } = await composeCancellation(cancelling, others, 'owner', settings, now);
  return {
    ...planned,
    fields: { ...planned.fields, ...fields[0], endedBy: 'guest', nights: nightCount(next) },
    mails,
  };
}
