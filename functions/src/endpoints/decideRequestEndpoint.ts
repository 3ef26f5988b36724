import { randomUUID } from 'node:crypto';
import { onRequest, type Request } from 'firebase-functions/https';
import {
  decideRequest,
  longestDeclineMessage,
  openDecision,
  type DecisionLink,
  type DecisionState,
} from '../bookings/change/decideRequest.ts';
import { checkPlatforms } from '../calendars/checkPlatforms.ts';
import { visibleText } from '../contract/typedText.ts';
import { bookingIdPattern } from '../domain/bookingId.ts';
import { decisions, type Decision } from '../mail/compose/decideRequestUrl.ts';
import { confirmDespite, decideRequestPage } from '../pages/decideRequestPage.ts';
import * as log from '../platform/log.ts';
import { linkSecret } from '../platform/linkSecret.ts';
import { readSettings } from '../platform/readSettings.ts';
import { preferredLanguage } from './preferredLanguage.ts';
import { sendPage } from './sendPage.ts';

/**
 * `/request/decide`, the links with which the owner answers a request from their inbox, without signing in. GET changes
 * nothing, as mail scanners open links; the page's button posts.
 */
export const decideRequestEndpoint = onRequest(
  { invoker: 'public', secrets: [linkSecret.name] },
  async (request, response) => {
    // Which form is on top; what is done says the button.
    const decision = readDecision(request.query.decision) ?? 'confirm';
    const posts = request.method === 'POST';
    const isAllowed = posts || request.method === 'GET' || request.method === 'HEAD';
    if (!isAllowed) response.set('Allow', 'GET, HEAD, POST');
    try {
      const link = isAllowed ? readLink(request) : undefined;
      const [state, { ownerLanguage }] = await Promise.all([follow(), readSettings()]);
      log.decisionLinkOpened(posts, state.state);
      sendPage(
        response,
        isAllowed ? statusOf(state) : 405,
        decideRequestPage(state, decision, ownerLanguage),
        ownerLanguage,
      );

      async function follow(): Promise<DecisionState> {
        if (!link) return { state: 'unknown' };
        const now = new Date();
        const form = posts ? (request.body as Record<string, unknown>) : {};
        const despitePlatforms = form.decision === confirmDespite;
        const pressed = despitePlatforms ? 'confirm' : readDecision(form.decision);
        if (!pressed) return openDecision(link, linkSecret.value(), now);
        const answer = { decision: pressed, message: readMessage(form.message), despitePlatforms };
        return decideRequest(link, answer, linkSecret.value(), now, checkPlatforms);
      }
    } catch (error) {
      log.callFailed('decideRequest', randomUUID(), error);
      const language = preferredLanguage(request.get('Accept-Language') ?? '');
      sendPage(response, 500, decideRequestPage({ state: 'failed' }, decision, language), language);
    }
  },
);

function readLink({ query: { number, version, key } }: Request): DecisionLink | undefined {
  if (typeof number !== 'string' || typeof version !== 'string' || typeof key !== 'string') return undefined;
  return bookingIdPattern.test(number) ? { number, version, key } : undefined;
}

function readDecision(value: unknown): Decision | undefined {
  return decisions.find((one) => one === value);
}

/** The form's field, which browsers limit to the same length. */
function readMessage(message: unknown): string {
  return typeof message === 'string' ? [...visibleText(message)].slice(0, longestDeclineMessage).join('') : '';
}

function statusOf({ state }: DecisionState): number {
  switch (state) {
    case 'unknown':
      return 404;
    case 'expired':
      return 410;
    case 'changed':
    case 'doubt':
    case 'cancelledByGuest':
      return 409;
    default:
      return 200;
  }
}
