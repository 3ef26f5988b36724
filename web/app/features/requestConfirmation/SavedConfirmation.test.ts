import { propertyTermsSchema } from 'functions/contract/apartment';
import { isoDate } from 'functions/domain/isoDate';
import { expect, it, vi } from 'vitest';
import { sampleBooking } from '../../../../tests/support/sampleBooking.ts';
import settings from '../../../../villa/settings.json' with { type: 'json' };
import { MemoryStorage } from '../../storage/browserStorage.ts';
import { saveConfirmation, readConfirmation, type SavedConfirmation } from './SavedConfirmation.ts';

const { number, apartment, quote } = sampleBooking();
const confirmation: SavedConfirmation = {
  requestId: '5b0a4f0e-6f0f-4a53-8f4e-0d8f3c1d2b7a',
  bookings: [{ number, apartment, guests: { adults: 2, children: 1 }, quote }],
  status: 'pending',
  stay: { checkIn: isoDate('2027-06-12'), checkOut: isoDate('2027-06-19') },
  propertyTerms: propertyTermsSchema.parse(settings),
  email: 'mia@example.com',
  asFirstSent: false,
};

it('reads stored confirmations, and nothing else', () => {
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
