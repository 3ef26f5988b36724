import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { describeBooking } from '../../functions/src/bookings/console/describeBooking.ts';
import { fieldsOfStatus } from '../../functions/src/bookings/change/planSettlement.ts';
import type { Apartment } from '../../functions/src/contract/apartment.ts';
import type { Booking } from '../../functions/src/contract/booking.ts';
import type { Payment } from '../../functions/src/contract/payment.ts';
import { quoteForGuests } from '../../functions/src/domain/agreedQuote.ts';
import { mayChange, type BookingStatus } from '../../functions/src/domain/bookingState.ts';
import { addDays, isoDate, type IsoDate } from '../../functions/src/domain/isoDate.ts';
import { endOf, keptOf, ledgerOf, sumsOf } from '../../functions/src/domain/ledger.ts';
import { composeAdvanceReminder } from '../../functions/src/mail/compose/composeAdvanceReminder.ts';
import { composeArrivalReminder } from '../../functions/src/mail/compose/composeArrivalReminder.ts';
import { composeBookingCancelled } from '../../functions/src/mail/compose/composeBookingCancelled.ts';
import { composeBookingEnded } from '../../functions/src/mail/compose/composeBookingEnded.ts';
import { composeBookingMoved } from '../../functions/src/mail/compose/composeBookingMoved.ts';
import { composeOfferOverdue } from '../../functions/src/mail/compose/composeOfferOverdue.ts';
import { sampleBooking, sampleSettings } from '../../functions/src/mail/compose/sampleBooking.ts';
import { mailFormats } from '../../functions/src/mail/format/mailFormats.ts';
import { pricedQuote } from '../../functions/src/owner/pricedQuote.ts';
import villaApartments from '../../villa/apartments.json' with { type: 'json' };
import { expectedPayments } from '../../web/app/features/host/bookings/expectedPayments.ts';
import { arrangeToday } from '../../web/app/features/host/today/arrangeToday.ts';
import { isLate, naiveLedger, type Happening, type Naive } from './naiveLedger.ts';

const lives = 1000;
const settings = { ...sampleSettings, ownerLanguage: 'en' } as const;
const apartment = { ...villaApartments[0], propertyTerms: settings } as unknown as Apartment;
const { money } = mailFormats('en');
const { freeUntilDays, shareAfter } = settings.cancellation;

const cents = fc.oneof(fc.integer({ min: 1, max: 60_000 }), fc.integer({ min: 1, max: 400_000 }));
const price = fc.oneof(
  fc.constantFrom({ kind: 'keep' } as const, { kind: 'list' } as const),
  fc.record({ kind: fc.constant('agreed' as const), total: fc.oneof(fc.constant(0), cents) }),
);
/** What may come next in a life; what is impossible then is left out. */
const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constant('pay' as const), amount: cents, isAdvance: fc.boolean() }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('payBack' as const), share: fc.integer({ min: 1, max: 100 }) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('remove' as const), place: fc.nat(2) }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('confirm' as const) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constantFrom('decline' as const, 'expire' as const) }) },
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constantFrom('cancel' as const, 'cancel' as const, 'cancelByOwner' as const) }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('cancelAtWish' as const), back: fc.integer({ min: 0, max: 110 }) }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('reopen' as const) }) },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('move' as const), nights: fc.integer({ min: 1, max: 20 }), price }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('edit' as const), adults: fc.integer({ min: 1, max: 4 }), price }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('wait' as const),
      days: fc.oneof(fc.integer({ min: 1, max: 15 }), fc.constant(185)),
    }),
  },
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

/** A booking, what happened to it, and what the history has recorded of its payments. */
class Life {
  booking: Booking;
  today = isoDate('2026-11-24');
  readonly story: Happening[] = [];
  readonly added: Payment[] = [];
  readonly removed: Payment[] = [];
  private next = 0;

  constructor(isInstant: boolean) {
    this.booking = sampleBooking({ payments: [] });
    this.story.push({ what: 'priced', quote: this.booking.quote });
    if (!isInstant) return;
    this.become('confirmed');
    this.booking = { ...this.booking, boundBy: 'button' };
    this.story.push({ what: 'confirmed', byButton: true });
  }

  get now(): Date {
    return new Date(`${this.today}T10:00:00Z`);
  }

