import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createHash } from 'node:crypto';

/** Responds to a request like a platform's server. */
export type FeedResponder = (request: IncomingMessage, response: ServerResponse) => void;

/** A web server on this machine that responds like the calendar server of a platform. */
export class FeedServer {
  readonly #server: Server;
  readonly #responders = new Map<string, FeedResponder>();
  /** Requests since the start, as `GET /airbnb.ics 304`. */
  readonly requests: string[] = [];

  private constructor() {
    this.#server = createServer((request, response) => {
      const respond = this.#responders.get(request.url ?? '');
      response.on('close', () => this.requests.push(`${request.method} ${request.url} ${response.statusCode}`));
      if (respond) respond(request, response);
      else response.writeHead(404).end();
    });
  }

  static async start(): Promise<FeedServer> {
    const feeds = new FeedServer();
    await new Promise<void>((resolve) => feeds.#server.listen(0, '127.0.0.1', resolve));
    return feeds;
  }

  /** @returns the URL of the path */
  serve(path: string, responder: FeedResponder | string): string {
    this.#responders.set(path, typeof responder === 'string' ? withValidator(responder) : responder);
    const { port } = this.#server.address() as AddressInfo;
    return `http://127.0.0.1:${port}${path}`;
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }
}

/** Responds to conditional requests as RFC 9110 says. */
function withValidator(body: string): FeedResponder {
  const etag = `"${createHash('sha256').update(body).digest('hex').slice(0, 16)}"`;
  return (request, response) => {
    if (request.headers['if-none-match'] === etag) return void response.writeHead(304, { ETag: etag }).end();
    response.writeHead(200, { 'Content-Type': 'text/calendar; charset=utf-8', ETag: etag }).end(body);
  };
}
