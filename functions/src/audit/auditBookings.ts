import { isDeepStrictEqual } from 'node:util';
import type { Query, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { isSettled } from '../bookings/console/settleBookings.ts';
import { nightsIn, wantedNights, type ApartmentNight } from '../bookings/nightWrites.ts';
import { blockSchema } from '../contract/block.ts';
import { bookedStaySchema, parseBooking, type Booking } from '../contract/booking.ts';
import { blocksCollection, bookingsCollection, nightPath } from '../contract/collections.ts';
import type { Payment } from '../contract/payment.ts';
import { sumOf } from '../domain/money.ts';
import { firestore } from '../platform/firestore.ts';
import type { AuditScope } from './AuditScope.ts';
import type { MissingMails } from './auditMails.ts';
import type { RecordedPayments } from './readRecordedPayments.ts';

/** How long the trigger may take to settle an edit in the console, in milliseconds. */
const settlesWithin = 120_000;

/** Path of the booking or block that should hold a night, by the path of the night. */
export type WantedNights = Map<string, string>;

/**
 * Checks that each booking is consistent with itself, its history and its mails.
 * @returns the nights that bookings and blocks should hold
 */
export async function auditBookings(
  scope: AuditScope,
  recorded: ReadonlyMap<string, RecordedPayments>,
  mails: MissingMails | undefined,
): Promise<WantedNights> {
  const { snapshot, only, since, findings } = scope;
  const wanted: WantedNights = new Map();
  const want = (path: string, nights: readonly ApartmentNight[]) => {
    for (const { apartment, night } of nights) {
      if (since !== undefined && night < since) continue;
      const at = nightPath(apartment, night);
      const other = wanted.get(at);
      if (other === undefined) wanted.set(at, path);
      else findings.push({ kind: 'night-twice', path: at, with: `${other} and ${path}` });
    }
  };
  const checked = (all: Query) => {
    const inApartment = only === undefined ? all : all.where('settledStay.apartment', '==', only);
    return snapshot.pages(since === undefined ? inApartment : inApartment.where('settledStay.checkOut', '>=', since));
  };
  for await (const document of checked(firestore().collection(bookingsCollection))) {
    const { path } = document.ref;
    const settledStay = bookedStaySchema.safeParse(document.get('settledStay')).data;
    // Created by hand in the console. The desk shows this already.
    if (!settledStay) continue;
    want(path, wantedNights(settledStay));
    const booking = parseBooking(document.id, document.data());
    if (!booking) {
      findings.push({ kind: 'document-unreadable', path, with: 'its schema' });
      continue;
    }
    auditState(document, booking, scope);
    auditMoney(path, booking, recorded.get(path), scope);
    if (mails) auditItsMails(path, booking, mails, scope);
  }
  for await (const document of checked(firestore().collection(blocksCollection))) {
    const { data: block } = blockSchema.safeParse({ ...document.data(), id: document.id });
    if (block) want(document.ref.path, nightsIn(block.settledStay));
  }
  return wanted;
}

function auditState(document: QueryDocumentSnapshot, booking: Booking, { now, findings }: AuditScope): void {
  const { path } = document.ref;
  const isSettling = document.updateTime.toMillis() > now.getTime() - settlesWithin;
  if (!isSettled(document)) {
    if (!isSettling) findings.push({ kind: 'booking-unsettled', path, with: 'settledStay' });
    return;
  }
  const { status, pendingSince, endedBy } = booking;
  const wrong = [
    ...((pendingSince !== null) === (status === 'pending') ? [] : ['pendingSince']),
    ...((endedBy !== null) === (status === 'cancelled') ? [] : ['endedBy']),
  ];
  if (wrong.length > 0) findings.push({ kind: 'booking-status', path, with: wrong.join(', ') });
}

function auditMoney(
  path: string,
  { quote, payments, anonymisedAt }: Booking,
  recorded: RecordedPayments | undefined,
  { since, findings }: AuditScope,
): void {
  const isRight =
    sumOf(quote.lines.map(({ amount }) => amount)) === quote.totalPayment && quote.advancePayment <= quote.totalPayment;
  if (!isRight) findings.push({ kind: 'quote-sum', path, with: 'quote' });
  // The history of an anonymised booking no longer contains payments.
  if (recorded?.mayDiffer || anonymisedAt) return;
  const { added, removed } = recorded ?? { added: new Map<string, Payment>(), removed: new Set<string>() };
  const left = new Map(payments.map((payment) => [payment.id, payment]));
  const wrong = [
    ...[...added].filter(([id, payment]) => !removed.has(id) && !isDeepStrictEqual(left.get(id), payment)),
    // With `since`, a payment may have been recorded before the entries that were read.
    ...[...left].filter(([id]) => removed.has(id) || (since === undefined && !added.has(id))),
  ];
  if (wrong.length === 0) return;
  const ids = [...new Set(wrong.map(([id]) => id))];
  findings.push({ kind: 'payment-history', path, with: `payments ${ids.join(', ')}` });
}

function auditItsMails(
  path: string,
  { number, group, anonymisedAt }: Booking,
  { requested, mailed, ofChanges }: MissingMails,
  { findings }: AuditScope,
): void {
  // The mails were deleted when the booking was anonymised.
  if (anonymisedAt) return;
  const entry = requested.get(path);
  // A request for several apartments has only the mails of its first booking.
  if (entry && !mailed.has(number) && !mailed.has(group ?? number)) {
    findings.push({ kind: 'mail-missing', path, with: `history/${entry}` });
  }
  for (const id of ofChanges.get(path) ?? []) findings.push({ kind: 'mail-missing', path, with: `mail/${id}` });
}
