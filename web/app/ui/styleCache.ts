import createCache from '@emotion/cache';

/**
 * One place for the styles of our own pieces and of MUI's; the server makes one for each page. No property is repeated
 * with a browser's prefix: whoever can show the site (it opens its menus as popovers) has long known them without. The
 * few that still need one are written out where they stand.
 */
const key = 'v';

export function createStyleCache() {
  return createCache({ key, stylisPlugins: [] });
}

const printed = 'data-printed';

/** The style tag of a page, for its head, without the spaces and zeros that only people need. */
export function printStyle(css: string): string {
  const short = css
    .replaceAll(/\s*\n\s*/g, '')
    .replaceAll(/([:;,])\s+/g, '$1')
    .replaceAll(/\s*\{/g, '{')
    .replaceAll(/([\s,(:])0\./g, '$1.')
    .replaceAll(';}', '}');
  return `<style ${printed}>${short}</style>`;
}

/**
 * The cache in the browser, for a page that came printed: it knows by the names in the page's style what is there already. Emotion's
 * own way is to move what was printed, and a browser lays out the whole page once more for that.
 */
export function takeOverStyle() {
  const cache = createStyleCache();
  const style = document.querySelector(`style[${printed}]`)?.textContent ?? '';
  for (const [, name] of style.matchAll(new RegExp(`\\.${key}-([a-z0-9]+)`, 'g'))) cache.inserted[name!] = true;
  return cache;
}
