import type { ShouldRevalidateFunctionArgs } from 'react-router';

/**
 * `shouldRevalidate` of pages with a stay in their address: their data was made when the site was built, so another
 * search in the same address needs no fetch.
 */
export function keepDataOfPage({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.pathname !== nextUrl.pathname;
}
