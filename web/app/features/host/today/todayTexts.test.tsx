import type { Block } from 'functions/contract/block';
import type { Booking } from 'functions/contract/booking';
import { isoDate } from 'functions/domain/isoDate';
import { expect, it } from 'vitest';
import { renderInLanguage } from '../frame/renderInLanguage.tsx';
import { arrangeToday } from './arrangeToday.ts';
import { RequestCard } from './RequestCard.tsx';
import { StayRow } from './StayRow.tsx';
import { TroubleList } from './TroubleList.tsx';
import { useDaySummary } from './useDaySummary.ts';
import { useTroubles } from './useTroubles.tsx';

/* What an owner reads on Today, both when all is well and when something is wrong. */

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
    group: null,
    problem: null,
    ...changes,
  } as unknown as Booking;
}

function Letter({ bookings, troubles }: { bookings: Booking[]; troubles: number }) {
  return useDaySummary(today)(arrangeToday(bookings, today), troubles);
}

it('says that all is well when nothing is pending', () => {
  expect(renderInLanguage(<Letter bookings={[]} troubles={0} />)).toBe(
    'No request is waiting. Everything is in order.',
  );
});

it('says who arrives and departs, which requests are pending and that something is wrong', () => {
  const bookings = [
    booking('Moss', { checkIn: today }),
    booking('Novak', { checkIn: isoDate('2027-06-11') }),
    booking('Rossi', { checkIn: isoDate('2027-06-03'), checkOut: today }),
    booking('Kos', { status: 'pending' }),
  ];
  expect(renderInLanguage(<Letter bookings={bookings} troubles={2} />)).toBe(
    'One request waits for your answer. Arriving today: Ada Moss. Arriving tomorrow: Ada Novak. Leaving today: Ada Rossi. ' +
      '2 things need a look.',
  );
});

function Found(found: Parameters<ReturnType<typeof useTroubles>>[0]) {
  return <TroubleList troubles={useTroubles(today)(found)} />;
}

it('has a line for each problem, with a link to where it is solved', () => {
  const bookings = [
    booking('Late', { advanceDueOn: isoDate('2027-06-01'), email: 'ada@example.net', phone: '+442079460000' }),
    booking('Edited', { problem: 'Please change that at /host.' }),
  ];
  const block = { checkIn: isoDate('2027-07-01'), checkOut: isoDate('2027-07-08'), apartment: 'olive' };
  const html = renderInLanguage(
    <Found
      parts={arrangeToday(bookings, today)}
      incomplete={[{ id: 'aB3', name: 'Ivo', problem: 'Not entered yet.', isBooking: false }]}
      mails={[
        { id: 'Late-confirmed-guest-1', to: 'ada@example.net', subject: 'Your booking' },
        { id: 'contact-1', to: 'owner@example.net', subject: 'A message' },
        { id: 'newsletter-1', to: 'x@example.net', subject: 'Welcome' },
      ]}
      blocks={[
        { id: 'typed', closed: null, typedDay: isoDate('2027-07-10'), revision: 0, problem: 'Not closed.' },
        { id: 'undated', closed: null, typedDay: undefined, revision: 0, problem: 'No dates.' },
        { id: 'edited', closed: block, typedDay: isoDate('2027-07-10'), revision: 2, problem: 'Put back.' },
      ]}
      documents={[
        { of: 'mail', problem: 'No email has been sent.' },
        { of: 'property', problem: 'The time zone is wrong.' },
        { of: 'access', problem: 'Nobody is an owner.' },
        { of: 'apartment', slug: 'olive', problem: 'nightPrice has to be a number.' },
      ]}
      bookings={bookings}
      ownerEmail="owner@example.net"
    />,
  );
  const lines = [...html.replace(/<style.*?<\/style>/g, '').matchAll(/<li>(.*?)<\/li>/g)].map(([, line = '']) => line);
  const links = (line: string) => [...line.matchAll(/href="([^"]*)"/g)].map(([, link]) => link);
  expect(lines.map((line) => [line.replace(/<[^>]*>/g, ''), ...links(line)])).toEqual([
    [
      'Cancel or wait? Ada Late has not paid the advance of €300, due by 1 June. Neither of you is bound.ReceivedRemind nowWait until 17 June+44 20 7946 0000WhatsAppViberCancel the stay',
      '/host/bookings/Late',
      'tel:+442079460000',
      'https://wa.me/442079460000',
      'viber://chat?number=%2B442079460000',
      '/host/bookings/Late',
    ],
    ['Ada Edited: Please change that at /host.Seen', '/host/bookings/Edited'],
    ['Typed into the console, Ivo: Not entered yet.', '/host/bookings/aB3'],
    ['Not delivered to ada@example.net: Your booking', '/host/bookings/Late'],
    ['Not delivered to owner@example.net: A message', '/host/more?part=property'],
    ['Not delivered to x@example.net: Welcome'],
    ['Closed nights: Not closed.Remove', '/host/calendar?day=2027-07-10'],
    ['Closed nights: No dates.Remove', '/host/calendar'],
    ['Closed nights: Put back.Seen', '/host/calendar?day=2027-07-01'],
    ['Mails: No email has been sent.'],
    ['Settings: The time zone is wrong.', '/host/more?part=property'],
    ['List of owners: Nobody is an owner.', '/host/more?part=owners'],
    ['Olive: nightPrice has to be a number.', '/host/prices?apartment=olive'],
  ]);
  expect(lines[0]).toContain('aria-label="Cancel the stay: Ada Late"');
});

