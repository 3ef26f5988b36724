import { randomUUID } from 'node:crypto';
import { onRequest } from 'firebase-functions/https';
import { confirmRequest, openLink, type LinkState } from '../bookings/request/confirmRequest.ts';
import { checkPlatforms } from '../calendars/checkPlatforms.ts';
import { bookingIdPattern } from '../domain/bookingId.ts';
import { isLanguage } from '../domain/language.ts';
import { confirmRequestPage } from '../pages/confirmRequestPage.ts';
import * as log from '../platform/log.ts';
import { linkSecret } from '../platform/linkSecret.ts';
import { numberKey } from '../platform/numberKey.ts';
import { sendPage } from './sendPage.ts';
import { preferredLanguage } from './preferredLanguage.ts';

/**
 * `/request/confirm`, the link in the mail of an unconfirmed request. GET changes nothing, as mail scanners open links;
 * the page's button posts.
 */
export const confirmRequestEndpoint = onRequest(
  { invoker: 'public', secrets: [linkSecret.name, numberKey.name] },
  async (request, response) => {
    const { number, secret, language: named } = request.query;
    const language = isLanguage(named) ? named : preferredLanguage(request.get('Accept-Language') ?? '');
    const show = (link: LinkState | { state: 'failed' }, status: number) =>
      sendPage(response, status, confirmRequestPage(link, language), language);

    if (typeof number !== 'string' || typeof secret !== 'string' || !bookingIdPattern.test(number)) {
      show({ state: 'unknown' }, 404);
      return;
    }
    const posts = request.method === 'POST';
    if (!posts && request.method !== 'GET' && request.method !== 'HEAD') {
      response.set('Allow', 'GET, HEAD, POST');
      show({ state: 'unknown' }, 405);
      return;
    }
    try {
      const now = new Date();
      const link = await (posts
        ? confirmRequest(number, secret, numberKey.value(), now, checkPlatforms)
        : openLink(number, secret, now));
      log.requestLinkOpened(link.state);
      show(link, statusOf(link));
    } catch (error) {
      log.callFailed('confirmRequest', randomUUID(), error);
      show({ state: 'failed' }, 500);
    }
  },
);

function statusOf({ state }: LinkState): number {
  switch (state) {
    case 'unknown':
    case 'expired':
      return 410;
    case 'refused':
      return 409;
    default:
      return 200;
  }
}
