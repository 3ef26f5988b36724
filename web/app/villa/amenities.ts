import type messages from '../../../locales/en/apartment.json';
import amenitiesJson from '../../../villa/amenities.json';

type Texts = typeof messages.amenities;
type Group = 'outside' | 'inside' | 'kitchen';

/** The amenities of every apartment, as keys of texts in `apartment`: villa/amenities.json. */
export const amenities = amenitiesJson as { [Name in Group]: Exclude<keyof Texts[Name], 'heading'>[] };
