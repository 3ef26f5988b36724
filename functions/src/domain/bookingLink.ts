/*
 * The fragment of a booking's read-only link. Browsers do not send fragments to servers, so the key appears in no log and no
 * `Referer`.
 */

/** `#key=...`, to append to the URL of a booking's page. */
export function writeBookingLink(key: string): string {
  return `#${new URLSearchParams({ key })}`;
}

/** The same for the guests' register of the booking. @param key missing for the signed-in guest */
export function writeRegisterLink(key: string | undefined): string {
  return `#${new URLSearchParams({ ...(key !== undefined && { key }), register: '' })}`;
}

/**
 * The key in the fragment of the page's URL.
 * @param fragment with `#`, or empty
 */
export function readBookingLink(fragment: string): string | undefined {
  return new URLSearchParams(fragment.slice(1)).get('key') || undefined;
}

/** Whether the fragment leads to the guests' register instead of the booking's page. */
export function leadsToRegister(fragment: string): boolean {
  return new URLSearchParams(fragment.slice(1)).has('register');
}