  /** @returns whether it was possible; and the mails about it */
  do(step: Step): string[] | undefined {
    const { booking, today } = this;
    const { status, payments = [] } = booking;
    const { paid } = ledgerOf([booking], today);
    switch (step.do) {
      case 'wait':
        if (addDays(today, step.days) >= booking.checkIn) return undefined;
        this.today = addDays(today, step.days);
        return [];
      case 'pay':
        this.record(step.isAdvance ? 'advance' : 'balance', step.amount);
        return [];
      case 'payBack': {
        const amount = Math.floor((paid * step.share) / 100);
        if (amount === 0) return undefined;
        this.record('refund', amount);
        return [];
      }
      case 'remove': {
        const payment = payments[step.place];
        const left = payments.filter((one) => one !== payment);
        const sums = sumsOf(left);
        if (!payment || sums.refunded > sums.received) return undefined;
        this.booking = { ...booking, payments: left };
        this.removed.push(payment);
        this.story.push({ what: 'removed', id: payment.id });
        return [];
      }
      case 'confirm':
        if (status !== 'pending') return undefined;
        this.become('confirmed');
        this.story.push({ what: 'confirmed', byButton: false });
        return [];
      case 'decline':
      case 'expire':
        if (status !== 'pending') return undefined;
        return this.end(step.do === 'expire' ? 'system' : 'owner', step.do === 'expire' ? 'expired' : 'declined');
      case 'cancelByOwner':
        return status === 'confirmed' ? this.end('owner', 'cancelledByOwner') : undefined;
      case 'cancel':
        return status === 'cancelled' ? undefined : this.end('guest', 'cancelled');
      case 'cancelAtWish':
        if (status !== 'confirmed') return undefined;
        // More than was paid is refused.
        if (step.back > 100) return undefined;
        return this.end('guest', 'cancelled', Math.floor((paid * step.back) / 100));
      case 'reopen':
        if (!mayChange(status, 'pending', 'owner', { stay: booking, today, endedBy: booking.endedBy }))
          return undefined;
        if (status === 'pending') return undefined;
        this.become('pending');
        this.story.push({ what: 'reopened' });
        return [];
      case 'move': {
        if (status === 'cancelled') return undefined;
        const stay = { checkIn: booking.checkIn, checkOut: addDays(booking.checkIn, step.nights) };
        const quote = pricedQuote(step.price, booking.quote, stay, booking, apartment, booking.terms);
        const before = { ...booking.agreed, totalPayment: booking.quote.totalPayment };
        this.price(quote, stay);
        return composeBookingMoved(this.booking, before, settings, this.now).map(({ message }) => message.text);
      }
      case 'edit': {
        const guests = { adults: step.adults, children: booking.children };
        const quote =
          step.price.kind === 'keep'
            ? quoteForGuests(booking.quote, guests, booking.terms)
            : pricedQuote(step.price, booking.quote, booking, guests, apartment, booking.terms);
        this.booking = { ...booking, ...guests };
        this.price(quote);
        return [];
      }
    }
  }

  private price(quote: Booking['quote'], stay: { checkOut?: IsoDate } = {}): void {
    this.booking = { ...this.booking, ...stay, quote, nights: quote.nights };
    if (this.booking.status === 'confirmed') this.become('confirmed');
    this.story.push({ what: 'priced', quote });
  }

  private record(kind: Payment['kind'], amount: number): void {
    const payment = { id: `payment-${(this.next += 1)}`, kind, amount, on: this.today, note: '' };
    this.booking = { ...this.booking, payments: [...(this.booking.payments ?? []), payment] };
    this.added.push(payment);
    this.story.push({ what: kind === 'refund' ? 'paidBack' : 'received', id: payment.id, amount });
  }

  private become(status: BookingStatus): void {
    const { booking } = this;
    const before = { ...booking.agreed, status: booking.status };
    const next = { ...before, checkOut: booking.checkOut, status };
    const fields = fieldsOfStatus(next, booking, settings, this.now, before) as Partial<Booking>;
    this.booking = { ...booking, ...fields, ...next, agreed: next, sequence: booking.sequence + 1 };
  }

