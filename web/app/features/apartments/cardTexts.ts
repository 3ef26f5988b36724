/** What the cards of apartments say of them: the keys in `villa`. */
export const cardTexts = ['apartments.*.name', 'apartments.*.line'] as const;
