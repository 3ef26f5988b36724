import type { PlainPage, SlugPage } from 'functions/domain/sitePaths';
import { pathTo } from 'functions/domain/sitePaths';
import { Link, type LinkProps } from 'react-router';
import { useLanguage } from './useLanguage.ts';
import { useStayInUrl } from './stayInUrl.ts';

type Target = { page: PlainPage; slug?: undefined } | { page: SlugPage; slug: string };

/**
 * A link to a page of the site in the current page's language.
 * @param search the query; the chosen stay if missing
 */
export function PageLink({
  page,
  slug,
  search,
  hash = '',
  ...rest
}: Target & { search?: string | undefined; hash?: string } & Omit<LinkProps, 'to'>) {
  const stay = useStayInUrl();
  // The router's manifest contains all routes from the start, so there is nothing to discover.
  return <Link {...rest} discover="none" to={{ pathname: usePathTo(page, slug), search: search ?? stay, hash }} />;
}

export function usePathTo(page: PlainPage | SlugPage, slug?: string): string {
  return pathTo(page, useLanguage(), slug);
}
