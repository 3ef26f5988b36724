import { readFileSync } from 'node:fs';
import { createSecureServer } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { extname } from 'node:path';
import { apartmentFactsSchema, propertyTermsSchema } from '../../functions/src/contract/apartment.ts';
import { currentApartmentsPath } from '../../functions/src/contract/currentApartments.ts';
import apartments from '../../villa/apartments.json' with { type: 'json' };
import settings from '../../villa/settings.json' with { type: 'json' };
import { removeScripts } from '../../web/build/deferScripts.ts';
import { host } from '../support/ports.ts';
import { inProject } from '../support/projectRoot.ts';
import { compress } from '../support/compress.ts';
import { HostingRules } from './HostingRules.ts';
import { makeCertificate } from './makeCertificate.ts';

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.data': 'text/x-script; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
};
const packed = new Set(['.avif', '.webp', '.jpg', '.png', '.woff2']);

type Ready = { status: number; headers: Record<string, string>; body: Buffer };

export type ServedSite = {
  /** `https://127.0.0.1:{port}` */
  origin: string;
  /** The transferred bytes of a path, without headers. */
  weigh: (path: string) => number;
  /** The uncompressed response body of a path. */
  read: (path: string) => string;
  /** The switch with which Chromium trusts this server. */
  trust: string;
  stop: () => void;
};

/** The answer of the function that pages ask for current prices, as long as nothing has changed since the build. */
function currentApartments(): Ready {
  const propertyTerms = propertyTermsSchema.parse(settings);
  const current = apartments.map((facts) => ({ ...apartmentFactsSchema.parse(facts), propertyTerms }));
  return {
    status: 200,
    headers: { 'content-type': 'application/json', 'content-encoding': 'br' },
    body: compress(Buffer.from(JSON.stringify({ apartments: current }))),
  };
}

/**
 * Serves the built website as Firebase Hosting would: over HTTP/2, compressed beforehand, with the headers of firebase.json, or of the
 * settings at `config`. `scriptless` serves each page without its scripts.
 */
export async function servePages({
  scriptless = false,
  port = 0,
  config = inProject('firebase.json'),
} = {}): Promise<ServedSite> {
  const rules = new HostingRules(config);
  const { key, cert, mark } = makeCertificate(host);
  const ready = new Map<string, Ready>();

  const contentOf = (file: string): Buffer => {
    const content = readFileSync(file);
    return scriptless && file.endsWith('.html') ? Buffer.from(removeScripts(content.toString())) : content;
  };
  const prepare = (path: string): Ready => {
    const known = ready.get(path);
    if (known) return known;
    const { status, headers, file } = rules.respond(path);
    const made: Ready =
      path === currentApartmentsPath ? currentApartments() : { status, headers, body: Buffer.alloc(0) };
    if (file && path !== currentApartmentsPath) {
      const kind = extname(file);
      const content = contentOf(file);
      made.headers = { 'content-type': types[kind] ?? 'application/octet-stream', ...headers };
      if (packed.has(kind)) made.body = content;
      else {
        made.body = compress(content);
        made.headers['content-encoding'] = 'br';
      }
    }
    ready.set(path, made);
    return made;
  };

  const server = createSecureServer({ key, cert, allowHTTP1: true }, (request, response) => {
    let path: string;
    try {
      path = decodeURI(new URL(request.url, 'https://site').pathname);
    } catch {
      path = '/404';
    }
    const { status, headers, body } = prepare(path);
    response.writeHead(status, { ...headers, 'content-length': String(body.length) });
    if (request.method === 'HEAD') response.end();
    else response.end(body);
  });
  // A browser that goes away in the middle of an answer is no failure.
  server.on('sessionError', () => {});
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  return {
    origin: `https://${host}:${(server.address() as AddressInfo).port}`,
    weigh: (path) => prepare(path).body.length,
    read: (path) => {
      const { file } = rules.respond(path);
      return file ? contentOf(file).toString() : '';
    },
    trust: mark,
    stop: () => server.close(),
  };
}
