import type { ShouldRevalidateFunctionArgs } from 'react-router';

/**
 * For pages with a stay in their URL: a new query needs no fetch, because the page's data is from the
 * build.
 */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.pathname !== nextUrl.pathname;
}
