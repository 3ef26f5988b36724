/** The browser's cache in which the pages of confirmed stays are saved for a time without a network; the build reads it too. */
export const savedStays = 'saved-stays';
