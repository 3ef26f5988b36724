import type { ShouldRevalidateFunctionArgs } from 'react-router';

/**
 * `shouldRevalidate` of pages with a stay in their URL: their data was made when the site was built, so another
 * query needs no fetch.
 */
export function revalidateOnNewPath({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.pathname !== nextUrl.pathname;
}
