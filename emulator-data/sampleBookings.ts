import type { BookingStatus } from '../functions/src/domain/bookingState.ts';
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
  persons: { adults: number; children: number; message?: string },
): SampleBooking {
  return {
    number,
    guest,
    apartment,
    arrivesIn,
    nights,
    status,
    askedDaysAgo: status === 'pending' ? 1 : 12,
    ...persons,
  };
}

const couple = { adults: 2, children: 0 };

/**
 * Bookings of the next weeks in all apartments, with free nights between them and one departure on an arrival day.
 * Nothing from day 300 on, where developers and tests book.
 */
export const sampleBookings: readonly SampleBooking[] = [
  booking('S4MPE-PEND1', 'guest', 'lavender', 41, 7, 'pending', {
    adults: 2,
    children: 1,
    message: 'We arrive with the late ferry. Is that all right?',
  }),
  booking('S4MPE-C0NF1', 'guest', 'olive', 23, 5, 'confirmed', couple),
  booking('S4MPE-CANC1', 'guest', 'rosemary', 30, 4, 'cancelled', couple),
  booking('S4MPE-THER1', 'other', 'rosemary', 12, 3, 'confirmed', { adults: 2, children: 1 }),
  booking('S4MPE-00001', 'giulia', 'lavender', 3, 4, 'confirmed', { adults: 4, children: 0 }),
  booking('S4MPE-00002', 'zofia', 'lavender', 7, 6, 'confirmed', { adults: 2, children: 2 }),
  booking('S4MPE-00003', 'marko', 'lavender', 20, 9, 'confirmed', { adults: 3, children: 1 }),
  booking('S4MPE-00004', 'marko', 'olive', 4, 3, 'confirmed', couple),
  booking('S4MPE-00005', 'giulia', 'olive', 11, 7, 'confirmed', { adults: 2, children: 2 }),
  booking('S4MPE-00006', 'zofia', 'olive', 36, 6, 'pending', couple),
  booking('S4MPE-00007', 'zofia', 'rosemary', 2, 4, 'confirmed', couple),
  booking('S4MPE-00008', 'giulia', 'rosemary', 19, 6, 'confirmed', couple),
  booking('S4MPE-00009', 'marko', 'rosemary', 38, 10, 'confirmed', { adults: 1, children: 0 }),
];
