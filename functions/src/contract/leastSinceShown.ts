/**
 * No person has read and filled in a form before, in milliseconds. The site's own forms wait for the rest of it. Apart from
 * the request's schema, which not every page can afford.
 */
export const leastSinceShown = 2000;
