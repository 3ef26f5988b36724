import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

const longest = 2000;
/** Host names that are never on the public internet (RFC 6761, RFC 6762, RFC 8375, ICANN's `internal`). */
const privateNames = /(^|\.)(localhost|local|internal|intranet|lan|home|corp|arpa|test|invalid|onion)$/;

/**
 * Parses the URL of a platform's calendar as pasted by an owner: `https`, or `webcal`, which means the same. The host must be
 * a name, because no platform uses bare IPs. The IPs of a name are checked when it is resolved.
 * @returns `undefined` for anything else
 */
export function parseFeedUrl(text: string, { allowsThisMachine }: FeedNetwork): URL | undefined {
  const written = text.trim().replace(/^webcals?:/i, 'https:');
  if (written.length > longest || !URL.canParse(written)) return undefined;
  const url = new URL(written);
  url.hash = '';
  if (allowsThisMachine && url.protocol === 'http:' && url.hostname === '127.0.0.1') return url;
  // `URL` normalises every notation of an IPv4 to dots, and omits the default port.
  const host = url.hostname.replace(/\.$/, '');
  const isName = host.includes('.') && !host.startsWith('[') && isIP(host) === 0 && !privateNames.test(host);
  const isPlain = url.protocol === 'https:' && url.port === '' && url.username === '' && url.password === '';
  return isName && isPlain ? url : undefined;
}

/** Whether an IP belongs to the public internet. Also decides for IPv4-mapped IPv6. Special ranges are not public. */
export function isPublicIp(ip: string): boolean {
  if (!ipaddr.isValid(ip)) return false;
  const parsed = ipaddr.process(ip);
  // Only 2000::/3 of IPv6 is assigned to the public internet.
  if (parsed instanceof ipaddr.IPv6 && !parsed.match(ipaddr.IPv6.parse('2000::'), 3)) return false;
  return parsed.range() === 'unicast';
}

/** The network functions that fetching a platform's calendar needs. */
export interface FeedNetwork {
  /** All IPs of a host name. */
  resolve: (hostname: string) => Promise<readonly string[]>;
  /** Whether `http://127.0.0.1` is allowed, for simulated platforms of tests and the local site. */
  allowsThisMachine: boolean;
}

/** The real network. Allows this machine only with emulators. */
export function feedNetwork(): FeedNetwork {
  return {
    resolve: async (hostname) => (await lookup(hostname, { all: true })).map(({ address }) => address),
    allowsThisMachine: process.env.FUNCTIONS_EMULATOR === 'true' || process.env.FIRESTORE_EMULATOR_HOST !== undefined,
  };
}
