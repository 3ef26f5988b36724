import { expect, it } from 'vitest';
import { bookingLinkKey, isBookingLinkKey } from './bookingLinkKey.ts';

const booking = { id: '7K3Q9-XRD2M', email: 'ada@example.net', linkVersion: 0 };

it('opens one booking, for one email and one version, with one secret', () => {
  const key = bookingLinkKey(booking, 'secret');
  expect(key).toMatch(/^[\w-]{22}$/);
  expect(isBookingLinkKey(key, booking, 'secret')).toBe(true);
  // Older than the field.
  expect(isBookingLinkKey(key, { id: booking.id, email: booking.email }, 'secret')).toBe(true);
  for (const other of [{ id: '7K3Q9-XRD2N' }, { email: 'eve@example.net' }, { linkVersion: 1 }]) {
    expect(isBookingLinkKey(key, { ...booking, ...other }, 'secret')).toBe(false);
  }
  expect(isBookingLinkKey(key, booking, 'other')).toBe(false);
  for (const wrong of ['', key.slice(1), `${key}A`, 'é'.repeat(22)]) {
    expect(isBookingLinkKey(wrong, booking, 'secret')).toBe(false);
  }
});
