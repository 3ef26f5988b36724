import type { PlainPage, SlugPage } from 'functions/domain/sitePaths';
import { pathTo } from 'functions/domain/sitePaths';
import type { ComponentProps } from 'react';
import { useLanguage } from './useLanguage.ts';

type Target = { page: PlainPage; slug?: undefined } | { page: SlugPage; slug: string };

/** A link to a page of the site in the language of the page it stands on: a plain one, which `useFollow` follows. */
export function PageLink({
  page,
  slug,
  search = '',
  hash = '',
  ...rest
}: Target & { search?: string; hash?: string } & Omit<ComponentProps<'a'>, 'href'>) {
  return <a {...rest} href={usePathTo(page, slug) + search + hash} />;
}

export function usePathTo(page: PlainPage | SlugPage, slug?: string): string {
  return pathTo(page, useLanguage(), slug);
}
