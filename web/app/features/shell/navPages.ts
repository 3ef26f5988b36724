/** The pages of the header's navigation, in its order. */
export const navPages = ['apartments', 'about', 'contact', 'myBookings'] as const;

/** From this width up the links are in a row, below it in a panel. The longest names and the villa's name need it. */
export const fromRow = '@media (min-width: 1120px)';
