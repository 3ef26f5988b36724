/** The placeholder pictures of a new villa: files in villa/pictures, without their ending. */
export const pictureNames = {
  hero: 'villa-front',
  heroTall: 'villa-front-tall',
  evening: 'villa-evening',
  house: 'villa-house',
  hosts: 'villa-hosts',
  surroundings: 'villa-surroundings',
  way: 'villa-way',
  openGraph: 'open-graph',
  /** An apartment's first picture. */
  cover: (slug: string) => `cover-${slug}`,
  /** The pictures after it. */
  everyApartment: [
    'any-living',
    'any-bedroom',
    'any-kitchen',
    'any-bathroom',
    'any-outside',
    'villa-house',
    'villa-surroundings',
    'villa-way',
  ],
} as const;
