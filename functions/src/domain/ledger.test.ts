import { describe, expect, it, test } from 'vitest';
import { isoDate, type IsoDate } from './isoDate.ts';
import {
  costOfCancelling,
  costOfEnd,
  endOf,
  ifCancelled,
  keptOf,
  ledgerOf,
  type LedgerBooking,
  type LedgerPayment,
} from './ledger.ts';

const today = isoDate('2027-05-01');
const early = isoDate('2027-05-13');
const late = isoDate('2027-05-14');

/** A confirmed stay for 1,000 with an advance of 300. Cancelling is free until 13 May, then it costs half of the price. */
const stay: LedgerBooking = {
  status: 'confirmed',
  checkIn: isoDate('2027-06-12'),
  quote: { totalPrice: 1000, advancePayment: 300, totalPayment: 1000 },
  terms: { advanceShare: 0.3, cancellation: { freeUntilDays: 30, shareAfter: 0.5 } },
  advanceDueOn: isoDate('2027-05-08'),
};

/** Amount received; negative for a refund. */
function payments(...amounts: number[]): LedgerPayment[] {
  return amounts.map((amount, place) => {
    return { id: `p${place}`, kind: amount < 0 ? 'refund' : 'advance', amount: Math.abs(amount) };
  });
}

const paid = (...amounts: number[]): LedgerBooking => ({ ...stay, payments: payments(...amounts) });

function ended(booking: LedgerBooking, endedBy: 'guest' | 'owner' | 'system', on: IsoDate, kept: number | null = null) {
  return { ...booking, status: 'cancelled', endedBy, end: endOf(booking, on, [booking], kept) } as const;
}

/** The same booking with more payments. */
function later(booking: LedgerBooking, ...amounts: number[]): LedgerBooking {
  const added = payments(...amounts).map((payment) => ({ ...payment, id: `later-${payment.id}` }));
  return { ...booking, payments: [...(booking.payments ?? []), ...added] };
}

const of = (...bookings: LedgerBooking[]) => ledgerOf(bookings, today);
const nothing = { feeOpen: 0, refundOpen: 0, advanceOpen: 0, balanceOpen: 0, next: null };

describe('a confirmed stay', () => {
  test.for([
    ['owes the advance until its due date', stay, '2027-05-08', 'due', 'advance', 300, '2027-05-08'],
    ['is overdue the day after', stay, '2027-05-09', 'overdue', 'advance', 300, '2027-05-08'],
    ['owes the rest of an advance', paid(100), '2027-05-09', 'overdue', 'advance', 200, '2027-05-08'],
    ['owes the balance on arrival', paid(300), '2027-05-09', 'due', 'balance', 700, '2027-06-12'],
    ['owes the balance after that', paid(300), '2027-06-13', 'overdue', 'balance', 700, '2027-06-12'],
    ['owes what was paid back too early', paid(1000, -100), '2027-05-01', 'due', 'balance', 100, '2027-06-12'],
    ['gets back what is too much', paid(1000, 50), '2027-05-01', 'refundDue', 'refund', 50, null],
  ] as const)('%s', ([, booking, day, state, kind, amount, on]) => {
    expect(ledgerOf([booking], isoDate(day))).toMatchObject({ state, next: { kind, amount, on } });
  });

  it('is paid when nothing is open', () => {
    expect(of(paid(300, 700))).toMatchObject({ ...nothing, state: 'paid', received: 1000, refunded: 0, paid: 1000 });
  });

  it('owes nothing if it costs nothing', () => {
    const free = { ...stay, quote: { totalPrice: 0, advancePayment: 0, totalPayment: 0 }, advanceDueOn: null };
    expect(of(free).state).toBe('nothingDue');
  });

  it('asks for its advance on arrival at the latest, even without a due date', () => {
    const priced = { ...stay, advanceDueOn: null };
    expect(of(priced).next).toEqual({ kind: 'advance', amount: 300, on: '2027-06-12' });
  });
});

