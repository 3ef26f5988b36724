/** What every apartment has: the keys of its texts in `apartment`. */
export const amenities = {
  outside: [
    'amenities.outside.terrace',
    'amenities.outside.entrance',
    'amenities.outside.barbecue',
    'amenities.outside.parking',
  ],
  inside: [
    'amenities.inside.airConditioning',
    'amenities.inside.tv',
    'amenities.inside.wifi',
    'amenities.inside.linen',
    'amenities.inside.bathroom',
  ],
  kitchen: ['amenities.kitchen.equipped', 'amenities.kitchen.oven', 'amenities.kitchen.coffee'],
} as const;

export type Amenity = (typeof amenities)[keyof typeof amenities][number];

/** Those that guests ask for first. The last part of their key is also the name of their sign in icons.svg. */
export const features = [
  'amenities.outside.entrance',
  'amenities.outside.terrace',
  'amenities.inside.airConditioning',
  'amenities.kitchen.equipped',
  'amenities.inside.tv',
  'amenities.inside.wifi',
  'amenities.inside.linen',
  'amenities.outside.parking',
] as const satisfies Amenity[];
