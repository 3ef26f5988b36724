import { randomUUID } from 'node:crypto';
import { onRequest } from 'firebase-functions/https';
import { isLanguage } from '../domain/language.ts';
import { waitlistPage, type WaitlistPage } from '../pages/waitlistPage.ts';
import * as log from '../platform/log.ts';
import { confirmWish, leaveWaitlist } from '../waitlist/answerWaitlistLink.ts';
import { waitlistActions } from '../waitlist/waitlistLink.ts';
import { preferredLanguage } from './preferredLanguage.ts';
import { sendPage } from './sendPage.ts';

/**
 * `/waitlist/confirm` and `/waitlist/leave`, the links in mails about awaited nights. GET changes nothing, as mail
 * scanners open links; the page's button posts. Mail programs unsubscribe by POST (RFC 8058).
 */
export const waitlistEndpoint = onRequest({ invoker: 'public' }, async (request, response) => {
  const { id, secret, language: named } = request.query;
  const language = isLanguage(named) ? named : preferredLanguage(request.get('Accept-Language') ?? '');
  const action = waitlistActions.find((known) => request.path === `/waitlist/${known}`);
  const show = (page: WaitlistPage, status: number) =>
    sendPage(response, status, waitlistPage(page, language), language);

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
    const outcome = await (action === 'confirm' ? confirmWish(id, secret, now) : leaveWaitlist(id, secret));
    log.mailRequestFinished(outcome);
    show(outcome, outcome === 'gone' ? 410 : 200);
  } catch (error) {
    log.callFailed('waitlist', randomUUID(), error);
    show('failed', 500);
  }
});
