import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { readAgreed } from '../bookings/bookedStay.ts';
import { readAgreedNights } from '../bookings/console/planBlock.ts';
import { differs } from '../bookings/console/settleBookings.ts';
import { nightsIn, wantedNights, type ApartmentNight } from '../bookings/nightWrites.ts';
import type { StoredBooking } from '../contract/booking.ts';
import { blocksCollection, bookingsCollection, nightPath } from '../contract/collections.ts';
import { paymentKinds, type Payment } from '../contract/payment.ts';
import { parseIsoDate } from '../domain/isoDate.ts';
import { sumsOf } from '../domain/ledger.ts';
import { sumOf } from '../domain/money.ts';
import { firestore } from '../platform/firestore.ts';
import type { AuditScope } from './AuditScope.ts';
import type { MissingMails } from './auditMails.ts';
import type { RecordedPayments } from './readRecordedPayments.ts';

/** Somebody may be editing it, and the trigger that takes the edit up has not come yet; in milliseconds. */
const settlesWithin = 120_000;

/** Paths of bookings and blocks by the path of the night that they want. */
export type WantedNights = Map<string, string>;

/**
 * Whether each booking agrees with itself, its history and its mails.
 * @returns the nights that bookings and blocks want
 */
export async function auditBookings(
  scope: AuditScope,
  recorded: ReadonlyMap<string, RecordedPayments>,
  mails: MissingMails | undefined,
): Promise<WantedNights> {
  const { snapshot, only, findings } = scope;
  const wanted: WantedNights = new Map();
  const want = (path: string, nights: readonly ApartmentNight[]) => {
    for (const { apartment, night } of nights) {
      const at = nightPath(apartment, night);
      const other = wanted.get(at);
      if (other === undefined) wanted.set(at, path);
      else findings.push({ kind: 'night-twice', path: at, with: `${other} and ${path}` });
    }
  };
  for (const collection of [bookingsCollection, blocksCollection]) {
    const all = firestore().collection(collection);
    for await (const document of snapshot.pages(only === undefined ? all : all.where('agreed.apartment', '==', only))) {
      const { path } = document.ref;
      if (collection === blocksCollection) {
        const nights = readAgreedNights(document.get('agreed'));
        if (nights) want(path, nightsIn(nights));
        continue;
      }
      const agreed = readAgreed(document.get('agreed'));
      // An incomplete entry of the owner, which the desk shows.
      if (!agreed) continue;
      want(path, wantedNights(agreed));
      auditState(document, scope);
      auditMoney(document, recorded.get(path), scope);
      if (mails) auditItsMails(document, mails, scope);
    }
  }
  return wanted;
}

function auditState(document: QueryDocumentSnapshot, { settings, now, findings }: AuditScope): void {
  const { path } = document.ref;
  const isSettling = document.updateTime.toMillis() > now.getTime() - settlesWithin;
  if (differs(document, settings, now)) {
    if (!isSettling) findings.push({ kind: 'booking-unsettled', path, with: 'agreed' });
    return;
  }
  const { status, pendingSince, endedBy } = document.data() as StoredBooking;
  const isWaiting = pendingSince !== null && pendingSince !== undefined;
  const hasEnded = endedBy !== null && endedBy !== undefined;
  const wrong = [
    ...(isWaiting === (status === 'pending') ? [] : ['pendingSince']),
    ...(hasEnded === (status === 'cancelled') ? [] : ['endedBy']),
  ];
  if (wrong.length > 0) findings.push({ kind: 'booking-status', path, with: wrong.join(', ') });
}

function auditMoney(
  document: QueryDocumentSnapshot,
  recorded: RecordedPayments | undefined,
  { findings }: AuditScope,
): void {
  const { path } = document.ref;
  const { quote, payments = [], anonymisedAt } = document.data() as StoredBooking;
  const amounts = Array.isArray(quote?.lines) ? quote.lines.map(({ amount }) => amount) : [];
  const isRight = sumOf(amounts) === quote?.totalPayment && quote.advancePayment <= quote.totalPayment;
  if (!isRight) findings.push({ kind: 'quote-sum', path, with: 'quote' });
  const list: readonly Payment[] = Array.isArray(payments) ? payments : [];
  const ids = new Set(list.map((payment) => payment?.id));
  if (list !== payments || ids.size < list.length || !list.every(isReadable)) {
    findings.push({ kind: 'payment-unreadable', path, with: 'payments' });
    return;
  }
  // The history of an anonymised booking has none left.
  const { added, removed, isEdited } = recorded ?? { added: [], removed: [], isEdited: false };
  const written = sumsOf(added);
  const found = sumsOf([...list, ...removed]);
  const isOther = written.received !== found.received || written.refunded !== found.refunded;
  if (!isEdited && !anonymisedAt && isOther) {
    const { received, refunded } = written;
    findings.push({
      kind: 'payment-history',
      path,
      with: `history: ${received} received, ${refunded} refunded, in cents`,
    });
  }
}

function isReadable(payment: Payment | undefined): boolean {
  if (!payment) return false;
  const { kind, amount, on } = payment;
  return paymentKinds.includes(kind) && Number.isSafeInteger(amount) && amount > 0 && parseIsoDate(on) !== undefined;
}

function auditItsMails(
  document: QueryDocumentSnapshot,
  { requested, mailed, ofChanges }: MissingMails,
  { findings }: AuditScope,
): void {
  const { path } = document.ref;
  const { number, group, anonymisedAt } = document.data() as StoredBooking;
  // Its mails were deleted with the account.
  if (anonymisedAt) return;
  const entry = requested.get(path);
  // Several apartments of one request have the mails of the first.
  if (entry && !mailed.has(number) && !mailed.has(group ?? number)) {
    findings.push({ kind: 'mail-missing', path, with: `history/${entry}` });
  }
  for (const id of ofChanges.get(path) ?? []) findings.push({ kind: 'mail-missing', path, with: `mail/${id}` });
}