  /** @param back what was agreed to be paid back, if not what the terms say */
  private end(
    by: 'guest' | 'owner' | 'system',
    change: 'cancelled' | 'declined' | 'expired' | 'cancelledByOwner',
    back?: number,
  ): string[] {
    const { booking, today } = this;
    const [kept] = back === undefined ? [] : keptOf([booking], back);
    const end = endOf(booking, today, [booking], kept);
    const keeps = back === undefined ? {} : { keeps: naiveLedger(this.story, 0).paid - back };
    this.become('cancelled');
    if (by === 'owner') expect(this.booking).toMatchObject({ endedBy: by, end });
    this.booking = { ...this.booking, endedBy: by, end };
    this.story.push({ what: 'ended', by, isLate: isLate(today, booking.checkIn, freeUntilDays), ...keeps });
    const mails =
      change === 'cancelled'
        ? composeBookingCancelled([this.booking], settings, this.now)
        : composeBookingEnded(change, this.booking, settings, this.now);
    return mails.map(({ message }) => message.text);
  }
}

/** All amounts that a view names of what is owed. */
function expectViews({ booking, today, story, added, removed }: Life): Naive {
  const naive = naiveLedger(story, shareAfter * 100);
  const { paid, isBound, advance, balance, fee, back } = naive;
  const ledger = ledgerOf([booking], today);
  expect(ledger).toMatchObject({
    ...{ paid, isBound, advanceOpen: advance, balanceOpen: balance, feeOpen: fee, refundOpen: back },
    owed: advance + balance + fee,
  });
  const next = back || fee || advance || balance;
  expect(ledger.next?.amount ?? 0).toBe(next);
  const isOverdue = advance > 0 && fee === 0 && today > (booking.advanceDueOn ?? booking.checkIn);
  expect(ledger.isOfferOverdue).toBe(isOverdue && !isBound && back === 0);

  // The document's text in the console, and the table of the export that shows it.
  const { amounts } = describeBooking(booking, settings);
  expect(amounts?.paid).toBe(money(paid));
  expect(amounts?.due.startsWith(money(next))).toBe(true);

  // The owner's desk.
  const desk = arrangeToday([booking], today);
  expect(desk.overdue.map((one) => one.money)).toEqual(isOverdue && back === 0 ? [ledger] : []);
  const expected = expectedPayments([booking], today).flatMap(({ payments }) => payments);
  const open = [
    { kind: 'advance', amount: advance },
    { kind: 'balance', amount: balance },
  ].filter(({ amount }) => amount > 0);
  expect(expected.map(({ kind, amount }) => ({ kind, amount }))).toEqual(open);

  // The audit compares what was written down with what is stored.
  const [written, gone, stored] = [added, removed, booking.payments ?? []].map(sumsOf);
  expect(written!.received - written!.refunded - gone!.received + gone!.refunded).toBe(stored!.paid);
  return naive;
}

/** What mails about an end say of the money. */
function expectEndMails([toGuest = '', toOwner = '']: string[], { back, fee }: Naive, { booking }: Life): void {
  if (typeof booking.end?.kept === 'number') {
    expect(toGuest).toContain(`As agreed with you, we pay ${money(back)} back.`);
    expect(toOwner).toContain(`to pay ${money(back)} back.`);
    return;
  }
  if (back > 0) {
    expect(toGuest).toMatch(
      new RegExp(`We will pay ${escape(money(back))} back to you|${escape(money(back))} of it comes back`),
    );
    expect(toOwner).toContain(money(back));
  } else {
    expect(toGuest).not.toMatch(/We will pay|of it comes back/);
    expect(toOwner).not.toContain('goes back to the guest');
  }
  if (fee > 0) {
    expect(toGuest).toContain(`${money(fee)} is left to pay.`);
    expect(toOwner).toContain(`${money(fee)} is left for the guest to pay.`);
  } else {
    expect(`${toGuest}${toOwner}`).not.toMatch(/(?<!nothing) is left to pay\.|left for the guest/);
  }
}

/** What mails to the guest of a confirmed stay say is open. */
async function expectStayMails({ booking, now }: Life, { advance, balance, back, paid }: Naive): Promise<void> {
  const [toGuest] = composeArrivalReminder(booking, settings, now);
  const { text } = toGuest.message;
  if (back > 0) expect(text).toContain(`${money(back)} too much has been paid`);
  else {
    expect(text.includes(`The advance payment of ${money(advance)} `)).toBe(advance > 0);
    expect(text.includes(`The ${paid + advance > 0 ? 'balance' : 'full price'} of ${money(balance)} `)).toBe(
      balance > 0,
    );
  }
  const { isOfferOverdue } = ledgerOf([booking], isoDate(now.toISOString().slice(0, 10)));
  if (isOfferOverdue) {
    expect(composeOfferOverdue(booking, settings, now).message.text).toContain(`payment of ${money(advance)} for`);
    const reminder = await composeAdvanceReminder(booking, settings, now);
    expect(reminder.message.text).toContain(`advance payment of ${money(advance)}, which was due`);
    expect(reminder.message.text).toContain(`Amount: ${money(advance)}`);
  }
}

