import { expect } from 'vitest';
import fc from 'fast-check';
import { statusFields } from '../../functions/src/bookings/change/statusFields.ts';
import type { Apartment } from '../../functions/src/contract/apartment.ts';
import type { Booking } from '../../functions/src/contract/booking.ts';
import type { Payment } from '../../functions/src/contract/payment.ts';
import { quoteForGuests } from '../../functions/src/domain/agreedQuote.ts';
import { mayChange, type BookingStatus } from '../../functions/src/domain/bookingState.ts';
import { addDays, isoDate, type IsoDate } from '../../functions/src/domain/isoDate.ts';
import { endOf, keptOf, ledgerOf, sumsOf } from '../../functions/src/domain/ledger.ts';
import { sampleBooking, sampleSettings } from './sampleBooking.ts';
import { pricedQuote } from '../../functions/src/owner/pricedQuote.ts';
import villaApartments from '../../villa/apartments.json' with { type: 'json' };
import { isLate, naiveLedger, type Happening } from './naiveLedger.ts';

export const settings = { ...sampleSettings, ownerLanguage: 'en' } as const;
const apartment = { ...villaApartments[0], propertyTerms: settings } as unknown as Apartment;
const { freeUntilDays } = settings.cancellation;

const cents = fc.oneof(fc.integer({ min: 1, max: 60_000 }), fc.integer({ min: 1, max: 400_000 }));
const price = fc.oneof(
  fc.constantFrom({ kind: 'keep' } as const, { kind: 'list' } as const),
  fc.record({ kind: fc.constant('agreed' as const), total: fc.oneof(fc.constant(0), cents) }),
);
/** The events that can come next in a booking's life. */
export const anyStep = fc.oneof(
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
export type Step = typeof anyStep extends fc.Arbitrary<infer T> ? T : never;

export type Told =
  | { change: 'moved'; before: Booking['settledStay'] & { totalPayment: number } }
  | { change: 'cancelled' | 'declined' | 'expired' | 'cancelledByOwner' };
/** Writes the texts of the mails about a change. */
export type MailWriter = (told: Told, life: BookingLife) => string[];

/** A booking, its events, and the payments that the history has recorded. */
export class BookingLife {
  booking: Booking;
  today = isoDate('2026-11-24');
  readonly story: Happening[] = [];
  readonly added: Payment[] = [];
  readonly removed: Payment[] = [];
  private next = 0;

  readonly #write: MailWriter;

  constructor(isInstant: boolean, write: MailWriter = () => []) {
    this.#write = write;
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

  /** @returns whether the event was possible, and the mails about it */
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
        // The owner cannot refund more than was paid.
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
        const before = { ...booking.settledStay, totalPayment: booking.quote.totalPayment };
        this.price(quote, stay);
        return this.#write({ change: 'moved', before }, this);
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
    const before = { ...booking.settledStay, status: booking.status };
    const next = { ...before, checkOut: booking.checkOut, status };
    const fields = statusFields(next, booking, settings, this.now, before) as Partial<Booking>;
    this.booking = { ...booking, ...fields, ...next, settledStay: next, sequence: booking.sequence + 1 };
  }

  /** @param back the agreed refund, if it differs from the terms */
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
    return this.#write({ change }, this);
  }
}