it('a single cent is treated like any other amount', () => {
  const cent = { ...stay, quote: { totalPrice: 1, advancePayment: 1, totalPayment: 1 } };
  expect(of(cent).next).toEqual({ kind: 'advance', amount: 1, on: '2027-05-08' });
  expect(of({ ...cent, payments: payments(1) }).state).toBe('paid');
  expect(of(paid(299)).next).toMatchObject({ kind: 'advance', amount: 1 });
  expect(of(paid(1000, 1)).next).toMatchObject({ kind: 'refund', amount: 1 });
  expect(of(ended(paid(499), 'guest', late)).next).toMatchObject({ kind: 'fee', amount: 1 });
});

describe('when a guest is bound', () => {
  const request = { ...stay, status: 'pending', advanceDueOn: null } as const;
  test.for([
    ['not by a request', request, false],
    ['not by money on a request', { ...request, payments: payments(300) }, false],
    ['not by a confirmation, which is an offer', stay, false],
    ['by the first payment', paid(1), true],
    ['still, after all of it was paid back', paid(300, -300), true],
    ['by the button of an instant booking', { ...stay, boundBy: 'button' }, true],
  ] as const)('%s', ([, booking, isBound]) => {
    expect(of(booking).isBound).toBe(isBound);
  });

  test.for([
    ['a request', request, late, { kind: 'request' }],
    ['an offer, whatever the terms say', stay, late, { kind: 'offer' }],
    ['a bound guest on the last free day', paid(300), early, { kind: 'free', freeUntil: '2027-05-13' }],
    ['a bound guest the day after', paid(300), late, { kind: 'due', freeUntil: '2027-05-13', share: 0.5, amount: 500 }],
  ] as const)('cancelling %s', ([, booking, on, cost]) => {
    expect(costOfCancelling(booking, on)).toEqual(cost);
  });

  it('cancelling costs nothing if the terms ask for no advance', () => {
    const terms = { ...stay.terms, advanceShare: 0 };
    const booking = { ...paid(300), terms, boundBy: 'button' } as const;
    expect(costOfCancelling(booking, late)).toEqual({ kind: 'free', freeUntil: null });
    expect(of(...ifCancelled([booking], late))).toMatchObject({ fee: 0, feeOpen: 0, refundOpen: 300 });
  });

  it('an offer is overdue from the day after its due date until the first payment', () => {
    const isOverdue = (booking: LedgerBooking, on: string) => ledgerOf([booking], isoDate(on)).isOfferOverdue;
    expect(isOverdue(stay, '2027-05-08')).toBe(false);
    expect(isOverdue(stay, '2027-05-09')).toBe(true);
    expect(isOverdue(paid(1), '2027-05-09')).toBe(false);
    expect(isOverdue({ ...stay, boundBy: 'button' }, '2027-05-09')).toBe(false);
  });
});

