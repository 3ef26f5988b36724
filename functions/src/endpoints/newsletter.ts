import { randomUUID } from 'node:crypto';
import { onRequest } from 'firebase-functions/https';
import { isLanguage } from '../domain/language.ts';
import { confirmNewsletter, leaveNewsletter } from '../newsletter/askForNewsletter.ts';
import { renderNewsletterPage, type NewsletterPage } from '../newsletter/renderNewsletterPage.ts';
import { newsletterActions } from '../newsletter/subscriptionLink.ts';
import * as log from '../platform/log.ts';
import { preferredLanguage } from './preferredLanguage.ts';

/**
 * `/newsletter/confirm` and `/newsletter/unsubscribe`, where the links of mails lead. Opening one changes nothing, as mail
 * scanners open links too: a page asks, and its button posts. Mail programs post to the second by themselves (RFC 8058).
 */
export const newsletter = onRequest({ invoker: 'public' }, async (request, response) => {
  const { id, secret, language: named } = request.query;
  const language = isLanguage(named) ? named : preferredLanguage(request.get('Accept-Language') ?? '');
  const action = newsletterActions.find((known) => request.path === `/newsletter/${known}`);
  const show = (page: NewsletterPage, status: number) =>
    response
      .status(status)
      .set({ 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer', 'X-Robots-Tag': 'noindex' })
      .type('html')
      .send(renderNewsletterPage(page, language));

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
    log.mailRequestAnswered(outcome);
    show(outcome, outcome === 'gone' ? 410 : 200);
  } catch (error) {
    log.callFailed('newsletter', randomUUID(), error);
    show('failed', 500);
  }
});
