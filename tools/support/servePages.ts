import { readFileSync } from 'node:fs';
import { createSecureServer } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { extname } from 'node:path';
import { generate } from 'selfsigned';
import { apartmentFactsSchema, propertyTermsSchema } from '../../functions/src/contract/apartment.ts';
import { currentApartmentsPath } from '../../functions/src/contract/currentApartments.ts';
import apartments from '../../villa/apartments.json' with { type: 'json' };
import settings from '../../villa/settings.json' with { type: 'json' };
import { removeScripts } from '../../web/build/deferScripts.ts';
import { compress } from './compress.ts';
import { HostingRules } from './HostingRules.ts';
import { host } from './ports.ts';
import { inProject } from './projectRoot.ts';

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
  stop: () => void;
};

/** The function's answer about current prices, unchanged since the build. */
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
  config = inProject('firebase.json'),
} = {}): Promise<ServedSite> {
  const rules = new HostingRules(config);
  // Browsers use HTTP/2 only over TLS. Clients must not check the certificate.
  const { private: key, cert } = await generate([{ name: 'commonName', value: host }]);
  const ready = new Map<string, Ready>();

  const contentOf = (file: string): Buffer => {
    const content = readFileSync(file);
    return scriptless && file.endsWith('.html') ? Buffer.from(removeScripts(content.toString())) : content;
  };
  const prepare = (path: string): Ready => {
    if (path === currentApartmentsPath) return currentApartments();
    const { status, headers, file } = rules.respond(path);
    if (!file) return { status, headers, body: Buffer.alloc(0) };
    const typed = { 'content-type': types[extname(file)] ?? 'application/octet-stream', ...headers };
    if (packed.has(extname(file))) return { status, headers: typed, body: contentOf(file) };
    return { status, headers: { ...typed, 'content-encoding': 'br' }, body: compress(contentOf(file)) };
  };

  const server = createSecureServer({ key, cert, allowHTTP1: true }, (request, response) => {
    let path: string;
    try {
      path = decodeURI(new URL(request.url, 'https://site').pathname);
    } catch {
      path = '/404';
    }
    const { status, headers, body } = ready.get(path) ?? prepare(path);
    ready.set(path, { status, headers, body });
    response.writeHead(status, { ...headers, 'content-length': String(body.length) });
    if (request.method === 'HEAD') response.end();
    else response.end(body);
  });
  // The browser may close the connection before the answer is complete.
  server.on('sessionError', () => {});
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, host, resolve);
  });
  return {
    origin: `https://${host}:${(server.address() as AddressInfo).port}`,
    stop: () => server.close(),
  };
}
