import type { Block } from 'functions/contract/block';
import type { Booking } from 'functions/contract/booking';
import { isoDate } from 'functions/domain/isoDate';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import format from '../../../../../locales/en/format.json' with { type: 'json' };
import hostBooking from '../../../../../locales/en/hostBooking.json' with { type: 'json' };
import hostCalendar from '../../../../../locales/en/hostCalendar.json' with { type: 'json' };
import hostToday from '../../../../../locales/en/hostToday.json' with { type: 'json' };
import villa from '../../../../../locales/en/villa.json' with { type: 'json' };
import { I18nProvider } from '../../../i18n/I18nProvider.tsx';
import type { Messages } from '../../../i18n/Messages.ts';
import { arrangeToday } from './arrangeToday.ts';
import { RequestCard } from './RequestCard.tsx';
import { StayRow } from './StayRow.tsx';
import { Troubles } from './Troubles.tsx';
import { useLetter } from './useLetter.ts';

/* What an owner reads on Today when all is well, and when something is not. */

const today = isoDate('2027-06-10');

function booking(lastName: string, changes: Partial<Booking>): Booking {
  return {
    id: lastName,
    number: lastName,
    status: 'confirmed',
    firstName: 'Ada',
    lastName,
    checkIn: '2027-08-12',
    checkOut: '2027-08-19',
    quote: { totalPrice: 100_000, advancePayment: 30_000, totalPayment: 100_000 },
    terms: { advanceShare: 0.3, advanceDueDays: 7, cancellation: { freeUntilDays: 30, shareAfter: 0.8 } },
    advanceDueOn: null,
    payments: [],
    problem: null,
    ...changes,
  } as unknown as Booking;
}

function rendered(view: ReactNode): string {
  const messages = {
    language: 'en',
    resources: { format, hostBooking, hostCalendar, hostToday, villa },
  } as unknown as Messages;
  return renderToStaticMarkup(
    <MemoryRouter initialEntries={['/host']}>
      <I18nProvider messages={messages}>{view}</I18nProvider>
    </MemoryRouter>,
  );
}

function Letter({ bookings, troubles }: { bookings: Booking[]; troubles: number }) {
  return useLetter(today)(arrangeToday(bookings, today), troubles);
}

it('says that all is well when nothing waits', () => {
  expect(rendered(<Letter bookings={[]} troubles={0} />)).toBe('No request is waiting. Everything is in order.');
});

it('says who comes and goes, what waits and that something is wrong', () => {
  const bookings = [
    booking('Moss', { checkIn: today }),
    booking('Novak', { checkIn: isoDate('2027-06-11') }),
    booking('Rossi', { checkIn: isoDate('2027-06-03'), checkOut: today }),
    booking('Kos', { status: 'pending' }),
  ];
  expect(rendered(<Letter bookings={bookings} troubles={2} />)).toBe(
    'One request waits for your answer. Arriving today: Ada Moss. Arriving tomorrow: Ada Novak. Leaving today: Ada Rossi. ' +
      '2 things need a look.',
  );
});

