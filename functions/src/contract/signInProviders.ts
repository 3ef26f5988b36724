/** Identity providers, in the order in which they are offered. */
export const providers = ['apple', 'google', 'facebook'] as const;

export type Provider = (typeof providers)[number];

/** Firebase's ID of a provider. */
export const idOf = (provider: Provider) => `${provider}.com`;
