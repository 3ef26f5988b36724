/** The sentence of `errors` that a page with a stay on it begins with: it needs no server. The others come with `useLateWords`. */
export const firstErrors = ['dates-required'] as const;
