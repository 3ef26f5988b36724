import type messages from '../../../locales/en/apartment.json';
import amenitiesJson from '../../../villa/amenities.json';

type Texts = typeof messages.amenities;
type Group = 'outside' | 'inside' | 'kitchen';

/** What every apartment has, by the names of its texts in `apartment`: villa/amenities.json. */
export const amenities = amenitiesJson as { [Name in Group]: Exclude<keyof Texts[Name], 'heading'>[] };
