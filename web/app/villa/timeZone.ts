import { timeZone as fromSettings } from '../../../villa/settings.json';

/** The house's, as its settings were when the site was built: where only a "today" is needed, and nothing has been read yet. */
export const timeZone = fromSettings;
