import type { Language } from 'functions/domain/language';
import { isHostPath, languageOfPath, pageAt, pathTo } from 'functions/domain/sitePaths';

/** Stands for the site's own origin, to detect paths that lead to another one. */
const ownOrigin = 'https://own.invalid';

/**
 * The sign-in page's URL, with the current path and query as the page to return to.
 * @param email the email to fill in on that page. It is in the fragment, which is never sent to a server
 */
export function signInPath({ pathname, search }: { pathname: string; search: string }, email?: string): string {
  const path = `${pathTo('login', languageOfPath(pathname))}?${new URLSearchParams({ back: pathname + search })}`;
  return email ? `${path}#${new URLSearchParams({ email })}` : path;
}

/**
 * The email to fill in, from a link to the sign-in page.
 * @param fragment the URL's fragment with `#`, or empty
 */
export function emailToFillIn(fragment: string): string {
  return new URLSearchParams(fragment.slice(1)).get('email') ?? '';
}

/** Whether a sign-in link from a mail opened the page. */
export function isSignInLink(params: URLSearchParams): boolean {
  return ['oobCode', 'until', 'key'].every((name) => params.has(name));
}

/**
 * Where to go after signing in: back to the previous page, or to the bookings. Accepts only paths on this site, because anyone
 * can craft a link with another URL in it.
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

/** Safari lacks `URL.canParse` before 17 and `URL.parse` before 18. */
function parse(path: string): URL | undefined {
  try {
    return new URL(path, ownOrigin);
  } catch {
    return undefined;
  }
}
