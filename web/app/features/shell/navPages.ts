/** The pages in the header's navigation, in display order. */
export const navPages = ['apartments', 'about', 'contact', 'myBookings'] as const;

/**
 * From this width on, the links are in a row. Below it, they are in a panel. The longest page names and the villa's
 * name fit into this width.
 */
export const fromNavRow = '@media (min-width: 1180px)';
