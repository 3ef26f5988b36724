import type { Booking } from 'functions/contract/booking';
import { optionalLines, storedLines } from 'functions/contract/optionalLines';
import { expect, it } from 'vitest';
import { renderInLanguage } from '../frame/renderInLanguage.tsx';
import { OtherStays } from './EarlierStays.tsx';
import { StayAndGuest } from './StayAndGuest.tsx';

/* The facts of a booking in the words that an owner reads. */

const booking = {
  ...{ id: 'A', number: 'A', group: 'A', apartment: 'olive', status: 'confirmed', language: 'en' },
  ...{ checkIn: '2027-07-01', checkOut: '2027-07-08', adults: 2, children: 0 },
  ...{ email: 'ada@example.net', emailProven: false, phone: '', message: null },
  ...{ address: '1 Pier Road', zipCode: 'SE1', city: 'London', state: null, country: 'Great Britain' },
  createdAt: { toMillis: () => Date.UTC(2027, 0, 12, 9, 30) },
  privacyAcceptedAt: {},
  advanceDueOn: '2027-02-01',
  quote: { totalPrice: 100_000, advancePayment: 30_000, totalPayment: 100_000 },
  terms: { advanceShare: 0.3, cancellation: { freeUntilDays: 30, shareAfter: 0.5 } },
  endedBy: null,
} as unknown as Booking;

const html = (shown: Booking, bookings: Booking[] = []) =>
  renderInLanguage(<StayAndGuest booking={shown} bookings={bookings} note="" />);

const facts = (shown: Booking) =>
  Object.fromEntries(
    [...html(shown).matchAll(/<dt>(.*?)<\/dt><dd>(.*?)<\/dd>/g)].map(([, label, value = '']) => [
      label,
      value.replace(/<[^>]*>/g, ''),
    ]),
  );

it('says when it was requested, whether the email is confirmed, the address and the due date of the advance', () => {
  expect(facts(booking)).toMatchObject({
    Requested: '12 Jan 2027, 10:30',
    'Email confirmed': 'no',
    'Postal address': '1 Pier Road, SE1 London, Great Britain',
    'Advance payment due': '1 Feb 2027',
  });
});

it('shows the optional fields that the guest has filled in', () => {
  const filled = storedLines(Object.fromEntries(optionalLines.map((name) => [name, `The ${name}`])));
  const values = Object.values(facts({ ...booking, ...filled })).join();
  for (const name of optionalLines) expect(values).toContain(`The ${name}`);
});

it('leaves out empty fields', () => {
  const shown = facts({ ...booking, address: null, zipCode: null, city: null, country: null, advanceDueOn: null });
  for (const label of ['Postal address', 'Advance payment due', 'Ended by', 'Phone', 'Requested together with']) {
    expect(shown).not.toHaveProperty(label);
  }
});

it('says who cancelled it, what the guest was told and the promised refund', () => {
  const changes = {
    status: 'cancelled',
    endedBy: 'owner',
    declineMessage: 'The roof is open.',
    payments: [{ id: 'p', kind: 'advance', amount: 20_000, on: '2027-02-01', note: '' }],
  };
  expect(facts({ ...booking, ...changes } as Booking)).toMatchObject({
    'Ended by': 'Owner',
    'Message to the guest': 'The roof is open.',
    'Refund promised': '€200',
  });
});

it('links to the other bookings of its request', () => {
  const other = { ...booking, id: 'B', number: 'B', apartment: 'lavender' } as Booking;
  const stranger = { ...booking, id: 'C', number: 'C', group: null } as Booking;
  const links = [...html(booking, [booking, other, stranger]).matchAll(/href="(\/host[^"]*)"/g)].map(
    ([, link]) => link,
  );
  expect(links).toEqual(['/host/bookings/B']);
});

it('lists the other stays of the guest', () => {
  const other = { ...booking, id: 'B' } as Booking;
  const shown = renderInLanguage(<OtherStays booking={booking} stays={[booking, other]} />);
  expect(shown).toContain('href="/host/bookings/B"');
  expect(shown).not.toContain('href="/host/bookings/A"');
  expect(shown).toContain('Olive · Confirmed');
  expect(renderInLanguage(<OtherStays booking={booking} stays={[booking]} />)).toBe('');
});
