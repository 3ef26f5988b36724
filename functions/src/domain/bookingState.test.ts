import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  bookingStatuses,
  guestMayCancel,
  holdsNights,
  isBookingStatus,
  mayChange,
  transitions,
  type Actor,
  type BookingStatus,
} from './bookingState.ts';
import { addDays, isoDate, type IsoDate } from './isoDate.ts';
import { nightsOf, overlaps, type Stay } from './stay.ts';

const actors: readonly Actor[] = ['guest', 'owner', 'system'];

/** product.md: pending to confirmed or cancelled, confirmed to cancelled; the owner alone may revive. */
const allowed = new Set([
  'pending confirmed owner',
  'pending cancelled owner',
  'pending cancelled guest',
  'pending cancelled system',
  'confirmed cancelled owner',
  'confirmed cancelled guest',
  'cancelled pending owner',
  'cancelled confirmed owner',
]);

describe('mayChange', () => {
  const cases = bookingStatuses.flatMap((from) =>
    bookingStatuses.filter((to) => to !== from).flatMap((to) => actors.map((by) => ({ from, to, by }))),
  );

  const stay: Stay = { checkIn: isoDate('2027-06-12'), checkOut: isoDate('2027-06-19') };
  const before = { stay, today: isoDate('2027-06-01'), endedBy: null };

  it.each(cases)('$from to $to by the $by', ({ from, to, by }) => {
    expect(mayChange(from, to, by, before)).toBe(allowed.has(`${from} ${to} ${by}`));
  });

  it('lets everyone leave everything as it is', () => {
    for (const status of bookingStatuses) {
      for (const by of actors) expect(mayChange(status, status, by, { ...before, endedBy: 'guest' })).toBe(true);
    }
  });

  it.each<[Actor | null, BookingStatus, boolean]>([
    ['guest', 'confirmed', false],
    ['guest', 'pending', true],
    ['owner', 'confirmed', true],
    ['system', 'confirmed', true],
    [null, 'confirmed', true],
  ])('a booking ended by %s becomes %s again by the owner: %s', (endedBy, to, may) => {
    expect(mayChange('cancelled', to, 'owner', { ...before, endedBy })).toBe(may);
  });
});

describe('the table of transitions', () => {
  it('names each change of each actor once', () => {
    const named = transitions.flatMap(({ from, to, by }) => by.map((actor) => `${from} ${to} ${actor}`));
    expect(named.toSorted()).toEqual([...allowed].toSorted());
  });

  it('binds guests to the day of arrival, and the owner to a guest’s own cancelling', () => {
    for (const { from, to, by, when } of transitions) {
      expect(when !== undefined).toBe(by.includes('guest') || (from === 'cancelled' && to === 'confirmed'));
    }
  });
});

describe('isBookingStatus', () => {
  it('knows the three states and nothing else', () => {
    for (const status of bookingStatuses) expect(isBookingStatus(status)).toBe(true);
    for (const other of ['Pending', 'confirmed ', 'canceled', '', null, undefined, 0, {}, ['pending']]) {
      expect(isBookingStatus(other)).toBe(false);
    }
  });
});

describe('holdsNights', () => {
  it('keeps the nights of pending and confirmed bookings', () => {
    expect(bookingStatuses.filter(holdsNights)).toEqual(['pending', 'confirmed']);
  });
});

describe('guestMayCancel', () => {
  const stay: Stay = { checkIn: isoDate('2027-06-12'), checkOut: isoDate('2027-06-19') };

  it.each<[BookingStatus, string, boolean]>([
    ['pending', '2027-01-01', true],
    ['pending', '2027-06-11', true],
    ['pending', '2027-06-12', true],
    ['pending', '2027-06-13', false],
    ['pending', '2027-06-15', false],
    ['pending', '2027-07-01', false],
    ['confirmed', '2027-06-11', true],
    ['confirmed', '2027-06-12', false],
    ['confirmed', '2027-07-01', false],
    ['cancelled', '2027-01-01', false],
    ['cancelled', '2027-07-01', false],
  ])('a %s stay on %s: %s', (status, today, may) => {
    expect(guestMayCancel(status, stay, isoDate(today))).toBe(may);
  });
});

