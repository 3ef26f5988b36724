import villaApartments from '../../../../villa/apartments.json' with { type: 'json' };

/** Only apartments with texts and pictures in the repository are offered. */
export const offeredSlugs: readonly string[] = villaApartments.map(({ slug }) => slug);

/**
 * Whether guests may ask for the apartment. The document of one that was taken off the site may still be there. In the
 * emulators tests have apartments of their own, `test-...`.
 */
export function isOffered(slug: string): boolean {
  return offeredSlugs.includes(slug) || (isEmulated && slug.startsWith('test-'));
}

const isEmulated = process.env.FIRESTORE_EMULATOR_HOST !== undefined;
