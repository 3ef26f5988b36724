import { isoDate } from 'functions/domain/isoDate';
import { expect, it, vi } from 'vitest';
import { MemoryStorage } from '../../storage/MemoryStorage.ts';
import { saveConfirmation, readConfirmation, type SavedConfirmation } from './SavedConfirmation.ts';

const confirmation: SavedConfirmation = {
  requestId: '5b0a4f0e-6f0f-4a53-8f4e-0d8f3c1d2b7a',
  bookings: [
    {
      number: '7K3Q9-XRD2M',
      apartment: 'olive',
      guests: { adults: 2, children: 1 },
      quote: {
        currency: 'EUR',
        nights: 7,
        lines: [],
        standardRate: 15000,
        pricePerNight: 15000,
        totalPrice: 105000,
        advancePayment: 31500,
        totalPayment: 105000,
      },
    },
  ],
  status: 'pending',
  stay: { checkIn: isoDate('2027-06-12'), checkOut: isoDate('2027-06-19') },
  propertyTerms: {
    timeZone: 'Europe/Zagreb',
    account: true,
    checkInFrom: '15:00',
    checkInUntil: '21:00',
    checkOutUntil: '10:00',
    advanceShare: 0.3,
    advanceDueDays: 7,
    balanceWays: ['cash'],
    touristTax: { mode: 'included' },
    cancellation: { freeUntilDays: 30, shareAfter: 0.3 },
  },
  email: 'mia@example.com',
  asFirstSent: false,
};

it('reads what was stored, and nothing else', () => {
  const sessionStorage = new MemoryStorage();
  vi.stubGlobal('window', { sessionStorage });
  expect(readConfirmation()).toBeUndefined();
  saveConfirmation(confirmation);
  expect(readConfirmation()).toEqual(confirmation);
  const ofAnEarlierBuild = JSON.stringify({ ...confirmation, propertyTerms: { advanceShare: 0.3 } });
  const {
    bookings: [booking],
    ...others
  } = confirmation;
  const { requestId: _, ...ofAnOlderBuild } = confirmation;
  const withoutList = JSON.stringify({ ...others, ...booking });
  for (const damaged of [
    '',
    '{',
    'null',
    '7',
    '{"bookings":[]}',
    ofAnEarlierBuild,
    JSON.stringify(ofAnOlderBuild),
    withoutList,
  ]) {
    sessionStorage.setItem('confirmation', damaged);
    expect(readConfirmation()).toBeUndefined();
  }
});
