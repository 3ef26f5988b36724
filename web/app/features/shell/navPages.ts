/** The pages of the header's navigation, in its order. */
export const navPages = ['apartments', 'about', 'contact', 'myBookings'] as const;

/** From this width up they stand in a row, below it in a panel. The longest names, and the house's, need it. */
export const fromRow = '@media (min-width: 1120px)';