describe('a booking that has ended', () => {
  it('is refunded in full, and costs a fee only if the guest ended it', () => {
    expect(of(paid(1000, 50))).toMatchObject({ refundOpen: 50, refundPromised: 0 });
    expect(of(later(ended(paid(300), 'guest', early), 50))).toMatchObject({ refundOpen: 350, arrivedAfterEnd: 50 });
    for (const booking of [stay, ended(paid(300), 'owner', late)]) {
      expect(costOfEnd(booking)).toEqual({ kind: 'free', freeUntil: null });
    }
  });

  it('is refunded by the terms if it ended at the guest’s wish and no refund was agreed', () => {
    expect(of(ended(paid(700), 'guest', late))).toMatchObject({ fee: 500, refundOpen: 200, refundPromised: 200 });
    expect(of(ended(paid(700), 'guest', early))).toMatchObject({ fee: 0, refundOpen: 700, refundPromised: 700 });
  });

  it('subtracts earlier refunds once', () => {
    const cancelled = ended(paid(1000, -200), 'owner', late);
    expect(of(cancelled)).toMatchObject({ state: 'refundDue', refundOpen: 800, refundPromised: 800 });
    expect(of(later(cancelled, -300))).toMatchObject({ refundOpen: 500, refundPromised: 800 });
    expect(of(later(cancelled, -800))).toMatchObject({ ...nothing, state: 'nothingDue', refundPromised: 800 });
  });

  test.for(['owner', 'system'] as const)('refunds payments for a request that the %s ended', (by) => {
    const request = { ...paid(300), status: 'pending', advanceDueOn: null } as const;
    expect(of(request)).toMatchObject({ ...nothing, state: 'nothingDue', paid: 300 });
    const over = ended(request, by, late);
    expect(over.end.from).toBe('pending');
    expect(of(over)).toMatchObject({ state: 'refundDue', isBound: false, refundOpen: 300, refundPromised: 300 });
  });

  it('refunds payments for a request that was cancelled, reopened and declined', () => {
    const cancelled = ended(paid(300), 'guest', late);
    expect(of(cancelled)).toMatchObject({ fee: 500, feeOpen: 200, refundOpen: 0 });
    const reopened = { ...cancelled, status: 'pending', endedBy: null, end: null } as const;
    expect(of(ended(reopened, 'owner', late))).toMatchObject({ fee: 0, refundOpen: 300 });
  });

  it('leaves the unpaid part of a bound guest’s fee open', () => {
    const cancelled = ended(paid(300), 'guest', late);
    expect(of(cancelled)).toMatchObject({ state: 'due', feeOpen: 200, next: { kind: 'fee', amount: 200, on: null } });
    expect(of(later(cancelled, 200))).toMatchObject({ ...nothing, state: 'nothingDue', paid: 500 });
    const unpaid = { ...stay, boundBy: 'button' } as const;
    expect(of(ended(unpaid, 'guest', late))).toMatchObject({ isBound: true, feeOpen: 500 });
  });

  it('costs nothing before the guest is bound, however late the guest cancels', () => {
    const cancelled = ended(stay, 'guest', late);
    expect(of(cancelled)).toMatchObject({ ...nothing, state: 'nothingDue', isBound: false, fee: 0 });
    expect(costOfEnd(cancelled)).toEqual({ kind: 'offer' });
    expect(costOfEnd(ended(paid(1), 'guest', late))).toMatchObject({ kind: 'due', amount: 500 });
  });

  it('refunds in full a payment that arrives for a cancelled stay', () => {
    const arrived = later(ended(stay, 'guest', late), 300);
    expect(of(arrived)).toMatchObject({ state: 'refundDue', isBound: false, refundOpen: 300, arrivedAfterEnd: 300 });
  });

  it('owes nothing after removing the payment that bound the guest by mistake', () => {
    const cancelled = ended(paid(300), 'guest', late);
    expect(of({ ...cancelled, payments: [] })).toMatchObject({ ...nothing, state: 'nothingDue', isBound: false });
  });

  it('refunds no more than was paid, even after a wrong payment was removed', () => {
    const agreed = (booking: LedgerBooking, refund: number) =>
      ended(booking, 'guest', late, keptOf([booking], refund)[0]);
    expect(of(agreed(paid(50), 5000))).toMatchObject({ refundOpen: 50, refundPromised: 50 });
    const promised = agreed(paid(300), 300);
    expect(of(promised).refundOpen).toBe(300);
    expect(of({ ...promised, payments: [] })).toMatchObject({ ...nothing, state: 'nothingDue' });
    expect(of({ ...agreed(paid(300), 100), payments: [] })).toMatchObject({ ...nothing, state: 'nothingDue' });
  });

  it('keeps the agreed amount instead of the terms, and refunds later payments', () => {
    const cancelled = ended(paid(700), 'guest', late, 100);
    expect(of(cancelled)).toMatchObject({ fee: 100, refundOpen: 600 });
    expect(of(later(cancelled, -600, 50))).toMatchObject({ refundOpen: 50, arrivedAfterEnd: 50, refundPromised: 650 });
  });

  it('leaves nothing of a fee open once the owner has refunded part of it', () => {
    const cancelled = ended(paid(300), 'guest', late);
    expect(of(later(cancelled, -100))).toMatchObject({ ...nothing, state: 'nothingDue', paid: 200, fee: 200 });
  });
});

