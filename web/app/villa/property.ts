import propertyJson from '../../../villa/property.json';

/** What is this villa's own: name, address, contact. Another owner edits villa/property.json. */
export const property = propertyJson;
