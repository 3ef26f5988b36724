import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
import type { FeedNetwork } from './feedNetwork.ts';

const longest = 2000;
/** Names that never lead into the internet (RFC 6761, RFC 6762, RFC 8375, ICANN's `internal`). */
const privateNames = /(^|\.)(localhost|local|internal|intranet|lan|home|corp|arpa|test|invalid|onion)$/;

/**
 * The URL of a platform's calendar, as an owner pastes it: `https`, or `webcal`, which means the same. Hosts are names:
 * no platform uses bare IPs, and a name is checked by what it resolves to.
 * @returns `undefined` for anything else
 */
export function parseFeedUrl(text: string, { allowsThisMachine }: FeedNetwork): URL | undefined {
  const written = text.trim().replace(/^webcals?:/i, 'https:');
  if (written.length > longest || !URL.canParse(written)) return undefined;
  const url = new URL(written);
  url.hash = '';
  if (allowsThisMachine && url.protocol === 'http:' && url.hostname === '127.0.0.1') return url;
  // `URL` writes every notation of an IPv4 with dots, and leaves the usual port out.
  const host = url.hostname.replace(/\.$/, '');
  const isName = host.includes('.') && !host.startsWith('[') && isIP(host) === 0 && !privateNames.test(host);
  const isPlain = url.protocol === 'https:' && url.port === '' && url.username === '' && url.password === '';
  return isName && isPlain ? url : undefined;
}

/** Whether an IP is one of the public internet, also within IPv4-mapped IPv6. Everything special is not. */
export function isPublicIp(ip: string): boolean {
  if (!ipaddr.isValid(ip)) return false;
  const parsed = ipaddr.process(ip);
  // Of IPv6, only 2000::/3 is assigned to the internet.
  if (parsed instanceof ipaddr.IPv6 && !parsed.match(ipaddr.IPv6.parse('2000::'), 3)) return false;
  return parsed.range() === 'unicast';
}
