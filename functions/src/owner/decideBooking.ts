import type * as z from 'zod/mini';
import { composeCancellation, sequenceOf } from '../bookings/change/composeChange.ts';
import { readAgreed } from '../bookings/bookedStay.ts';
import { agreedBookings, readGroup } from '../bookings/read/readGroup.ts';
import type { Booking, StoredBooking } from '../contract/booking.ts';
import type { HistoryAction } from '../contract/history.ts';
import type { decideBookingRequest, OwnerChange } from '../contract/ownerCallables.ts';
import type { Settings } from '../contract/settings.ts';
import { othersOf } from '../domain/bookingGroup.ts';
import { mayChange, type BookingStatus } from '../domain/bookingState.ts';
import { todayIn } from '../domain/isoDate.ts';
import { endOf, keptOf, ledgerOf } from '../domain/ledger.ts';
import type { Cents } from '../domain/money.ts';
import { readSettings } from '../platform/readSettings.ts';
import { commitChange, onlyChange, requireRevision } from './commitChange.ts';
import type { PlannedWrite } from './PlannedWrite.ts';
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
 * Before it confirms, it looks at the calendars of other platforms once more. A refund of another amount than the terms say is agreed
 * for all bookings that are cancelled together, once.
 * @throws {OwnerError} `booking-not-found`, `changed-meanwhile`, `not-possible`, also for a refund of more than was paid or of a stay that
 * the owner cancels, since all of it comes back then; `nights-held`, `request-id-reused`,
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
    if (request.refund !== undefined && !isAtGuestsWish(request)) throw new OwnerError('not-possible');
    const besides = to === 'cancelled' ? { declineMessage: request.message || null } : {};
    const after = [named, ...group].map((one): Booking => {
      const { booking, agreed } = one;
      const change = decided.includes(one) ? { status: to, sequence: sequenceOf(booking) + 1 } : {};
      return { ...booking, ...agreed, ...change };
    });
    const writes = decided.map((one) => {
      const others = request.together ? othersOf(one.booking, after) : undefined;
      return planBookingChange(one, { ...one.agreed, status: to }, action, besides, settings, now, others);
    });
    const planned = await Promise.all(writes);
    return isAtGuestsWish(request) ? atGuestsWish(planned, decided, besides, request.refund, settings, now) : planned;
  });
  return onlyChange(changes);
}

async function readRest({ document, booking }: OwnersBooking, now: Date): Promise<OwnersBooking[]> {
  const others = (await readGroup(booking)).filter((one) => one.id !== document.id && readAgreed(one.get('agreed')));
  return Promise.all(others.map(({ id }) => readOwnersBooking(id, now)));
}

function isAtGuestsWish({ decision, atWishOf }: DecideBookingRequest): boolean {
  return decision === 'cancel' && atWishOf === 'guest';
}

/**
 * The mails say that the guest has cancelled, with what it costs by the terms or what comes back as agreed: one for all bookings
 * that are cancelled together.
 */
async function atGuestsWish(
  planned: readonly PlannedWrite[],
  decided: readonly OwnersBooking[],
  besides: Partial<StoredBooking>,
  refund: Cents | undefined,
  settings: Settings,
  now: Date,
): Promise<PlannedWrite[]> {
  const today = todayIn(settings.timeZone, now);
  const bookings = decided.map(({ booking }) => ({ ...booking, ...besides }));
  if (refund !== undefined && refund > ledgerOf(bookings, today).paid) throw new OwnerError('not-possible');
  const kept = refund === undefined ? [] : keptOf(bookings, refund);
  const ids = new Set(bookings.map(({ id }) => id));
  const others = agreedBookings(await readGroup(bookings[0] ?? {})).filter(({ id }) => !ids.has(id));
  const group = [...bookings, ...others];
  const ending = decided.map(({ agreed }, place) => {
    const booking = bookings[place] as Booking;
    return { booking, before: agreed, end: endOf(agreed, today, group, kept[place]) };
  });
  const { fields, ...mails } = await composeCancellation(ending, others, 'owner', settings, now);
  const none = { ...mails, mails: [], waiting: { ...mails.waiting, documents: [] } };
  return planned.map((write, place) => {
    const ended = { status: 'cancelled', endedBy: 'guest', end: ending[place]?.end ?? null } as const;
    const changed = { ...write.fields, ...fields[place], ...ended };
    const { refundPromised } = ledgerOf([{ ...(bookings[place] as Booking), ...ended }], today);
    return {
      ...write,
      fields: changed,
      mails: place === 0 ? mails : none,
      // The history tells what was agreed.
      ...(refund !== undefined && {
        compared: { before: decided[place]?.document.data() ?? {}, after: { ...changed, refundPromised } },
      }),
    };
  });
}
