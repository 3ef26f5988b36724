import type { HttpsFunction } from 'firebase-functions/https';
import property from '../../../villa/property.json' with { type: 'json' };
import type { Language } from '../domain/language.ts';
import { mailTexts } from '../mail/format/mailTexts.ts';
import { confirmNewsletter, leaveNewsletter } from '../newsletter/requestNewsletter.ts';
import { newsletterActions } from '../newsletter/subscriptions.ts';
import type { PageContent } from '../pages/renderPage.ts';
import * as log from '../platform/log.ts';
import { confirmWaitlistEntry, leaveWaitlist, waitlistActions } from '../waitlist/waitlistEntries.ts';
import { definePageEndpoint, homeLink } from './definePageEndpoint.ts';

/** `/newsletter/confirm` and `/newsletter/unsubscribe`, the links in newsletter mails. */
export const newsletterEndpoint = defineLinkEndpoint({
  name: 'newsletter',
  actions: newsletterActions,
  handle: (action, id, secret) => (action === 'confirm' ? confirmNewsletter : leaveNewsletter)(id, secret, new Date()),
});

/** `/waitlist/confirm` and `/waitlist/leave`, the links in mails about waitlist entries. */
export const waitlistEndpoint = defineLinkEndpoint({
  name: 'waitlist',
  actions: waitlistActions,
  handle: (action, id, secret) =>
    action === 'confirm' ? confirmWaitlistEntry(id, secret, new Date()) : leaveWaitlist(id, secret),
});

interface LinkEndpoint<Action extends string> {
  /** First segment of the links' paths, `/{name}/{action}`, and of the keys of their pages' texts. */
  name: 'newsletter' | 'waitlist';
  actions: readonly Action[];
  /** @returns `gone` for an invalid, expired or replaced link */
  handle: (action: Action, id: string, secret: string) => Promise<string>;
}

/**
 * An endpoint for links in mails that contain a document's ID and a secret. Mail programs also unsubscribe by POST (RFC 8058).
 */
function defineLinkEndpoint<Action extends string>({ name, actions, handle }: LinkEndpoint<Action>): HttpsFunction {
  /** The page behind a link. The page of an action has a button. */
  const pageOf = (state: string, language: Language): PageContent => {
    const t = mailTexts(language);
    const isAction = actions.some((known) => known === state);
    return {
      title: t(`${name}.page.${state}.title`),
      text: t(`${name}.page.${state}.text`, { property: property.name }),
      forms: isAction ? [{ button: t(`${name}.page.${state}.button`) }] : [],
      links: [homeLink(language)],
    };
  };
  return definePageEndpoint({
    name,
    unknown: (language) => pageOf('gone', language),
    async answer(request, posts, language) {
      const { id, secret } = request.query;
      const action = actions.find((known) => request.path === `/${name}/${known}`);
      if (!action || typeof id !== 'string' || typeof secret !== 'string' || !/^[0-9a-f]{64}$/.test(id)) {
        return { status: 404, page: pageOf('gone', language) };
      }
      if (!posts) return { status: 200, page: pageOf(action, language) };
      const outcome = await handle(action, id, secret);
      log.info('mail request answered', { outcome });
      return { status: outcome === 'gone' ? 410 : 200, page: pageOf(outcome, language) };
    },
  });
}
