/** What `Distances` speaks with: the keys in `place`. */
export const distanceTexts = ['distances.*.*'] as const;
