import type { Language } from 'functions/domain/language';
import { languageOfPath, pageAt, pathTo } from 'functions/domain/sitePaths';

/** Stands in for the site's own address: only what follows it counts. */
const own = 'https://own.invalid';

/**
 * The sign-in page's address for somebody who wanted to be elsewhere and is to come back there, the query and with it the
 * stay kept.
 */
export function signInAddress({ pathname, search }: { pathname: string; search: string }): string {
  return `${pathTo('login', languageOfPath(pathname))}?${new URLSearchParams({ back: pathname + search })}`;
}

/**
 * Where a guest goes after signing in: back to where they came from, else to their bookings. Only to a page of the table
 * of addresses, since anybody can write an address and send it to a guest.
 */
export function backTo(search: string, language: Language): string {
  const wanted = new URLSearchParams(search).get('back');
  return (wanted && ownAddress(wanted)) || pathTo('myBookings', language);
}

function ownAddress(wanted: string): string | undefined {
  if (!wanted.startsWith('/') || !URL.canParse(wanted, own)) return undefined;
  const url = new URL(wanted, own);
  const place = url.origin === own ? pageAt(url.pathname) : null;
  if (!place || place.page === 'login') return undefined;
  return pathTo(place.page, place.language, place.slug) + url.search;
}
