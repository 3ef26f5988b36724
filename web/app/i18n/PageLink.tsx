import type { PlainPage, SlugPage } from 'functions/domain/sitePaths';
import { pathTo } from 'functions/domain/sitePaths';
import { Link, type LinkProps } from 'react-router';
import { useLanguage } from './useLanguage.ts';

type Target = { page: PlainPage; slug?: undefined } | { page: SlugPage; slug: string };

/**
 * A link to a page of the site in the language of the page it stands on. The router knows all pages from the beginning, so
 * none is marked for it to discover.
 */
export function PageLink({
  page,
  slug,
  search = '',
  hash = '',
  ...rest
}: Target & { search?: string; hash?: string } & Omit<LinkProps, 'to'>) {
  return <Link discover="none" {...rest} to={{ pathname: usePathTo(page, slug), search, hash }} />;
}

export function usePathTo(page: PlainPage | SlugPage, slug?: string): string {
  return pathTo(page, useLanguage(), slug);
}
