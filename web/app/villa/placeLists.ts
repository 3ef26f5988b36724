import type about from '../../../locales/en/about.json';
import type home from '../../../locales/en/home.json';
import type place from '../../../locales/en/place.json';
import placeJson from '../../../villa/place.json';

/**
 * What pages say of the house and its surroundings, by the names of the texts: villa/place.json. A new villa has none of some, for whose
 * keys i18next's types want a default value; `npm run check` finds a name without its texts.
 */
export const placeLists = placeJson as {
  /** Figures on the home page, of `home`. */
  claims: Exclude<keyof typeof home.claims, 'label'>[];
  /** Of `place`. */
  distances: (keyof typeof place.distances)[];
  /** Ways to get there, of `about`. */
  ways: (keyof typeof about.arrive.ways)[];
  /** Hours by car, from where in `about`. */
  drives: { from: keyof typeof about.arrive.drive.from; hours: number }[];
};
