import { randomUUID } from 'node:crypto';
import { onRequest, type HttpsFunction } from 'firebase-functions/https';
import { isLanguage, type Language } from '../domain/language.ts';
import type { PageContent } from '../pages/renderPage.ts';
import * as log from '../platform/log.ts';
import { preferredLanguage } from './preferredLanguage.ts';
import { sendPage } from './sendPage.ts';

interface LinkEndpoint<Action extends string, Outcome extends string> {
  /** First part of the links' paths: `/{name}/{action}`. */
  name: string;
  actions: readonly Action[];
  /** @returns `gone` for an invalid, expired or replaced link */
  handle: (action: Action, id: string, secret: string) => Promise<Outcome | 'gone'>;
  page: (page: Action | Outcome | 'gone' | 'failed', language: Language) => PageContent;
}

/**
 * An endpoint for links in mails that name a document by its ID and prove themselves by a secret. GET changes nothing, as
 * mail scanners open links; the page's button posts. Mail programs unsubscribe by POST (RFC 8058).
 */
export function defineLinkEndpoint<Action extends string, Outcome extends string>({
  name,
  actions,
  handle,
  page,
}: LinkEndpoint<Action, Outcome>): HttpsFunction {
  return onRequest({ invoker: 'public' }, async (request, response) => {
    const { id, secret, language: named } = request.query;
    const language = isLanguage(named) ? named : preferredLanguage(request.get('Accept-Language') ?? '');
    const action = actions.find((known) => request.path === `/${name}/${known}`);
    const show = (shown: Parameters<typeof page>[0], status: number) =>
      sendPage(response, status, page(shown, language), language);

    if (!action || typeof id !== 'string' || typeof secret !== 'string' || !/^[0-9a-f]{64}$/.test(id)) {
      show('gone', 404);
      return;
    }
    if (request.method === 'GET' || request.method === 'HEAD') {
      show(action, 200);
      return;
    }
    if (request.method !== 'POST') {
      response.set('Allow', 'GET, HEAD, POST');
      show('gone', 405);
      return;
    }
    try {
      const outcome = await handle(action, id, secret);
      log.mailRequestFinished(outcome);
      show(outcome, outcome === 'gone' ? 410 : 200);
    } catch (error) {
      log.callFailed(name, randomUUID(), error);
      show('failed', 500);
    }
  });
}
