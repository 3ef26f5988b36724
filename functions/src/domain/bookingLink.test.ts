import { expect, it } from 'vitest';
import { readBookingLink, writeBookingLink } from './bookingLink.ts';

it('reads the key that it has written, and no other fragment', () => {
  expect(readBookingLink(writeBookingLink('a-_9'))).toBe('a-_9');
  for (const other of ['', '#', '#key=', '#way', '#email=ada@example.net']) {
    expect(readBookingLink(other)).toBeUndefined();
  }
});
