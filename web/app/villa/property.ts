import propertyJson from '../../../villa/property.json';
import { timeZone as fromSettings } from '../../../villa/settings.json';
import { rendered } from '../../../villa/pictures.json';

/** This villa's own data: name, address, contact. Other owners edit villa/property.json. */
export const property = propertyJson;

/** The property's time zone as of the build, to know what "today" is before anything is loaded. */
export const timeZone = fromSettings;

/** The sample's pictures are renderings, and the site says so. Owners with photographs set this to false. */
export const picturesAreRendered = rendered;
