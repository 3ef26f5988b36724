import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bookingStatuses } from './bookingState.ts';
import { addDays, isoDate } from './isoDate.ts';
import { sumOf } from './money.ts';
import { paymentState, paymentStatuses, type PaidBooking } from './paymentState.ts';

const today = isoDate('2027-05-01');
const stay: PaidBooking = {
  status: 'confirmed',
  checkIn: isoDate('2027-06-12'),
  quote: { advancePayment: 300, totalPayment: 1000 },
  advanceDueOn: isoDate('2027-05-08'),
};
const paid = (...amounts: number[]): PaidBooking => ({
  ...stay,
  payments: amounts.map((amount) => ({ kind: amount < 0 ? 'refund' : 'advance', amount: Math.abs(amount) })),
});

describe('a confirmed stay', () => {
  test.for([
    ['owes the advance until its due date', stay, '2027-05-08', 'due', 'advance', 300, '2027-05-08'],
    ['is overdue the day after', stay, '2027-05-09', 'overdue', 'advance', 300, '2027-05-08'],
    ['owes the rest of an advance', paid(100), '2027-05-09', 'overdue', 'advance', 200, '2027-05-08'],
    ['owes the balance on arrival', paid(300), '2027-05-09', 'due', 'balance', 700, '2027-06-12'],
    ['owes the balance after that', paid(300), '2027-06-13', 'overdue', 'balance', 700, '2027-06-12'],
    ['owes what was paid back too early', paid(1000, -100), '2027-05-01', 'due', 'balance', 100, '2027-06-12'],
    ['gets back what is too much', paid(1000, 50), '2027-05-01', 'refundDue', 'refund', 50, null],
    ['owes all on arrival', { ...stay, advanceDueOn: null }, '2027-05-09', 'due', 'balance', 1000, '2027-06-12'],
  ] as const)('%s', ([, booking, day, state, kind, amount, on]) => {
    expect(paymentState(booking, isoDate(day))).toMatchObject({ state, next: { kind, amount, on } });
  });

  test('is paid when nothing is open', () => {
    expect(paymentState(paid(300, 700), today)).toEqual({
      state: 'paid',
      paid: 1000,
      advanceOpen: 0,
      balanceOpen: 0,
      refundOpen: 0,
      next: null,
    });
  });

  test('that costs nothing owes nothing', () => {
    const free = { ...stay, quote: { advancePayment: 0, totalPayment: 0 }, advanceDueOn: null };
    expect(paymentState(free, today).state).toBe('nothingDue');
  });
});

test('a request owes nothing yet', () => {
  expect(paymentState({ ...stay, status: 'pending', advanceDueOn: null }, today)).toMatchObject({
    state: 'nothingDue',
    next: null,
  });
});

describe('a cancelled booking', () => {
  const cancelled = { ...paid(300), status: 'cancelled', advanceDueOn: null } as const;

  test('owes nothing', () => expect(paymentState(cancelled, today).state).toBe('nothingDue'));

  test('gets back what was promised', () => {
    expect(paymentState({ ...cancelled, refundPromised: 200 }, today)).toMatchObject({
      state: 'refundDue',
      refundOpen: 200,
      next: { kind: 'refund', amount: 200, on: null },
    });
  });

  test('gets it once', () => {
    const payments = paid(300, -200).payments ?? [];
    expect(paymentState({ ...cancelled, payments, refundPromised: 200 }, today).state).toBe('nothingDue');
    expect(paymentState({ ...cancelled, payments, refundPromised: 250 }, today).refundOpen).toBe(50);
  });
});

const booking = fc.record({
  status: fc.constantFrom(...bookingStatuses),
  checkIn: fc.integer({ min: -30, max: 60 }).map((days) => addDays(today, days)),
  quote: fc
    .tuple(fc.nat(2000), fc.nat(2000))
    .map(([a, b]) => ({ advancePayment: Math.min(a, b), totalPayment: Math.max(a, b) })),
  advanceDueOn: fc.option(fc.integer({ min: -30, max: 60 }).map((days) => addDays(today, days))),
  payments: fc.array(
    fc.record({
      kind: fc.constantFrom('advance', 'balance', 'refund'),
      amount: fc.integer({ min: 1, max: 1500 }),
    } as const),
    { maxLength: 5 },
  ),
  refundPromised: fc.option(fc.nat(2000)),
});

test('for any booking, the amounts add up and the state tells the only amount that counts now', () => {
  fc.assert(
    fc.property(booking, (any) => {
      const result = paymentState(any, today);
      const { state, paid: net, advanceOpen, balanceOpen, refundOpen, next } = result;
      expect(paymentStatuses).toContain(state);
      for (const amount of [net, advanceOpen, balanceOpen, refundOpen]) expect(amount).toBeGreaterThanOrEqual(0);
      expect(next === null).toBe(state === 'paid' || state === 'nothingDue');
      if (next) expect(next.amount).toBeGreaterThan(0);
      expect(refundOpen > 0).toBe(state === 'refundDue');
      if (any.status === 'confirmed') {
        expect(net + advanceOpen + balanceOpen - refundOpen).toBe(any.quote.totalPayment);
        if (next?.on) expect(state).toBe(next.on < today ? 'overdue' : 'due');
      } else {
        expect([advanceOpen, balanceOpen]).toEqual([0, 0]);
      }
    }),
  );
});

test('paying what the state asks for leads to a settled state in at most two steps', () => {
  fc.assert(
    fc.property(booking, (any) => {
      // More paid back than received has no state of its own.
      const received = sumOf(any.payments.filter(({ kind }) => kind !== 'refund').map(({ amount }) => amount));
      const refunded = sumOf(any.payments.filter(({ kind }) => kind === 'refund').map(({ amount }) => amount));
      fc.pre(received >= refunded);
      const payments = [...any.payments];
      for (let step = 0; step < 2; step += 1) {
        const { next } = paymentState({ ...any, payments }, today);
        if (next) payments.push({ kind: next.kind, amount: next.amount });
      }
      expect(['paid', 'nothingDue']).toContain(paymentState({ ...any, payments }, today).state);
    }),
  );
});
