/** The pages in the header's navigation, in display order. */
export const navPages = ['apartments', 'about', 'contact', 'myBookings'] as const;

/**
 * From this width on the links are in a row, below it in a panel. The width fits the longest page names and the villa's name.
 */
export const fromNavRow = '@media (min-width: 1180px)';
