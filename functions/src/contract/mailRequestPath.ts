// Separate from the request's schema, because every page has the newsletter form and should not load zod for it.

/** `POST /mail/send`, on the site's own host. */
export const mailRequestPath = '/mail/send';

/** Nobody fills in a form faster, in milliseconds. The site's own forms wait until that time is over. */
export const minFormFillMs = 2000;
