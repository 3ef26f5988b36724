/*
 * The fragment of a booking's read-only link. Browsers do not send fragments to servers, so the key appears in no log and no
 * `Referer`.
 */

/** `#key=...`, to append to the URL of a booking's page. */
export function writeBookingLink(key: string): string {
  return `#${new URLSearchParams({ key })}`;
}

/**
 * The key in the fragment of the page's URL.
 * @param fragment with `#`, or empty
 */
export function readBookingLink(fragment: string): string | undefined {
  return new URLSearchParams(fragment.slice(1)).get('key') || undefined;
}
