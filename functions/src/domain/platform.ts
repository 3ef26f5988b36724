/** Where the villa is also listed. `other`: any other calendar that speaks iCal. */
export const platforms = ['airbnb', 'booking', 'vrbo', 'other'] as const;
export type Platform = (typeof platforms)[number];

/** Brand names, the same in every language. */
export const platformNames: Readonly<Record<Exclude<Platform, 'other'>, string>> = {
  airbnb: 'Airbnb',
  booking: 'Booking.com',
  vrbo: 'Vrbo',
};
