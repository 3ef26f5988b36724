import { describe, expect, it } from 'vitest';
import { directNetwork, networkThroughHosting } from './clientIp.ts';

const fastly = '151.101.1.195';
const otherFastly = '157.52.96.72';
const google = '35.191.0.5';
const guest = '203.0.113.0/24';
const to24 = (ip: string) => ip.replace(/\d+$/, '0/24');
const through = (...hops: string[]) => ({ 'x-forwarded-for': hops.join(', ') });

describe('directNetwork', () => {
  it.each([
    ['a guest', through('203.0.113.7'), guest],
    ['a caller who writes a list of their own', through('198.51.100.1', '203.0.113.7'), guest],
    ['a stranger behind a Fastly service of their own', through('198.51.100.1', fastly), to24(fastly)],
    ['one who pretends to come from Hosting', through('198.51.100.1', fastly, google, '203.0.113.7'), guest],
    [
      'a caller who names a guest for Fastly',
      { ...through('203.0.113.7'), 'fastly-client-ip': '198.51.100.1', 'fastly-temp-xff': '198.51.100.1' },
      guest,
    ],
    ['a list with rubbish in it', through('203.0.113.7', '<script>', '', 'unknown'), guest],
    ['a network of IPv6', through('2001:db8:1:2:3:4:5:6'), '2001:db8:1::/48'],
    ['a short IPv6', through('2001:DB8::1'), '2001:db8::/48'],
    ['IPv4 written as IPv6', through('::ffff:203.0.113.7'), guest],
    ['a developer', {}, '127.0.0.0/24'],
  ])('finds %s', (_, headers, found) => {
    expect(directNetwork(headers, '127.0.0.1')).toBe(found);
  });

  it('is the same for all IPs of a network, and another for the next', () => {
    const of = (hop: string) => directNetwork(through(hop), undefined);
    expect(of('203.0.113.1')).toBe(of('203.0.113.254'));
    expect(of('203.0.113.1')).not.toBe(of('203.0.114.1'));
    expect(of('2001:db8:7::1')).toBe(of('2001:db8:7:ffff::9'));
    expect(of('2001:db8:7::1')).not.toBe(of('2001:db8:8::1'));
  });
});

describe('networkThroughHosting', () => {
  it.each([
    ['a guest on the site', through('203.0.113.7', fastly, google), guest],
    ['one who writes a list', through('198.51.100.1', '203.0.113.7', fastly, google), guest],
    [
      'one who pretends to stand behind Fastly',
      through('198.51.100.1', otherFastly, '203.0.113.7', fastly, google),
      guest,
    ],
    ['a stranger whose Fastly service calls the function', through('198.51.100.1', fastly), to24(fastly)],
    [
      'a stranger whose Fastly service stands before Hosting',
      through('198.51.100.1', otherFastly, fastly, google),
      to24(otherFastly),
    ],
    ['a caller without Hosting who writes all of it', through('198.51.100.1', fastly, google, '203.0.113.7'), guest],
    ['nobody before Hosting', through(fastly, google), to24(google)],
    ['a Google server that no Fastly one called', through('198.51.100.1', google), to24(google)],
    ['a developer', {}, '127.0.0.0/24'],
  ])('finds %s', (_, headers, found) => {
    expect(networkThroughHosting(headers, '127.0.0.1')).toBe(found);
  });
});