/*
 * The model of how the server sells nights: one set, in which a batch may create only what is not there (all or
 * nothing), as Firestore's create precondition does. Statuses and dates change by the domain's own rules.
 */
interface ModelBooking {
  stay: Stay;
  status: BookingStatus;
  endedBy: Actor | null;
}

class PropertyModel {
  readonly bookings: ModelBooking[] = [];
  readonly nights = new Set<IsoDate>();

  request(stay: Stay): boolean {
    if (!this.create(nightsOf(stay))) return false;
    this.bookings.push({ stay, status: 'pending', endedBy: null });
    return true;
  }

  /** What the console's owner, a guest or the expiry does to a booking: its status, its dates, or both. */
  change(booking: ModelBooking, to: BookingStatus, by: Actor, stay: Stay, today: IsoDate): boolean {
    if (!mayChange(booking.status, to, by, { stay: booking.stay, today, endedBy: booking.endedBy })) return false;
    const endedBy = to !== 'cancelled' ? null : booking.status === to ? booking.endedBy : by;
    const held = holdsNights(booking.status) ? nightsOf(booking.stay) : [];
    const wanted = holdsNights(to) ? nightsOf(stay) : [];
    if (!this.create(wanted.filter((night) => !held.includes(night)))) return false;
    for (const night of held) if (!wanted.includes(night)) this.nights.delete(night);
    Object.assign(booking, { status: to, stay, endedBy });
    return true;
  }

  private create(nights: IsoDate[]): boolean {
    if (nights.some((night) => this.nights.has(night))) return false;
    for (const night of nights) this.nights.add(night);
    return true;
  }
}

describe('no order of requesting, cancelling, reviving and moving', () => {
  const firstNight = isoDate('2028-02-20');
  const anyStay = fc.tuple(fc.nat(24), fc.integer({ min: 1, max: 8 })).map(([start, nights]): Stay => {
    const checkIn = addDays(firstNight, start);
    return { checkIn, checkOut: addDays(checkIn, nights) };
  });
  const anyChange = fc.record({
    which: fc.nat(30),
    to: fc.constantFrom(...bookingStatuses),
    by: fc.constantFrom(...actors),
    movedTo: fc.option(anyStay, { nil: undefined }),
    today: fc.integer({ min: -10, max: 30 }).map((days) => addDays(firstNight, days)),
  });
  const anySteps = fc.array(fc.oneof(anyStay, anyChange), { maxLength: 60, size: 'max' });

  it('sells a night twice, loses one or keeps one that nobody holds', () => {
    fc.assert(
      fc.property(anySteps, (steps) => {
        const property = new PropertyModel();
        for (const step of steps) {
          const holding = property.bookings.filter(({ status }) => holdsNights(status));
          if ('checkIn' in step) {
            const conflict = holding.some(({ stay }) => overlaps(stay, step));
            expect(property.request(step)).toBe(!conflict);
          } else {
            const booking = property.bookings[step.which % Math.max(1, property.bookings.length)];
            if (!booking) continue;
            const before = structuredClone(booking);
            const target = step.by === 'owner' && step.movedTo ? step.movedTo : booking.stay;
            const others = holding.filter((other) => other !== booking);
            const conflict = holdsNights(step.to) && others.some(({ stay }) => overlaps(stay, target));
            const done = property.change(booking, step.to, step.by, target, step.today);
            if (conflict) expect(done).toBe(false);
            if (!done) expect(booking).toEqual(before);
            if (before.endedBy === 'guest') expect(booking.status).not.toBe('confirmed');
          }
          const held = property.bookings
            .filter(({ status }) => holdsNights(status))
            .flatMap(({ stay }) => nightsOf(stay));
          expect(held.length).toBe(new Set(held).size);
          expect(property.nights).toEqual(new Set(held));
        }
      }),
      { numRuns: 300 },
    );
  });
});
