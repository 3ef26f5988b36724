import { confirmNewsletter, leaveNewsletter } from '../newsletter/requestNewsletter.ts';
import { newsletterActions } from '../newsletter/subscriptionLink.ts';
import { newsletterPage } from '../pages/newsletterPage.ts';
import { defineLinkEndpoint } from './defineLinkEndpoint.ts';

/** `/newsletter/confirm` and `/newsletter/unsubscribe`, the links in newsletter mails. */
export const newsletterEndpoint = defineLinkEndpoint({
  name: 'newsletter',
  actions: newsletterActions,
  handle: (action, id, secret) => (action === 'confirm' ? confirmNewsletter : leaveNewsletter)(id, secret, new Date()),
  page: newsletterPage,
});
