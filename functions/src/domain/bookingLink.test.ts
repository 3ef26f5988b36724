import { expect, it } from 'vitest';
import { leadsToRegister, readBookingLink, writeBookingLink, writeRegisterLink } from './bookingLink.ts';

it('reads the key that it has written, and no other fragment', () => {
  expect(readBookingLink(writeBookingLink('a-_9'))).toBe('a-_9');
  for (const other of ['', '#', '#key=', '#way', '#email=ada@example.net']) {
    expect(readBookingLink(other)).toBeUndefined();
  }
});

it('distinguishes a link to the register from a link to the booking', () => {
  const link = writeRegisterLink('a-_9');
  expect([readBookingLink(link), leadsToRegister(link)]).toEqual(['a-_9', true]);
  const own = writeRegisterLink(undefined);
  expect([readBookingLink(own), leadsToRegister(own)]).toEqual([undefined, true]);
  expect([writeBookingLink('register'), '', '#register-x'].some(leadsToRegister)).toBe(false);
});
