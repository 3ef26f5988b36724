/**
 * The sentences of `errors` that a page with a stay on it begins with: one that needs no server, and those for when none
 * can be reached. The others come with `useLateWords`.
 */
export const firstErrors = ['dates-required', 'unexpected', 'unexpectedAdvice'] as const;
