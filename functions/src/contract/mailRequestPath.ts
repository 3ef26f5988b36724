// Separate from the request's schema, because every page has the newsletter form and should not load zod for it.

/** `POST /mail/send`, on the site's own host. */
export const mailRequestPath = '/mail/send';

/** Minimum time to fill in a form, in milliseconds: no person is faster. The site's own forms wait that long. */
export const minFormFillMs = 2000;
