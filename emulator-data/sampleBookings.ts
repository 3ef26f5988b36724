import type { BookingStatus } from '../functions/src/domain/bookingState.ts';
import villaApartments from '../villa/apartments.json' with { type: 'json' };
import type { sampleGuests } from './sampleGuests.ts';

export interface SampleBooking {
  number: string;
  guest: keyof typeof sampleGuests;
  apartment: string;
  /** Days from today to arrival. */
  arrivesIn: number;
  nights: number;
  adults: number;
  children: number;
  babies: number;
  status: BookingStatus;
  askedDaysAgo: number;
  message?: string;
}

function booking(
  number: string,
  guest: SampleBooking['guest'],
  apartment: string,
  arrivesIn: number,
  nights: number,
  status: BookingStatus,
  persons: { adults: number; children: number; babies?: number; message?: string },
): SampleBooking {
  return {
    number,
    guest,
    apartment,
    arrivesIn,
    nights,
    status,
    askedDaysAgo: status === 'pending' ? 1 : 12,
    babies: 0,
    ...persons,
  };
}

const [first = '', second = '', third = ''] = villaApartments
  .toSorted((a, b) => a.position - b.position)
  .map(({ slug }) => slug);

const couple = { adults: 2, children: 0 };

const bookings: readonly SampleBooking[] = [
  booking('S4MPE-PEND1', 'guest', first, 41, 7, 'pending', {
    adults: 2,
    children: 1,
    message: 'We arrive late in the evening. Is that all right?',
  }),
  booking('S4MPE-C0NF1', 'guest', second, 23, 5, 'confirmed', couple),
  booking('S4MPE-CANC1', 'guest', third, 30, 4, 'cancelled', couple),
  booking('S4MPE-THER1', 'other', third, 12, 3, 'confirmed', { adults: 2, children: 1 }),
  booking('S4MPE-00001', 'giulia', first, 3, 4, 'confirmed', { adults: 4, children: 0 }),
  booking('S4MPE-00002', 'zofia', first, 7, 6, 'confirmed', { adults: 2, children: 2 }),
  booking('S4MPE-00003', 'marko', first, 20, 9, 'confirmed', { adults: 3, children: 1 }),
  booking('S4MPE-00004', 'marko', second, 4, 3, 'confirmed', couple),
  booking('S4MPE-00005', 'giulia', second, 11, 7, 'confirmed', { adults: 2, children: 2, babies: 1 }),
  booking('S4MPE-00006', 'zofia', second, 36, 6, 'pending', couple),
  booking('S4MPE-00007', 'zofia', third, 2, 4, 'confirmed', couple),
  booking('S4MPE-00008', 'giulia', third, 19, 6, 'confirmed', couple),
  booking('S4MPE-00009', 'marko', third, 38, 10, 'confirmed', { adults: 1, children: 0 }),
];

/**
 * Bookings of the next weeks in the first three apartments, with free nights between them and one departure on another stay's
 * arrival day. Leaves out bookings whose apartment does not exist or is too small. Developers and tests book from day 300 on.
 */
export const sampleBookings = bookings.filter(({ apartment, adults, children }) =>
  villaApartments.some(
    ({ slug, limits }) =>
      slug === apartment &&
      adults <= limits.adults &&
      children <= limits.children &&
      adults + children <= limits.guests,
  ),
);
