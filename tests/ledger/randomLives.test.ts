import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Booking } from '../../functions/src/contract/booking.ts';
import { isoDate } from '../../functions/src/domain/isoDate.ts';
import { endOf, keptOf, ledgerOf, sumsOf } from '../../functions/src/domain/ledger.ts';
import { composeAdvanceReminder } from '../../functions/src/mail/compose/composeAdvanceReminder.ts';
import { composeArrivalReminder } from '../../functions/src/mail/compose/composeArrivalReminder.ts';
import { composeBookingCancelled } from '../../functions/src/mail/compose/composeBookingCancelled.ts';
import { composeOfferOverdue } from '../../functions/src/mail/compose/composeOfferOverdue.ts';
import { sampleBooking } from '../support/sampleBooking.ts';
import { mailFormats } from '../../functions/src/mail/format/mailTexts.ts';
import { expectedPayments } from '../../web/app/features/host/bookings/list/expectedPayments.ts';
import { arrangeToday } from '../../web/app/features/host/today/arrangeToday.ts';
import { naiveLedger, type Naive } from '../support/naiveLedger.ts';

import { anyStep, BookingLife, settings, type MailWriter } from '../support/BookingLife.ts';
import { readNamespace } from '../support/messagesOf.ts';
import { amountsIn, trueAmounts } from '../support/trueAmounts.ts';
import { composeBookingConfirmed } from '../../functions/src/mail/compose/composeBookingConfirmed.ts';
import { composeBookingEnded } from '../../functions/src/mail/compose/composeBookingEnded.ts';
import { composeBookingMoved } from '../../functions/src/mail/compose/composeBookingMoved.ts';
import { composeBookingReceived } from '../../functions/src/mail/compose/composeBookingReceived.ts';

const lives = 1000;
const { money } = mailFormats('en');
const { shareAfter } = settings.cancellation;
/** Amounts about the way to the villa, because mails before arrival contain them too. */
const ofTheWay = amountsIn(JSON.stringify(readNamespace('en', 'about')));

const writeMails: MailWriter = (told, { booking, now }) => {
  const mails =
    told.change === 'moved'
      ? composeBookingMoved(booking, told.before, settings, now)
      : told.change === 'cancelled'
        ? composeBookingCancelled([booking], settings, now)
        : composeBookingEnded(told.change, booking, settings, now);
  return mails.map(({ message }) => message.text);
};

/** The mails that state a booking's balance, composed as when they are sent again. */
async function stateMails({ booking, now }: BookingLife): Promise<string[]> {
  if (booking.status === 'cancelled') return [];
  const mails =
    booking.status === 'pending'
      ? composeBookingReceived([booking], settings, now)
      : await composeBookingConfirmed(booking, settings, now);
  return mails.map(({ message }) => message.text);
}

function expectAmounts(mails: string[], known: string[]): void {
  const isTrue = new Set([...ofTheWay, ...known]);
  expect(mails.flatMap(amountsIn).filter((amount) => !isTrue.has(amount))).toEqual([]);
}

/** Expects that a request, even one that was paid before it was reopened, asks for the open part of its advance. */
function expectAskedAdvance(mails: string[], { booking, today }: BookingLife): void {
  const { advanceOpen } = ledgerOf([{ ...booking, status: 'confirmed' }], today);
  const asked = mails.map((text) => /advance payment of (€[\d.,]*\d)/.exec(text)?.[1]);
  const amount = advanceOpen > 0 ? money(advanceOpen) : undefined;
  expect(asked).toEqual([amount, amount]);
}

/** Expects the same amounts owed in all views. */
function expectViews({ booking, today, story, added, removed }: BookingLife): Naive {
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

  // What the owner's desk shows.
  const desk = arrangeToday([booking], today);
  expect(desk.overdue.map((one) => one.money)).toEqual(isOverdue && back === 0 ? [ledger] : []);
  const expected = expectedPayments([booking], today);
  const open = [
    { kind: 'advance', amount: advance },
    { kind: 'balance', amount: balance },
  ].filter(({ amount }) => amount > 0);
  expect(expected.map(({ kind, amount }) => ({ kind, amount }))).toEqual(open);

  // The audit compares the recorded payments with the stored ones.
  const [written, gone, stored] = [added, removed, booking.payments ?? []].map(sumsOf);
  expect(written!.received - written!.refunded - gone!.received + gone!.refunded).toBe(stored!.paid);
  return naive;
}

/** Expects the right amounts in mails about an ended booking. */
function expectEndMails([toGuest = '', toOwner = '']: string[], { back, fee }: Naive, { booking }: BookingLife): void {
  if (typeof booking.end?.kept === 'number') {
    expect(toGuest).toContain(`As agreed with you, we pay ${money(back)} back.`);
    expect(toOwner).toContain(`to pay ${money(back)} back.`);
    return;
  }
  if (back > 0) {
    expect(toGuest).toMatch(
      new RegExp(`We will pay ${escape(money(back))} back to you|will pay ${escape(money(back))} of it back`),
    );
    expect(toOwner).toContain(money(back));
  } else {
    expect(toGuest).not.toMatch(/We will pay|of it back/);
    expect(toOwner).not.toContain('goes back to the guest');
  }
  if (fee > 0) {
    expect(toGuest).toContain(`${money(fee)} is left to pay.`);
    expect(toOwner).toContain(`${money(fee)} is left for the guest to pay.`);
  } else {
    expect(`${toGuest}${toOwner}`).not.toMatch(/(?<!nothing) is left to pay\.|left for the guest/);
  }
}

/** Expects the open amount in mails to the guest of a confirmed stay. */
async function expectStayMails({ booking, now }: BookingLife, { advance, balance, back, paid }: Naive): Promise<void> {
  const [toGuest] = composeArrivalReminder(booking, settings, now);
  const { text } = toGuest.message;
  if (back > 0) expect(text).toContain(`${money(back)} too much has been paid`);
  else {
    expect(text.includes(`The advance payment of ${money(advance)} `)).toBe(advance > 0);
    expect(text.includes(`You pay ${paid + advance > 0 ? 'the remaining ' : ''}${money(balance)} `)).toBe(balance > 0);
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
  it(`is the same everywhere in ${lives} random lives, after every step`, async () => {
    const seen = new Map<string, number>();
    const count = (name: string) => seen.set(name, (seen.get(name) ?? 0) + 1);
    await fc.assert(
      fc.asyncProperty(fc.boolean(), fc.array(anyStep, { minLength: 4, maxLength: 16 }), async (isInstant, steps) => {
        const life = new BookingLife(isInstant, writeMails);
        let naive = expectViews(life);
        for (const one of steps) {
          const known = trueAmounts(life);
          const mails = life.do(one);
          if (!mails) continue;
          expectAmounts(mails, [...known, ...trueAmounts(life)]);
          count(one.do);
          naive = expectViews(life);
          const hasEnded = life.booking.status === 'cancelled';
          if (hasEnded && mails.length > 0) expectEndMails(mails, naive, life);
          if (naive.fee > 0) count('fee owed');
          if (hasEnded && naive.back > 0) count('refund owed');
          if (ledgerOf([life.booking], life.today).isOfferOverdue) count('offer overdue');
        }
        // Composed only at the end, because payment codes take most of the time, and a life may end after any step.
        const said = await stateMails(life);
        expectAmounts(said, trueAmounts(life));
        if (life.booking.status === 'pending') expectAskedAdvance(said, life);
        if (life.booking.status === 'confirmed') await expectStayMails(life, naive);
      }),
      { numRuns: lives, seed: 20_261_126 },
    );
    // Each step and each outcome must occur often enough.
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
