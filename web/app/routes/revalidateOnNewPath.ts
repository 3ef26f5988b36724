import type { ShouldRevalidateFunctionArgs } from 'react-router';

/**
 * `shouldRevalidate` of pages with a stay in their URL. A new query needs no fetch, because the page's data is from the
 * build.
 */
export function revalidateOnNewPath({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.pathname !== nextUrl.pathname;
}
