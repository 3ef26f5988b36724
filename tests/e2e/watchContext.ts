import type { BrowserContext, Request } from '@playwright/test';

export interface Watch {
  /** What went wrong so far, one line each. */
  troubles: string[];
  /** Errors that the test itself causes. */
  allowed: RegExp[];
  /** Requests without a response so far. */
  pending: Set<Request>;
}

const thisMachine = '127.0.0.1';
/** Firestore's message on a busy machine. It works as usual after that. */
export const slowBackend = /Could not reach Cloud Firestore backend\. Backend didn't respond within \d+ seconds/;
/** Chromium's message about a client-rendered page that has shown no text three seconds after loading. */
const slowScripts = /\.woff2 was preloaded using link preload but not used within a few seconds/;
const isOfBusyMachine = (text: string) => slowBackend.test(text) || slowScripts.test(text);

/** Records every console error and warning, page error, failed request, and request that leaves this machine. */
export function watchContext(context: BrowserContext, { troubles, pending }: Watch): void {
  context.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()) && !isOfBusyMachine(message.text())) {
      troubles.push(`console ${message.type()}: ${message.text()} (${message.location().url})`);
    }
  });
  context.on('weberror', (webError) => troubles.push(`page error: ${webError.error().message}`));
  context.on('request', (request) => {
    pending.add(request);
    const { protocol, hostname } = new URL(request.url());
    if (/^(https?|wss?):$/.test(protocol) && hostname !== thisMachine) {
      troubles.push(`request to another host: ${request.url()}`);
    }
  });
  context.on('requestfinished', (request) => pending.delete(request));
  context.on('requestfailed', (request) => {
    pending.delete(request);
    const reason = request.failure()?.errorText ?? '';
    // Requests that a guest leaves behind by going to another page are cancelled, not failed.
    if (reason !== 'net::ERR_ABORTED') troubles.push(`request failed: ${request.url()} ${reason}`);
  });
  context.on('response', (response) => {
    if (response.status() >= 400) troubles.push(`answer ${response.status()}: ${response.url()}`);
  });
}
