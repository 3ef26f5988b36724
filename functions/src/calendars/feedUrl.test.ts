import { expect, test } from 'vitest';
import { isPublicIp, parseFeedUrl } from './feedUrl.ts';

const network = { resolve: () => Promise.resolve([]), allowsThisMachine: false };
const withEmulators = { ...network, allowsThisMachine: true };
const parse = (text: string) => parseFeedUrl(text, network)?.href;

test.each([
  ['https://www.airbnb.com/calendar/ical/1.ics?s=abc', 'https://www.airbnb.com/calendar/ical/1.ics?s=abc'],
  [' https://ical.booking.com/v1/export?t=abc\n', 'https://ical.booking.com/v1/export?t=abc'],
  ['webcal://www.vrbo.com/icalendar/a.ics#top', 'https://www.vrbo.com/icalendar/a.ics'],
  ['https://feeds.example.com:443/a.ics', 'https://feeds.example.com/a.ics'],
  ['HTTPS://Feeds.Example.COM/a.ics', 'https://feeds.example.com/a.ics'],
])('accepts %s', (text, href) => {
  expect(parse(text)).toBe(href);
});

test.each([
  '',
  'http://www.airbnb.com/calendar/ical/1.ics',
  'file:///etc/passwd',
  'https://user:password@feeds.example.com/a.ics',
  'https://feeds.example.com:8443/a.ics',
  'https://localhost/a.ics',
  'https://localhost./a.ics',
  'https://printer.local/a.ics',
  'https://metadata.google.internal./computeMetadata/v1/',
  'https://router/a.ics',
  'https://127.0.0.1/a.ics',
  'https://2130706433/a.ics',
  'https://①②⑦.⓪.⓪.①/a.ics',
  'https://169.254.169.254/latest/meta-data',
  'https://[::ffff:7f00:1]/a.ics',
  'https://[fd00::1]/a.ics',
  'http://127.0.0.1:8080/a.ics',
  `https://feeds.example.com/${'a'.repeat(2000)}`,
])('refuses %s', (text) => {
  expect(parse(text)).toBeUndefined();
});

test('accepts a simulated platform on this machine only with emulators', () => {
  expect(parseFeedUrl('http://127.0.0.1:8080/a.ics', withEmulators)?.href).toBe('http://127.0.0.1:8080/a.ics');
  for (const other of [
    'http://127.0.0.2/a.ics',
    'http://localhost/a.ics',
    'http://feeds.example.com/',
    'https://127.0.0.1/',
  ])
    expect(parseFeedUrl(other, withEmulators)).toBeUndefined();
});

test.each(['8.8.8.8', '93.184.216.34', '2606:4700::1111', '::ffff:8.8.8.8'])('%s is public', (ip) => {
  expect(isPublicIp(ip)).toBe(true);
});

test.each([
  ...['0.0.0.0', '10.0.0.1', '100.64.0.1', '127.0.0.1', '169.254.169.254', '172.16.0.1', '192.0.2.1', '192.168.1.1'],
  ...['224.0.0.1', '::', '::1', '::ffff:10.0.0.1', '64:ff9b::7f00:1', '2002:7f00:1::', 'fc00::1', 'fe80::1'],
  ...['ff02::1', '::7f00:1', 'not an address'],
])('%s is not public', (ip) => {
  expect(isPublicIp(ip)).toBe(false);
});
