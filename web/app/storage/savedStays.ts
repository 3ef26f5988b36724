/** Name of the browser cache for offline pages of confirmed stays. The build uses it too. */
export const savedStays = 'saved-stays';
