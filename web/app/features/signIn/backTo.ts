import type { Language } from 'functions/domain/language';
import { isHostPath, languageOfPath, pageAt, pathTo } from 'functions/domain/sitePaths';

/** Stands for the site's own origin, which a path must not leave. */
const ownOrigin = 'https://own.invalid';

/**
 * The sign-in page's URL for a guest who comes back to another page afterwards, with the query and so with the stay.
 * @param email to be filled in there; in the fragment, which is sent to nobody
 */
export function signInPath({ pathname, search }: { pathname: string; search: string }, email?: string): string {
  const path = `${pathTo('login', languageOfPath(pathname))}?${new URLSearchParams({ back: pathname + search })}`;
  return email ? `${path}#${new URLSearchParams({ email })}` : path;
}

/** The email that a link to the sign-in page wants filled in. @param fragment with `#`, or empty */
export function emailToFillIn(fragment: string): string {
  return new URLSearchParams(fragment.slice(1)).get('email') ?? '';
}

/** Whether the sign-in page was opened by a link from a mail. */
export function isSignInLink(params: URLSearchParams): boolean {
  return ['oobCode', 'until', 'key'].every((name) => params.has(name));
}

/**
 * Where a guest goes after signing in: back to where they came from, or to their bookings. Only to a page of the site, since
 * anybody can send a guest a link with another URL in it.
 */
export function backTo(search: string, language: Language): string {
  const wanted = new URLSearchParams(search).get('back');
  return (wanted && ownPath(wanted)) || pathTo('myBookings', language);
}

function ownPath(wanted: string): string | undefined {
  const url = wanted.startsWith('/') ? parse(wanted) : undefined;
  if (url?.origin === ownOrigin && isHostPath(url.pathname)) return url.pathname + url.search;
  const place = url?.origin === ownOrigin ? pageAt(url.pathname) : null;
  if (!url || !place || place.page === 'login') return undefined;
  return pathTo(place.page, place.language, place.slug) + url.search;
}

/** `URL.canParse` and `URL.parse` are missing in Safari before 17 and 18. */
function parse(path: string): URL | undefined {
  try {
    return new URL(path, ownOrigin);
  } catch {
    return undefined;
  }
}
