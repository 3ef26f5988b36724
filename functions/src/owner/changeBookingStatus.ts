import type * as z from 'zod/mini';
import { readGroup } from '../bookings/bookings.ts';
import { composeCancellation } from '../bookings/change/composeChange.ts';
import { planStatusChange, type FoundBooking } from '../bookings/change/planBookingChange.ts';
import type { StoredBooking } from '../contract/booking.ts';
import type { HistoryAction } from '../contract/history.ts';
import type { decideBookingRequest, OwnerChange } from '../contract/ownerCallables.ts';
import type { Settings } from '../contract/settings.ts';
import { mayChange, type BookingStatus } from '../domain/bookingState.ts';
import { todayIn } from '../domain/isoDate.ts';
import { keptOf, ledgerOf } from '../domain/ledger.ts';
import type { Cents } from '../domain/money.ts';
import { requestVersion } from '../mail/compose/pageUrl.ts';
import { readSettings } from '../platform/readSettings.ts';
import { commitChange, requireRevision, type PlannedWrite, type SignedInOwner } from './commitChange.ts';
import { OwnerError } from './OwnerError.ts';
import { readOwnersBooking } from './readOwnersBooking.ts';
import { requirePlatformsFree } from './requirePlatformsFree.ts';

type DecideBookingRequest = z.output<typeof decideBookingRequest>;

/**
 * An owner's decision: at the desk, about the `revision` that the page showed; by a mailed link, about the `version` in the
 * mail.
 */
type StatusChange = Omit<DecideBookingRequest, 'revision'> & ({ revision: number } | { version: string });

const steps: Record<StatusChange['decision'], { from: BookingStatus; to: BookingStatus; action: HistoryAction }> = {
  confirm: { from: 'pending', to: 'confirmed', action: 'confirmed' },
  decline: { from: 'pending', to: 'cancelled', action: 'declined' },
  cancel: { from: 'confirmed', to: 'cancelled', action: 'cancelled' },
  reopen: { from: 'cancelled', to: 'pending', action: 'reopened' },
};

/**
 * Confirms or declines a request, cancels a stay, or reopens it. A request for several apartments is answered whole; with
 * `together`, the others of the group in the same state are also cancelled or reopened: all of them or none. Used by the desk
 * and by the links in the owner's mails.
 * Reads the calendars of other platforms again before confirming. `refund` is the agreed amount for all bookings that are
 * cancelled together, if it differs from the terms.
 * @throws {OwnerError} `booking-not-found`, `changed-meanwhile`, `not-possible` (also for a refund larger than what was paid, or
 * for any `refund` if the owner cancels, as everything is refunded then), `nights-held`, `request-id-reused`,
 * `platform-says-taken`, `platform-unread`
 */
export async function changeBookingStatus(
  request: StatusChange,
  owner: SignedInOwner,
  now: Date,
): Promise<OwnerChange> {
  const { from, to, action } = steps[request.decision];
  const byLink = 'version' in request;
  const [change] = await commitChange({ name: 'decideBooking', request, owner, now, byLink }, async () => {
    const [named, settings] = await Promise.all([readOwnersBooking(request.booking, now), readSettings()]);
    if (!byLink) requireRevision(named.document, request.revision);
    const today = todayIn(settings.timeZone, now);
    const isAllowed = ({ booking }: FoundBooking) =>
      booking.status === from && mayChange(from, to, 'owner', { stay: booking, today, endedBy: booking.endedBy });
    if (!isAllowed(named)) throw new OwnerError('not-possible');
    const isWhole = request.together || from === 'pending';
    const rest = isWhole ? (await readRest(named, now)).filter(isAllowed) : [];
    const decided = [named, ...rest];
    if (byLink && requestVersion(decided.map(({ booking }) => booking)) !== request.version) {
      throw new OwnerError('changed-meanwhile');
    }
    if (request.decision === 'confirm') {
      const stays = decided.map(({ booking }) => booking.settledStay);
      await requirePlatformsFree(stays, request.despitePlatforms, now, true);
    }
    if (request.refund !== undefined && !isAtGuestsWish(request)) throw new OwnerError('not-possible');
    const extraFields = to === 'cancelled' ? { declineMessage: request.message || null } : {};
    const mailed = decided.map((one) => (byLink ? { ...one, booking: { ...one.booking, decidedByLink: true } } : one));
    const plans = await planStatusChange(mailed, to, extraFields, settings, now);
    const planned = plans.map((plan, place): PlannedWrite => {
      const { document } = decided[place]!;
      return { reference: document.ref, before: document, action, ...plan };
    });
    return isAtGuestsWish(request)
      ? atGuestsWish(planned, decided, extraFields, request.refund, settings, now)
      : planned;
  });
  return change!;
}

async function readRest({ document, booking }: FoundBooking, now: Date): Promise<FoundBooking[]> {
  const others = (await readGroup(booking)).filter(({ id }) => id !== document.id);
  return Promise.all(others.map(({ id }) => readOwnersBooking(id, now)));
}

function isAtGuestsWish({ decision, atWishOf }: StatusChange): boolean {
  return decision === 'cancel' && atWishOf === 'guest';
}

/**
 * Replaces the mails by one that says the guest has cancelled, for all bookings cancelled together. It states the fee by the
 * terms, or the agreed refund.
 */
async function atGuestsWish(
  planned: readonly PlannedWrite[],
  decided: readonly FoundBooking[],
  extraFields: Partial<StoredBooking>,
  refund: Cents | undefined,
  settings: Settings,
  now: Date,
): Promise<PlannedWrite[]> {
  const today = todayIn(settings.timeZone, now);
  const bookings = decided.map(({ booking }) => ({ ...booking, ...extraFields }));
  if (refund !== undefined && refund > ledgerOf(bookings, today).paid) throw new OwnerError('not-possible');
  const kept = refund === undefined ? [] : keptOf(bookings, refund);
  const group = await readGroup(bookings[0]!);
  const { fields, ...mails } = await composeCancellation(bookings, group, 'owner', settings, now, kept);
  const none = { ...mails, mails: [], waiting: { ...mails.waiting, documents: [] } };
  return planned.map((write, place) => {
    const booking = bookings[place]!;
    const ended = { status: 'cancelled', ...fields[place]! } as const;
    const changed = { ...write.fields, ...ended };
    const { refundPromised } = ledgerOf([{ ...booking, ...ended }], today);
    return {
      ...write,
      fields: changed,
      mails: place === 0 ? mails : none,
      // Records the agreed refund in the history.
      ...(refund !== undefined && { compared: { before: booking, after: { ...changed, refundPromised } } }),
    };
  });
}
