import { BlockList, isIP } from 'node:net';
import type { IncomingHttpHeaders } from 'node:http';

/**
 * Fastly's servers, which stand before Firebase Hosting: https://api.fastly.com/public-ip-list, as of November 2026. They
 * change two or three times a year and are announced months before; guests behind one that is missing here share a limit.
 */
const fastly = [
  '23.235.32.0/20',
  '43.249.72.0/22',
  '103.244.50.0/24',
  '103.245.222.0/23',
  '103.245.224.0/24',
  '104.156.80.0/20',
  '140.248.64.0/18',
  '140.248.128.0/17',
  '146.75.0.0/17',
  '151.101.0.0/16',
  '157.52.64.0/18',
  '167.82.0.0/17',
  '167.82.128.0/20',
  '167.82.160.0/20',
  '167.82.224.0/20',
  '172.111.64.0/18',
  '185.31.16.0/22',
  '199.27.72.0/21',
  '199.232.0.0/16',
  '2a04:4e40::/32',
  '2a04:4e42::/32',
];

/** Google's front ends and whatever has no place on the internet: nobody can call from there. */
const inside = [
  '35.191.0.0/16',
  '130.211.0.0/22',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.168.0.0/16',
  '::1/128',
  'fc00::/7',
  'fe80::/10',
];

const ours = new BlockList();
for (const range of [...fastly, ...inside]) {
  const [network = '', length] = range.split('/');
  ours.addSubnet(network, Number(length), network.includes(':') ? 'ipv6' : 'ipv4');
}

/**
 * Whose limit a request counts against: an IPv4 address, or the /64 network of an IPv6 one, as that is what one household or
 * server has.
 *
 * Everybody can write X-Forwarded-For, but each server on the way adds at the end whom it got the request from. So the list is read
 * from its end, past the servers of Hosting and of Google, and what stands before the first stranger counts for nothing.
 * Where a list has Hosting's own servers alone, the guest stands in the list that Fastly keeps besides. `Fastly-Client-IP`
 * is never asked: Fastly takes it over from whoever sends it.
 * @param remote the other end of the connection, which is all there is on a developer's machine
 */
export function callerAddress(headers: IncomingHttpHeaders, remote: string | undefined): string {
  const hops = hopsIn(headers['x-forwarded-for']);
  const throughHosting = hops.length > 0 && hops.every(isOurs);
  const stranger =
    hops.findLast((hop) => !isOurs(hop)) ??
    (throughHosting ? hopsIn(headers['fastly-temp-xff']).findLast((hop) => !isOurs(hop)) : undefined);
  return networkOf(stranger ?? hops.at(-1) ?? plain(remote ?? ''));
}

function hopsIn(header: string | string[] | undefined): string[] {
  return [header ?? []]
    .flat()
    .join(',')
    .split(',')
    .map((hop) => plain(hop.trim()))
    .filter((hop) => isIP(hop) !== 0);
}

/** Without a zone, and IPv4 as such where it is written as IPv6. */
function plain(address: string): string {
  return address.replace(/%.*$/, '').replace(/^::ffff:(?=\d+\.)/i, '');
}

function isOurs(address: string): boolean {
  return ours.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
}

function networkOf(address: string): string {
  if (isIP(address) !== 6) return address;
  // A URL writes every IPv6 address in one way, without leading zeros.
  const [head = '', tail = ''] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const groups = (text: string) => (text === '' ? [] : text.split(':'));
  const known = groups(head).length + groups(tail).length;
  const all = [...groups(head), ...Array.from({ length: 8 - known }, () => '0'), ...groups(tail)];
  return `${all.slice(0, 4).join(':')}::/64`;
}
