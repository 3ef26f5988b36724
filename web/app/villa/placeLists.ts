import type about from '../../../locales/en/about.json';
import type apartment from '../../../locales/en/apartment.json';
import type home from '../../../locales/en/home.json';
import type place from '../../../locales/en/place.json';
import type stayTerms from '../../../locales/en/stayTerms.json';
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
  /** What parents look for in every apartment, from `apartment`. */
  families: (keyof typeof apartment.families.of)[];
  /** Questions about the house that guests ask before a request, from `stayTerms`. */
  questions: (keyof typeof stayTerms.questions)[];
  /** From `place`. */
  distances: (keyof typeof place.distances)[];
  /** Ways to get there, from `about`. */
  ways: (keyof typeof about.arrive.ways)[];
  /** Hours by car, and from where, with texts of `about`. */
  drives: { from: keyof typeof about.arrive.drive.from; hours: number }[];
};
