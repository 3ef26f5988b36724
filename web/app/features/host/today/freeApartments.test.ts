import type { Apartment } from 'functions/contract/apartment';
import type { Block } from 'functions/contract/block';
import type { Booking } from 'functions/contract/booking';
import { expect, it } from 'vitest';
import type { DeskCalendar } from '../../../firebase/owner/usePlatformCalendars.ts';
import { freeApartments } from './freeApartments.ts';

const week = { checkIn: '2027-08-07', checkOut: '2027-08-14' };
const next = { checkIn: '2027-08-14', checkOut: '2027-08-21' };
const request = { id: 'A', apartment: 'olive', status: 'pending', adults: 2, children: 1, ...week } as Booking;
const apartment = (slug: string, children = 2) => ({ slug, limits: { adults: 4, children, guests: 5 } }) as Apartment;

it('offers apartments that are free for all nights and fit the guests', () => {
  const free = freeApartments(
    request,
    ['olive', 'booked', 'cancelled', 'closed', 'sold', 'after']
      .map((slug) => apartment(slug))
      .concat(apartment('small', 0)),
    {
      bookings: [
        request,
        { ...request, id: 'B', apartment: 'booked', status: 'confirmed' } as Booking,
        { ...request, id: 'C', apartment: 'cancelled', status: 'cancelled' } as Booking,
        { ...request, ...next, id: 'D', apartment: 'after' } as Booking,
      ],
      blocks: [{ apartment: 'closed', checkIn: '2027-08-13', checkOut: '2027-08-15' } as Block],
      calendars: [{ apartment: 'sold', holds: [week] } as unknown as DeskCalendar],
    },
  );
  expect(free.map(({ slug }) => slug)).toEqual(['cancelled', 'after']);
});
