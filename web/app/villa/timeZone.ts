import { timeZone as fromSettings } from '../../../villa/settings.json';

/** The property's time zone when the site was built: for "today" before anything was read. */
export const timeZone = fromSettings;
