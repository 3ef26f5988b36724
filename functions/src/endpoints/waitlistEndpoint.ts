import { waitlistPage } from '../pages/waitlistPage.ts';
import { confirmWish, leaveWaitlist } from '../waitlist/openWaitlistLink.ts';
import { waitlistActions } from '../waitlist/waitlistLink.ts';
import { defineLinkEndpoint } from './defineLinkEndpoint.ts';

/** `/waitlist/confirm` and `/waitlist/leave`, the links in mails about awaited nights. */
export const waitlistEndpoint = defineLinkEndpoint({
  name: 'waitlist',
  actions: waitlistActions,
  handle: (action, id, secret) =>
    action === 'confirm' ? confirmWish(id, secret, new Date()) : leaveWaitlist(id, secret),
  page: waitlistPage,
});
