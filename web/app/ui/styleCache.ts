import createCache from '@emotion/cache';

/**
 * One place for the styles of our own pieces and of MUI's; the server makes one for each page. No property is repeated
 * with a browser's prefix: whoever can show the site (it opens its menus as popovers) has long known them without. The
 * few that still need one are written out where they stand.
 */
const key = 'vm';

export function createStyleCache() {
  return createCache({ key, stylisPlugins: [] });
}

/** A page's styles without the list of their names, which stand in the styles themselves. */
export function forgetNames(styleTags: string): string {
  return styleTags.replaceAll(new RegExp(`(data-emotion="${key}) [^"]*"`, 'g'), '$1"');
}

/** In the browser, before the cache is made: the list again, by which the cache knows what the page has already. */
export function recallNames(): void {
  for (const style of document.querySelectorAll<HTMLStyleElement>(`style[data-emotion="${key}"]`)) {
    const names = [...style.textContent.matchAll(new RegExp(`\\.${key}-([a-z0-9]+)`, 'g'))].map(([, name]) => name);
    style.dataset['emotion'] = [key, ...new Set(names)].join(' ');
    // Or the cache would move it to where it is already, and the browser lay out the whole page once more.
    style.dataset['s'] = '';
  }
}
