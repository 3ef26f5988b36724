/** Identity providers, in the order in which they are offered. */
export const providers = ['apple', 'google', 'facebook'] as const;

export type Provider = (typeof providers)[number];

/** A provider by the name that Firebase has for it. */
export const idOf = (provider: Provider) => `${provider}.com`;
