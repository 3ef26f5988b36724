/*
 * The fragment of a booking's read-only link. Browsers send no fragment to a server, so the key is in no log and no
 * `Referer`.
 */

/** `#key=...`, to follow the URL of a booking's page. */
export function writeBookingLink(key: string): string {
  return `#${new URLSearchParams({ key })}`;
}

/**
 * The key in the fragment of a booking's page.
 * @param fragment with `#`, or empty
 */
export function readBookingLink(fragment: string): string | undefined {
  return new URLSearchParams(fragment.slice(1)).get('key') || undefined;
}
