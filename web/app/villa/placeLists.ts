import type about from '../../../locales/en/about.json';
import type home from '../../../locales/en/home.json';
import type place from '../../../locales/en/place.json';
import placeJson from '../../../villa/place.json';

/**
 * Keys of texts about the house and its surroundings: villa/place.json. i18next's types require a default value, because a new
 * villa may have no texts for some keys. `npm run check` finds keys without texts.
 */
export const placeLists = placeJson as {
  /** Facts on the home page, from `home`. */
  claims: Exclude<keyof typeof home.claims, 'label'>[];
  /** Kinds of guests on the home page, from `home`, with an apartment and a picture for each. */
  parties: { party: keyof typeof home.parties.of; apartment: string; picture: string }[];
  /** From `place`. */
  distances: (keyof typeof place.distances)[];
  /** Ways to get there, from `about`. */
  ways: (keyof typeof about.arrive.ways)[];
  /** Hours by car, and from where, with texts of `about`. */
  drives: { from: keyof typeof about.arrive.drive.from; hours: number }[];
};
