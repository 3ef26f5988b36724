import { describe, expect, it } from 'vitest';
import { callerAddress } from './callerAddress.ts';

const fastly = '151.101.1.195';

describe('callerAddress', () => {
  it.each([
    ['a guest who calls a function directly', { 'x-forwarded-for': '203.0.113.7' }, '203.0.113.7'],
    ['a caller who writes a list of their own', { 'x-forwarded-for': '198.51.100.1, 203.0.113.7' }, '203.0.113.7'],
    ['a guest on the site', { 'x-forwarded-for': `203.0.113.7, ${fastly}` }, '203.0.113.7'],
    ['one on the site who writes a list', { 'x-forwarded-for': `198.51.100.1, 203.0.113.7, ${fastly}` }, '203.0.113.7'],
    [
      'a guest behind two servers of Hosting and one of Google',
      { 'x-forwarded-for': `203.0.113.7, ${fastly}, 157.52.96.72, 35.191.0.5` },
      '203.0.113.7',
    ],
    [
      'a guest whom Hosting names in its own list alone',
      { 'x-forwarded-for': fastly, 'fastly-temp-xff': '198.51.100.1, 203.0.113.7, 157.52.96.72' },
      '203.0.113.7',
    ],
    [
      'a caller who pretends to come from Hosting',
      { 'x-forwarded-for': `${fastly}, 203.0.113.7`, 'fastly-temp-xff': '198.51.100.1' },
      '203.0.113.7',
    ],
    [
      'a caller who names a guest for Fastly',
      { 'x-forwarded-for': '203.0.113.7', 'fastly-client-ip': '198.51.100.1' },
      '203.0.113.7',
    ],
    ['a list with rubbish in it', { 'x-forwarded-for': '203.0.113.7, <script>, , unknown' }, '203.0.113.7'],
    ['nobody but Hosting', { 'x-forwarded-for': fastly }, fastly],
    ['a network of IPv6', { 'x-forwarded-for': '2001:db8:1:2:3:4:5:6' }, '2001:db8:1:2::/64'],
    ['a short IPv6 address', { 'x-forwarded-for': '2001:DB8::1' }, '2001:db8:0:0::/64'],
    ['IPv4 written as IPv6', { 'x-forwarded-for': '::ffff:203.0.113.7' }, '203.0.113.7'],
    ['a developer', {}, '127.0.0.1'],
  ])('finds %s', (_, headers, found) => {
    expect(callerAddress(headers, '127.0.0.1')).toBe(found);
  });

  it('is one for all addresses of a network, and another for the next', () => {
    const of = (hop: string) => callerAddress({ 'x-forwarded-for': hop }, undefined);
    expect(of('2001:db8:0:7::1')).toBe(of('2001:db8:0:7:ffff::9'));
    expect(of('2001:db8:0:7::1')).not.toBe(of('2001:db8:0:8::1'));
  });
});
