import { amenities } from '../../villa/amenities.ts';

/** Those that guests ask for first. The last part of their key is also the name of their sign in icons.svg. */
const askedFor = [
  'amenities.outside.entrance',
  'amenities.outside.terrace',
  'amenities.inside.airConditioning',
  'amenities.kitchen.equipped',
  'amenities.inside.tv',
  'amenities.inside.wifi',
  'amenities.inside.linen',
  'amenities.outside.parking',
] as const;

/** What every apartment has of it: the keys of its texts in `apartment`. */
export const features = askedFor.filter((key) => {
  const [, group, amenity] = key.split('.');
  return Object.entries(amenities).some(([one, names]) => one === group && names.some((name) => name === amenity));
});
