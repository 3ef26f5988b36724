import { afterEach, expect, it, vi } from 'vitest';
import { readBookingLink } from '../../domain/bookingLink.ts';
import { isBookingLinkKey } from '../../platform/bookingLinkKey.ts';
import { bookingUrl } from './bookingUrl.ts';
import { sampleBooking } from './sampleBooking.ts';

afterEach(() => vi.unstubAllEnvs());

it('carries the key of the booking in its fragment', () => {
  vi.stubEnv('LINK_KEY', 'secret');
  const booking = sampleBooking({ language: 'de' });
  const url = new URL(bookingUrl(booking));
  expect(url.pathname).toBe('/de/meine-buchung/7K3Q9-XRD2M');
  expect(url.search).toBe('');
  expect(isBookingLinkKey(readBookingLink(url.hash) ?? '', booking, 'secret')).toBe(true);
});

it('signs nothing without a secret', () => {
  vi.stubEnv('LINK_KEY', '');
  expect(bookingUrl(sampleBooking())).toBe('https://villa-murtela.example/my-booking/7K3Q9-XRD2M');
});
