/** The browser's cache in which the pages of confirmed stays are kept for a time without a network. */
export const keptStays = 'kept-stays';