it('shows a request’s price, the free nights on both sides, the time left, and the guest’s message', () => {
  const request = booking('Kos', {
    status: 'pending',
    apartment: 'olive',
    adults: 2,
    children: 1,
    nights: 7,
    message: 'We bring a cot.',
    // The request has been pending for half an hour, so 71 and a half hours are left.
    pendingSince: { toMillis: () => Date.now() - 1_800_000 } as never,
  });
  const neighbours = [
    booking('Before', { apartment: 'olive', checkIn: isoDate('2027-08-03'), checkOut: isoDate('2027-08-10') }),
    booking('Elsewhere', { apartment: 'lavender', checkIn: isoDate('2027-08-05'), checkOut: isoDate('2027-08-12') }),
    booking('Gone', { apartment: 'olive', status: 'cancelled', checkOut: request.checkIn }),
  ];
  const nights = { apartment: 'olive', checkIn: request.checkOut, checkOut: isoDate('2027-08-21') };
  const block = { ...nights, settledStay: nights } as Block;
  const bookings = [request, ...neighbours];
  const html = renderInLanguage(
    <RequestCard
      isAnswered={false}
      request={arrangeToday(bookings, today).requests[0]!}
      holders={{ bookings, blocks: [block], calendars: [] }}
      expiresAfterDays={3}
      today={today}
      now={Date.now()}
    />,
  );
  for (const text of ['Ada Kos', '€1,000', 'Olive', '7 nights', '2 adults', '1 child', 'We bring a cot.']) {
    expect(html).toContain(text);
  }
  expect(html).toContain('<small>leaves 2 nights free before · joins the stay after</small>');
  expect(html).toContain('72 hours left to answer');
});

it('shows who arrives in which apartment, how to call them and the open balance', () => {
  const changes = {
    apartment: 'olive',
    adults: 2,
    children: 1,
    phone: '+44 20 7946 0000',
    checkIn: isoDate('2027-06-12'),
  };
  const [arrival] = arrangeToday([booking('Moss', changes as Partial<Booking>)], today).arrivals;
  const html = renderInLanguage(<StayRow owed={arrival!} day="checkIn" />);
  for (const text of [
    'Ada Moss',
    'Olive · 2 adults and 1 child',
    '€1,000',
    'href="tel:+442079460000"',
    '>+44 20 7946 0000</a>',
    'href="https://wa.me/442079460000"',
  ]) {
    expect(html).toContain(text);
  }
});
