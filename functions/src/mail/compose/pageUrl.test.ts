import { afterEach, expect, it, vi } from 'vitest';
import { readBookingLink } from '../../domain/bookingLink.ts';
import { bookingLinkKey, isSameKey } from '../../platform/linkKey.ts';
import { bookingUrl } from './pageUrl.ts';
import { sampleBooking } from '../../../../tests/support/sampleBooking.ts';

afterEach(() => vi.unstubAllEnvs());

it('contains the key of the booking in its fragment', () => {
  vi.stubEnv('LINK_KEY', 'secret');
  const booking = sampleBooking({ language: 'de' });
  const url = new URL(bookingUrl(booking));
  expect(url.pathname).toBe('/de/meine-buchung/7K3Q9-XRD2M');
  expect(url.search).toBe('');
  expect(isSameKey(readBookingLink(url.hash) ?? '', bookingLinkKey(booking))).toBe(true);
});

it('signs nothing without a secret', () => {
  vi.stubEnv('LINK_KEY', '');
  expect(bookingUrl(sampleBooking())).toBe('https://villa-murtela.example/my-booking/7K3Q9-XRD2M');
});