describe('a group of bookings', () => {
  const other = (booking: LedgerBooking): LedgerBooking => ({
    ...booking,
    payments: (booking.payments ?? []).map((payment) => ({ ...payment, id: `other-${payment.id}` })),
  });

  it('has one advance, whichever booking it was recorded for', () => {
    expect(of(stay, stay).next).toEqual({ kind: 'advance', amount: 600, on: '2027-05-08' });
    expect(of(paid(600), stay)).toMatchObject({ isBound: true, advanceOpen: 0, balanceOpen: 1400, refundOpen: 0 });
  });

  it('has one refund: overpayments of the others cover an unpaid fee', () => {
    const group = [paid(700), { ...stay, boundBy: 'button' } as const];
    expect(of(...ifCancelled(group, late))).toMatchObject({ fee: 1000, feeOpen: 300, refundOpen: 0 });
    expect(of(...ifCancelled([paid(1200), stay], late))).toMatchObject({ fee: 1000, feeOpen: 0, refundOpen: 200 });
  });

  it('counts an agreed refund once', () => {
    const group = [paid(300), other(paid(300))];
    const kept = keptOf(group, 400);
    const cancelled = group.map((one, place) => {
      return { ...one, status: 'cancelled', endedBy: 'guest', end: endOf(one, late, group, kept[place]) } as const;
    });
    expect(of(...cancelled)).toMatchObject({ refundOpen: 400, refundPromised: 400, fee: 200 });
    const [first, second] = cancelled;
    expect(of(later(first!, -300), second!)).toMatchObject({ refundOpen: 100, refundPromised: 400 });
  });

  it('refunds the payments of the cancelled booking, and leaves the others paid', () => {
    const cancelled = ended(other(paid(300)), 'guest', early);
    expect(of(paid(300), cancelled)).toMatchObject({ refundOpen: 300, advanceOpen: 0, balanceOpen: 700 });
    // The owner recorded the payment for the cancelled booking, but the guest paid for both.
    expect(of(stay, ended(other(paid(600)), 'guest', early))).toMatchObject({ refundOpen: 300, advanceOpen: 0 });
  });

  it('owes the open amounts of its stays and the fees of ended ones', () => {
    const bound = { ...stay, boundBy: 'button' } as const;
    const late500 = ended(bound, 'guest', late);
    expect(of(stay)).toMatchObject({ advanceOpen: 300, balanceOpen: 700, owed: 1000 });
    expect(of(stay, late500)).toMatchObject({ feeOpen: 500, owed: 1500, refundOpen: 0 });
    expect(of(paid(1000), late500)).toMatchObject({ feeOpen: 500, owed: 500, refundOpen: 0 });
    expect(of(paid(100), ended(other(paid(500)), 'guest', late))).toMatchObject({ advanceOpen: 200, feeOpen: 0 });
    // A payment for a request does not cover a fee.
    expect(of({ ...paid(300), status: 'pending' }, late500)).toMatchObject({ feeOpen: 500, refundOpen: 0 });
  });

  it('waives with a refund only fees of bookings that had ended before it', () => {
    const bound = { ...stay, boundBy: 'button' } as const;
    const thenEnded = (before: LedgerBooking, booking: LedgerBooking) =>
      of(before, { ...booking, status: 'cancelled', endedBy: 'guest', end: endOf(booking, late, [before, booking]) });
    const refunded = later(ended(paid(600), 'guest', early), -300);
    expect(thenEnded(refunded, bound)).toMatchObject({ paid: 300, fee: 500, feeOpen: 200, refundOpen: 0 });
    const waived = later(ended(paid(300), 'guest', late), -100);
    expect(thenEnded(waived, bound)).toMatchObject({ paid: 200, fee: 700, feeOpen: 500 });
    expect(thenEnded(waived, other(paid(300)))).toMatchObject({ paid: 500, fee: 700, feeOpen: 200 });
  });

  it('has its advance due on the earliest due date of its bookings', () => {
    const after = { ...stay, advanceDueOn: isoDate('2027-05-10') };
    const asksForNone = { ...after, quote: { ...stay.quote, advancePayment: 0 }, advanceDueOn: isoDate('2027-05-02') };
    expect(of(after, stay).next).toMatchObject({ on: '2027-05-08' });
    expect(of(asksForNone, stay).next).toMatchObject({ kind: 'advance', amount: 300, on: '2027-05-08' });
  });

  it('sets aside payments for a pending request', () => {
    const request = { ...paid(300), status: 'pending', advanceDueOn: null } as const;
    expect(of(stay, request)).toMatchObject({ advanceOpen: 300, refundOpen: 0 });
  });
});
