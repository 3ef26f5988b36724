import { readFileSync } from 'node:fs';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { host } from '../../../tools/support/ports.ts';

const source = readFileSync(new URL('./collectErrors.js', import.meta.url), 'utf8');

/**
 * The HTTP proxy of a browser whose driver does not report console messages (W3C WebDriver has no command for it). It
 * adds a script to every document, and the script reports the page's errors.
 */
export class ErrorCollector {
  readonly errors: string[] = [];
  readonly #script: string;
  readonly #server = createServer((incoming, response) => this.#handle(incoming, response));

  /** @param before a script that runs before the others of a page */
  constructor(before: string) {
    this.#script = `${before}\n${source}`;
  }

  /** @returns `host:port` */
  async start(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, host, resolve));
    return `${host}:${(this.#server.address() as AddressInfo).port}`;
  }

  stop(): void {
    this.#server.close();
    this.#server.closeAllConnections();
  }

  #handle(incoming: IncomingMessage, response: ServerResponse): void {
    const url = new URL(incoming.url ?? '');
    if (url.pathname === '/collect-errors.js') {
      response.writeHead(200, { 'content-type': 'text/javascript' }).end(this.#script);
    } else if (url.pathname === '/collected-errors') {
      void text(incoming).then((error) => {
        this.errors.push(error);
        response.writeHead(204).end();
      });
    } else {
      this.#forward(incoming, response, url);
    }
  }

  #forward(incoming: IncomingMessage, response: ServerResponse, url: URL): void {
    // A document must arrive uncompressed and complete, so that the script can be inserted.
    const { 'accept-encoding': _encoding, 'if-none-match': _etag, ...headers } = incoming.headers;
    const forwarded = request(url, { method: incoming.method, headers }, (upstream) => {
      const { 'content-length': _length, ...headers } = upstream.headers;
      const isDocument = (upstream.headers['content-type'] ?? '').startsWith('text/html');
      if (!isDocument) {
        response.writeHead(upstream.statusCode ?? 502, upstream.headers);
        upstream.pipe(response);
        return;
      }
      void text(upstream).then((html) => {
        response.writeHead(upstream.statusCode ?? 502, headers);
        response.end(html.replace('<head>', '<head><script src="/collect-errors.js"></script>'));
      });
    });
    // Either side may close the connection, because a page that is left cancels its requests.
    forwarded.on('error', () => response.destroy());
    response.on('close', () => {
      if (!response.writableFinished) forwarded.destroy();
    });
    incoming.pipe(forwarded);
  }
}
