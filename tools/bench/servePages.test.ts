import { connect } from 'node:http2';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { servePages, type ServedSite } from './servePages.ts';

let site: ServedSite;

beforeAll(async () => {
  site = await servePages();
});
afterAll(() => site.stop());

function ask(path: string): Promise<{ headers: Record<string, unknown>; body: Buffer }> {
  return new Promise((resolve, reject) => {
    const session = connect(site.origin, { rejectUnauthorized: false });
    session.once('error', reject);
    const request = session.request({ ':path': path });
    const parts: Buffer[] = [];
    let headers: Record<string, unknown> = {};
    request.once('response', (got) => (headers = got));
    request.on('data', (part: Buffer) => parts.push(part));
    request.once('end', () => {
      session.close();
      resolve({ headers, body: Buffer.concat(parts) });
    });
  });
}

describe('the built site over HTTP/2', () => {
  it('serves a page at its clean URL, in brotli, with the headers of Hosting', async () => {
    const { headers, body } = await ask('/about');
    expect(headers).toMatchObject({
      ':status': 200,
      'content-type': 'text/html; charset=utf-8',
      'content-encoding': 'br',
      'x-content-type-options': 'nosniff',
    });
    expect(brotliDecompressSync(body).toString()).toBe(site.read('/about'));
    expect(body.length).toBe(site.weigh('/about'));
  });

  it('caches hashed files for ever, and sends pictures uncompressed', async () => {
    const picture = /\/assets\/[^" ]+\.avif/.exec(site.read('/'))?.[0] ?? '';
    const { headers } = await ask(picture);
    expect(headers).toMatchObject({ ':status': 200, 'content-type': 'image/avif' });
    expect(headers['cache-control']).toContain('immutable');
    expect(headers).not.toHaveProperty('content-encoding');
  });

  it('serves the twin of a page without its scripts', async () => {
    const twin = await servePages({ scriptless: true });
    expect(twin.read('/')).toContain('<h1');
    expect(twin.read('/')).not.toMatch(/<script|modulepreload/);
    twin.stop();
  });

  it('serves a percent-encoded path, a path of the single-page fallback, and an unknown one', async () => {
    expect((await ask(encodeURI('/pl/polityka-prywatności'))).headers[':status']).toBe(200);
    expect((await ask('/de/meine-buchung/S4MPE-PEND1')).headers[':status']).toBe(200);
    expect((await ask('/nowhere')).headers[':status']).toBe(404);
    expect((await ask('/about/')).headers).toMatchObject({ ':status': 301, location: '/about' });
  });
});
