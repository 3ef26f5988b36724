import { BlockList, isIP } from 'node:net';
import type { IncomingHttpHeaders } from 'node:http';

/**
 * Fastly's servers in front of Firebase Hosting: https://api.fastly.com/public-ip-list (November 2026). They change two
 * or three times a year, announced months before; guests behind a missing one share a limit.
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

/**
 * Google's front ends, which customers cannot call from: https://cloud.google.com/load-balancing/docs/firewall-rules
 */
const googleFrontEnds = ['35.191.0.0/16', '130.211.0.0/22'];

const fastlyHops = blockList(fastly);
const googleHops = blockList(googleFrontEnds);

function blockList(ranges: readonly string[]): BlockList {
  const list = new BlockList();
  for (const range of ranges) {
    const [network = '', length] = range.split('/');
    list.addSubnet(network, Number(length), network.includes(':') ? 'ipv6' : 'ipv4');
  }
  return list;
}

/**
 * Network of a client that called a function directly, as browsers call callables. Anyone can send X-Forwarded-For, but
 * Google's front end appends the real client, so only the last hop counts.
 * @param remote the connection's remote IP, used on a developer's machine
 */
export function directNetwork(headers: IncomingHttpHeaders, remote: string | undefined): string {
  return networkOf(hopsIn(headers).at(-1) ?? normalise(remote ?? ''));
}

/**
 * Network of a client that may have come through Hosting, which runs on Fastly. A Fastly IP alone proves nothing,
 * because anyone can run a service there. A Fastly hop is skipped only if one of Google's front ends follows as the
 * last hop. Otherwise the last hop itself is counted.
 */
export function networkThroughHosting(headers: IncomingHttpHeaders, remote: string | undefined): string {
  const [client, edge, frontEnd] = hopsIn(headers).slice(-3);
  const proven = edge && frontEnd && isIn(googleHops, frontEnd) && isIn(fastlyHops, edge);
  return proven ? networkOf(client ?? edge) : directNetwork(headers, remote);
}

function hopsIn(headers: IncomingHttpHeaders): string[] {
  return [headers['x-forwarded-for'] ?? []]
    .flat()
    .join(',')
    .split(',')
    .map((hop) => normalise(hop.trim()))
    .filter((hop) => isIP(hop) !== 0);
}

/** Without zone; IPv4-mapped IPv6 as IPv4. */
function normalise(ip: string): string {
  return ip.replace(/%.*$/, '').replace(/^::ffff:(?=\d+\.)/i, '');
}

function isIn(list: BlockList, ip: string): boolean {
  return list.check(ip, isIP(ip) === 6 ? 'ipv6' : 'ipv4');
}

/** The /24 network of an IPv4 or the /48 network of an IPv6: about one household, company or server. */
function networkOf(ip: string): string {
  if (isIP(ip) === 4) return `${ip.split('.').slice(0, 3).join('.')}.0/24`;
  if (isIP(ip) !== 6) return ip;
  // URL normalises IPv6: lower case, no leading zeros.
  const [head = '', tail = ''] = new URL(`http://[${ip}]`).hostname.slice(1, -1).split('::');
  const groups = (text: string) => (text === '' ? [] : text.split(':'));
  const known = groups(head).length + groups(tail).length;
  const all = [...groups(head), ...Array.from({ length: 8 - known }, () => '0'), ...groups(tail)];
  return `${all.slice(0, 3).join(':')}::/48`;
}
