import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';

const contentTypes = new WeakMap<IncomingMessage, string>();

/**
 * Makes the functions' runtime hand over bodies as they came. By itself it parses JSON before the function is called, and
 * answers what cannot be parsed with a page of its own, in English. A body of another type it leaves alone, so each
 * request is given one before the runtime looks at it.
 * @param target the deployed function for which this holds; others in the same bundle are served as ever
 */
export function takeBodiesUnread(target: string): void {
  if (process.env.FUNCTION_TARGET !== target) return;
  subscribe('http.server.request.start', (message) => {
    const { request } = message as { request: IncomingMessage };
    contentTypes.set(request, request.headers['content-type'] ?? '');
    request.headers['content-type'] = 'application/octet-stream';
  });
}

/** The content type that a request came with. */
export function contentTypeOf(request: IncomingMessage): string {
  return contentTypes.get(request) ?? request.headers['content-type'] ?? '';
}
