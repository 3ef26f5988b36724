import { randomUUID } from 'node:crypto';
import { onRequest } from 'firebase-functions/https';
import { isLanguage } from '../domain/language.ts';
import { confirmNewsletter, leaveNewsletter } from '../newsletter/requestNewsletter.ts';
import { newsletterActions } from '../newsletter/subscriptionLink.ts';
import { newsletterPage, type NewsletterPage } from '../pages/newsletterPage.ts';
import * as log from '../platform/log.ts';
import { sendPage } from './sendPage.ts';
import { preferredLanguage } from './preferredLanguage.ts';

/**
 * `/newsletter/confirm` and `/newsletter/unsubscribe`, the links in newsletter mails. GET changes nothing, as mail
 * scanners open links; the page's button posts. Mail programs unsubscribe by POST (RFC 8058).
 */
export const newsletterEndpoint = onRequest({ invoker: 'public' }, async (request, response) => {
  const { id, secret, language: named } = request.query;
  const language = isLanguage(named) ? named : preferredLanguage(request.get('Accept-Language') ?? '');
  const action = newsletterActions.find((known) => request.path === `/newsletter/${known}`);
  const show = (page: NewsletterPage, status: number) =>
    sendPage(response, status, newsletterPage(page, language), language);

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
    const now = new Date();
    const outcome = await (action === 'confirm' ? confirmNewsletter : leaveNewsletter)(id, secret, now);
    log.mailRequestFinished(outcome);
    show(outcome, outcome === 'gone' ? 410 : 200);
  } catch (error) {
    log.callFailed('newsletter', randomUUID(), error);
    show('failed', 500);
  }
});
