/** The pages of the header's navigation, in its order. */
export const navPages = ['apartments', 'about', 'contact', 'myBookings'] as const;
