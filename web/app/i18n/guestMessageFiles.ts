/** The namespaces of pages about a guest's own bookings, and the villa's, which the owner's pages ask for too. */
export const guestMessageFiles = import.meta.glob<Record<string, unknown>>(
  '../../../locales/*/{about,account,confirmation,myBookings,villa}.json',
  { import: 'default' },
);
