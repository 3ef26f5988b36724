import settings from '../../../villa/settings.json';

/** After how many days an unanswered request ends by itself, as the settings are when the site is built. */
export function readRequestExpiryDays(): number {
  return settings.requestExpiresAfterDays;
}
