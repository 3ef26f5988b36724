import type { IncomingHttpHeaders } from 'node:http';
import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/**
 * Fastly's servers in front of Firebase Hosting: https://api.fastly.com/public-ip-list (November 2026). The list changes two
 * or three times a year, announced months before. Guests behind a missing server share one limit.
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
 * IPs of Google's front ends, which Google's customers cannot use: https://cloud.google.com/load-balancing/docs/firewall-rules
 */
const googleFrontEnds = ['35.191.0.0/16', '130.211.0.0/22'];

type Ip = ReturnType<typeof ipaddr.process>;

const edges = {
  fastly: fastly.map((range) => ipaddr.parseCIDR(range)),
  google: googleFrontEnds.map((range) => ipaddr.parseCIDR(range)),
};

/**
 * Network of a client that called a function directly, as browsers call callables. Anyone can send X-Forwarded-For, but
 * Google's front end appends the real client, so only the last hop counts.
 * @param remote the connection's remote IP, used on a developer's machine
 */
export function directNetwork(headers: IncomingHttpHeaders, remote: string | undefined): string {
  const client = hopsIn(headers).at(-1) ?? ipsIn(remote ?? '')[0];
  return client ? networkOf(client) : 'unknown';
}

/**
 * Network of a client that may have come through Hosting, which runs on Fastly. A Fastly IP alone proves nothing,
 * because anyone can run a service there. A Fastly hop is skipped only if one of Google's front ends follows as the
 * last hop. Otherwise the last hop itself is counted.
 */
export function networkThroughHosting(headers: IncomingHttpHeaders, remote: string | undefined): string {
  const [client, edge, frontEnd] = hopsIn(headers).slice(-3);
  const proven = edge && frontEnd && isOf('google', frontEnd) && isOf('fastly', edge);
  return proven ? networkOf(client ?? edge) : directNetwork(headers, remote);
}

function hopsIn(headers: IncomingHttpHeaders): Ip[] {
  return ipsIn([headers['x-forwarded-for'] ?? []].flat().join(','));
}

/** Parses a list of IPs. Leaves out anything else and converts IPv4-mapped IPv6 to IPv4. */
function ipsIn(list: string): Ip[] {
  const hops = list.split(',').map((hop) => hop.trim().replace(/%.*$/, ''));
  return hops.filter((hop) => isIP(hop) !== 0).map((hop) => ipaddr.process(hop));
}

function isOf(edge: keyof typeof edges, ip: Ip): boolean {
  return ipaddr.subnetMatch(ip, { [edge]: edges[edge] }, 'none') === edge;
}

/** The /24 network of an IPv4 or the /48 network of an IPv6: about one household, company or server. */
function networkOf(ip: Ip): string {
  return ip.kind() === 'ipv4'
    ? `${ipaddr.IPv4.networkAddressFromCIDR(`${ip}/24`)}/24`
    : `${ipaddr.IPv6.networkAddressFromCIDR(`${ip}/48`)}/48`;
}