it('has a line for each thing that is wrong, with a link to where it is put right', () => {
  const bookings = [
    booking('Late', { advanceDueOn: isoDate('2027-06-01') }),
    booking('Edited', { problem: 'Dates are moved by moveTo.' }),
  ];
  const block = { checkIn: isoDate('2027-07-01'), checkOut: isoDate('2027-07-08'), apartment: 'olive' };
  const html = rendered(
    <Troubles
      parts={arrangeToday(bookings, today)}
      incomplete={[{ id: 'aB3', name: 'Ivo', problem: 'Not entered yet.' }]}
      mails={[
        { id: 'Late-confirmed-guest-1', to: 'ada@example.net', subject: 'Your booking' },
        { id: 'contact-1', to: 'owner@example.net', subject: 'A message' },
        { id: 'newsletter-1', to: 'x@example.net', subject: 'Welcome' },
      ]}
      blocks={[
        { ...block, id: 'taken', agreed: null, problem: 'A stay is on these nights.' } as Block,
        { ...block, id: 'typed', agreed: null, checkIn: 'June', problem: 'No dates.' } as unknown as Block,
        { ...block, id: 'edited', agreed: block, problem: 'Put back.' } as Block,
      ]}
      documents={[
        { of: 'mail', problem: 'No email has been sent.' },
        { of: 'property', problem: 'The time zone is wrong.' },
        { of: 'limits', problem: 'A limit is wrong.' },
        { of: 'access', problem: 'Nobody is an owner.' },
        { of: 'apartment', slug: 'olive', problem: 'nightPrice has to be a number.' },
      ]}
      bookings={bookings}
      ownerEmail="owner@example.net"
      today={today}
    >
      <li>A calendar cannot be read.</li>
    </Troubles>,
  );
  const lines = [...html.replace(/<style.*?<\/style>/g, '').matchAll(/<li>(.*?)<\/li>/g)].map(([, line = '']) => line);
  const links = (line: string) => [...line.matchAll(/href="([^"]*)"/g)].map(([, link]) => link);
  expect(lines.map((line) => [line.replace(/<[^>]*>/g, ''), ...links(line)])).toEqual([
    ['A calendar cannot be read.'],
    [
      'Cancel or wait? Ada Late has not paid the advance of €300, due by 1 June. Neither of you is bound.Cancel the stayWait until 17 June',
      '/host/bookings/Late',
      '/host/bookings/Late',
    ],
    ['Ada Edited: Dates are moved by moveTo.Seen', '/host/bookings/Edited'],
    ['Booking begun in the console, Ivo: Not entered yet.', '/host/bookings/aB3'],
    ['Not delivered to ada@example.net: Your booking', '/host/bookings/Late'],
    ['Not delivered to owner@example.net: A message', '/host/more?part=property'],
    ['Not delivered to x@example.net: Welcome'],
    ['Closed nights: A stay is on these nights.Remove', '/host/calendar?day=2027-07-01'],
    ['Closed nights: No dates.Remove', '/host/calendar'],
    ['Closed nights: Put back.Seen', '/host/calendar?day=2027-07-01'],
    ['Mails: No email has been sent.'],
    ['Settings: The time zone is wrong.', '/host/more?part=property'],
    ['Limits: A limit is wrong.', '/host/more?part=limits'],
    ['List of owners: Nobody is an owner.', '/host/more?part=owners'],
    ['Olive: nightPrice has to be a number.', '/host/prices?apartment=olive'],
  ]);
  expect(lines[1]).toContain('aria-label="Cancel the stay: Ada Late"');
});

it('says of a request what it brings, what it leaves free on both sides, how long it waits, and what the guest writes', () => {
  const request = booking('Kos', {
    status: 'pending',
    apartment: 'olive',
    adults: 2,
    children: 1,
    nights: 7,
    message: 'We bring a cot.',
    // For half an hour, so that 71 and a half hours are left.
    pendingSince: { toMillis: () => Date.now() - 1_800_000 } as never,
  });
  const neighbours = [
    booking('Before', { apartment: 'olive', checkIn: isoDate('2027-08-03'), checkOut: isoDate('2027-08-10') }),
    booking('Elsewhere', { apartment: 'lavender', checkIn: isoDate('2027-08-05'), checkOut: isoDate('2027-08-12') }),
    booking('Gone', { apartment: 'olive', status: 'cancelled', checkOut: request.checkIn }),
  ];
  const nights = { apartment: 'olive', checkIn: request.checkOut, checkOut: isoDate('2027-08-21') };
  const block = { ...nights, agreed: nights } as Block;
  // Typed in the console, it holds nothing.
  const begun = { ...nights, checkIn: isoDate('2027-08-11'), agreed: null } as Block;
  const bookings = [request, ...neighbours];
  const html = rendered(
    <RequestCard
      request={arrangeToday(bookings, today).requests[0]!}
      bookings={bookings}
      blocks={[block, begun]}
      calendars={[]}
      expiresAfterDays={3}
      today={today}
      now={Date.now()}
    />,
  );
  for (const text of ['Ada Kos', '€1,000', 'Olive', '7 nights', '2 adults', '1 child', 'We bring a cot.']) {
    expect(html).toContain(text);
  }
  expect(html).toContain('<small>leaves 2 nights free before · joins the stay after</small>');
  expect(html).toContain('2 days left to answer');
});

it('says of an arrival who comes to which apartment, how to call them and what is still to pay', () => {
  const changes = {
    apartment: 'olive',
    adults: 2,
    children: 1,
    phone: '+44 20 7946 0000',
    checkIn: isoDate('2027-06-12'),
  };
  const [arrival] = arrangeToday([booking('Moss', changes as Partial<Booking>)], today).arrivals;
  const html = rendered(<StayRow owed={arrival!} day="checkIn" />);
  for (const text of [
    'Ada Moss',
    'Olive · 2 adults · 1 child',
    '€1,000',
    'href="tel:+442079460000"',
    '<small>+44 20 7946 0000</small>',
  ]) {
    expect(html).toContain(text);
  }
});
