import villaApartments from '../../../../villa/apartments.json' with { type: 'json' };

/** Only apartments with texts and pictures in the repository are offered. */
export const offeredSlugs: readonly string[] = villaApartments.map(({ slug }) => slug);
