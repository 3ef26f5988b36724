import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import property from '../../../villa/property.json' with { type: 'json' };
import { feedInterval } from '../domain/calendarFreshness.ts';
import { FeedError } from './FeedError.ts';
import { type FeedNetwork, isPublicIp, parseFeedUrl } from './feedUrl.ts';

/** Limit for the whole request in milliseconds, because a server may send a byte per second. */
const timeLimit = 10_000;
/** In bytes, uncompressed. 10,000 events are about 2 MiB. */
const sizeLimit = 4 * 1024 * 1024;
const mostRedirects = 3;
const longestValidator = 500;
/** Longest pause that a platform can ask for, in milliseconds. */
const longestPause = 24 * 60 * 60_000;

/** Validators of the last response (RFC 9110). */
interface Validators {
  etag: string | null;
  lastModified: string | null;
}

type FetchedFeed = { status: 'unchanged' } | ({ status: 'changed'; body: Uint8Array } & Validators);

/**
 * Fetches a platform's calendar, if it has changed. Never connects to a private network: every URL, redirect and resolved IP is
 * checked, and the connection uses a checked IP.
 * @param until aborts the request, like the time limit
 * @throws {FeedError} `url`, `unreachable`, `refused`, `busy`, `server-fault`, `too-large`
 */
export async function fetchFeed(
  feedUrl: string,
  known: Validators,
  network: FeedNetwork,
  until?: AbortSignal,
): Promise<FetchedFeed> {
  const timeout = AbortSignal.timeout(timeLimit);
  const signal = until ? AbortSignal.any([timeout, until]) : timeout;
  let next = feedUrl;
  for (let redirects = 0; redirects <= mostRedirects; redirects += 1) {
    const url = parseFeedUrl(next, network);
    if (!url) throw new FeedError('url', 'cannot be the URL of a calendar');
    const response = await ask(url, known, network, signal);
    const { statusCode = 0, headers } = response;
    // 304 is valid only in response to a conditional request.
    const isConditional = known.etag !== null || known.lastModified !== null;
    if (statusCode === 304 && isConditional) return withoutBody(response, { status: 'unchanged' });
    if (statusCode >= 300 && statusCode < 400 && headers.location !== undefined) {
      next = withoutBody(response, absolute(headers.location, url));
      continue;
    }
    if (statusCode !== 200) throw withoutBody(response, errorOf(statusCode, headers['retry-after']));
    const body = await readBody(response);
    return {
      status: 'changed',
      body,
      etag: validator(headers.etag),
      lastModified: validator(headers['last-modified']),
    };
  }
  throw new FeedError('refused', 'too many redirects');
}

function errorOf(status: number, retryAfter: string | undefined): FeedError {
  const detail = `status ${status}`;
  if (status === 429) return new FeedError('busy', detail, { retryAfter: pauseOf(retryAfter) });
  return new FeedError(status >= 500 ? 'server-fault' : 'refused', detail);
}

/**
 * The pause in milliseconds that a Retry-After asks for, in seconds or as a date (RFC 9110, 10.2.3). Without one, the
 * pause until the next reading.
 */
function pauseOf(retryAfter = ''): number {
  const pause = /^\s*\d+\s*$/.test(retryAfter) ? Number(retryAfter) * 1000 : Date.parse(retryAfter) - Date.now();
  return Number.isNaN(pause) ? feedInterval * 60_000 : Math.min(Math.max(pause, 0), longestPause);
}

async function ask(
  url: URL,
  { etag, lastModified }: Validators,
  network: FeedNetwork,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const checked = await checkedIps(url, network, signal);
  const headers = {
    Accept: 'text/calendar, */*;q=0.1',
    'Accept-Encoding': 'gzip',
    'User-Agent': `${property.slug} calendar (+${property.url})`,
    ...(etag !== null && { 'If-None-Match': etag }),
    ...(lastModified !== null && { 'If-Modified-Since': lastModified }),
  };
  const { request } = url.protocol === 'https:' ? https : http;
  return new Promise((resolve, reject) => {
    const sent = request(url, { agent: false, headers, lookup: lookupOf(checked), signal }, resolve);
    sent.on('error', (error) => reject(unreachable(error)));
    sent.end();
  });
}

/**
 * The IPs to connect to. Rejects the host if any of its addresses is private, because a later lookup may return that one.
 * @throws {FeedError} `url`, `unreachable`
 */
async function checkedIps({ hostname }: URL, network: FeedNetwork, signal: AbortSignal): Promise<readonly string[]> {
  if (isIP(hostname) !== 0) return [hostname];
  let ips: readonly string[];
  try {
    ips = await Promise.race([network.resolve(hostname), rejectedBy(signal)]);
  } catch (error) {
    const isUnknown = (error as NodeJS.ErrnoException).code === 'ENOTFOUND';
    throw isUnknown ? new FeedError('url', 'unknown host', { cause: error }) : unreachable(error);
  }
  if (ips.length === 0 || !ips.every(isPublicIp)) {
    throw new FeedError('url', 'leads into a private network');
  }
  return ips;
}

/** A `lookup` for `request` that returns the checked IPs. Returns all of them, as a host's IPv6 may be unreachable from here. */
function lookupOf(ips: readonly string[]): LookupFunction {
  const found = ips.map((address) => ({ address, family: isIP(address) }));
  return (_hostname, options, done) => {
    const usual = found.find(({ family }) => family === 4) ?? found[0];
    if (options.all) done(null, found);
    else done(null, usual?.address ?? '', usual?.family);
  };
}

/** @throws {FeedError} `too-large`, `unreachable` */
async function readBody(response: IncomingMessage): Promise<Uint8Array> {
  const chunks: Buffer[] = [];
  let size = 0;
  const collect = async (source: AsyncIterable<Buffer>) => {
    for await (const chunk of source) {
      size += chunk.length;
      if (size > sizeLimit) throw new FeedError('too-large', `more than ${sizeLimit} bytes`);
      chunks.push(chunk);
    }
  };
  try {
    if (response.headers['content-encoding'] === 'gzip') await pipeline(response, createGunzip(), collect);
    else await pipeline(response, collect);
  } catch (error) {
    throw error instanceof FeedError ? error : unreachable(error);
  }
  return Buffer.concat(chunks);
}

/** Discards the rest of a response. */
function withoutBody<Result>(response: IncomingMessage, result: Result): Result {
  response.destroy();
  return result;
}

/** @throws {FeedError} `url` */
function absolute(location: string, base: URL): string {
  if (!URL.canParse(location, base.href)) throw new FeedError('url', 'redirected to no URL');
  return new URL(location, base).href;
}

function validator(header: string | undefined): string | null {
  return header !== undefined && header.length <= longestValidator && /^[\x20-\x7e]+$/.test(header) ? header : null;
}

/** The cause may be logged, because messages of system errors contain at most host names and IPs. */
function unreachable(error: unknown): FeedError {
  const { code, name } = error as NodeJS.ErrnoException;
  return new FeedError('unreachable', code ?? name, { cause: error });
}

function rejectedBy(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });
}
