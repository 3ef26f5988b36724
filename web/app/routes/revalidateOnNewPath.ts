import type { ShouldRevalidateFunctionArgs } from 'react-router';

/** `shouldRevalidate` of pages with a stay in their URL. Their data is from the build, so a new query needs no fetch. */
export function revalidateOnNewPath({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.pathname !== nextUrl.pathname;
}