function escape(text: string): string {
  return text.replace(/[.$€]/g, '\\$&');
}

describe('the money of a booking', () => {
  it(`is told the same by all in ${lives} random lives, after every step`, async () => {
    const seen = new Map<string, number>();
    const count = (name: string) => seen.set(name, (seen.get(name) ?? 0) + 1);
    await fc.assert(
      fc.asyncProperty(fc.boolean(), fc.array(step, { minLength: 4, maxLength: 16 }), async (isInstant, steps) => {
        const life = new Life(isInstant);
        let naive = expectViews(life);
        for (const one of steps) {
          const mails = life.do(one);
          if (!mails) continue;
          count(one.do);
          naive = expectViews(life);
          const hasEnded = life.booking.status === 'cancelled';
          if (hasEnded && mails.length > 0) expectEndMails(mails, naive, life);
          if (naive.fee > 0) count('fee owed');
          if (hasEnded && naive.back > 0) count('refund owed');
          if (ledgerOf([life.booking], life.today).isOfferOverdue) count('offer overdue');
        }
        if (life.booking.status === 'confirmed') await expectStayMails(life, naive);
      }),
      { numRuns: lives, seed: 20_261_126 },
    );
    // Each step was taken, and each outcome met, often enough to mean something.
    const steps = [
      'pay',
      'payBack',
      'remove',
      'confirm',
      'decline',
      'expire',
      'cancel',
      'cancelByOwner',
      'cancelAtWish',
    ];
    const outcomes = ['fee owed', 'refund owed', 'offer overdue'];
    for (const name of [...steps, 'reopen', 'move', 'edit', 'wait', ...outcomes]) {
      expect(seen.get(name), name).toBeGreaterThan(20);
    }
  });

  it('of a group is the sum of its bookings', () => {
    const amounts = fc.array(fc.integer({ min: 0, max: 200_000 }), { minLength: 2, maxLength: 3 });
    const days = fc.constantFrom('2027-05-23', '2027-05-24').map(isoDate);
    fc.assert(
      fc.property(amounts, days, fc.boolean(), (paid, on, isCancelled) => {
        const group = paid.map((amount, place): Booking => {
          const payment = { id: `p${place}`, kind: 'advance', amount, on, note: '' } as const;
          return sampleBooking({
            status: 'confirmed',
            group: 'G',
            number: `N${place}`,
            payments: amount > 0 ? [payment] : [],
          });
        });
        const sum = (of: (booking: Booking) => number) => group.reduce((before, one) => before + of(one), 0);
        const cash = paid.reduce((before, amount) => before + amount, 0);
        if (!isCancelled) {
          const ledger = ledgerOf(group, on);
          const total = sum(({ quote }) => quote.totalPayment);
          expect(ledger.owed).toBe(Math.max(0, total - cash));
          expect(ledger.advanceOpen).toBe(Math.max(0, sum(({ quote }) => quote.advancePayment) - cash));
          expect(ledger.refundOpen).toBe(Math.max(0, cash - total));
          return;
        }
        const isDue = on === '2027-05-24' && cash > 0;
        const fee = isDue ? sum(({ quote }) => Math.round(quote.totalPrice * shareAfter)) : 0;
        const ended = group.map((one) => {
          return { ...one, status: 'cancelled', endedBy: 'guest', end: endOf(one, on, group) } as const;
        });
        expect(ledgerOf(ended, on)).toMatchObject({
          feeOpen: Math.max(0, fee - cash),
          refundOpen: Math.max(0, cash - fee),
        });
        const back = Math.floor(cash / 3);
        const kept = keptOf(group, back);
        const agreed = group.map((one, place) => {
          return { ...one, status: 'cancelled', endedBy: 'guest', end: endOf(one, on, group, kept[place]) } as const;
        });
        expect(ledgerOf(agreed, on)).toMatchObject({ feeOpen: 0, refundOpen: back, refundPromised: back });
        const [{ message: toGuest }] = composeBookingCancelled(agreed, settings, new Date(`${on}T10:00:00Z`));
        expect(toGuest.text).toContain(`As agreed with you, we pay ${money(back)} back.`);
      }),
      { numRuns: 300, seed: 20_261_126 },
    );
  });
});
