import createCache from '@emotion/cache';

/**
 * One place for the styles of our own pieces and of MUI's; the server makes one for each page. No property is repeated
 * with a browser's prefix: whoever can show the site (it opens its menus as popovers) has long known them without. The
 * few that still need one are written out where they stand.
 */
export function createStyleCache() {
  return createCache({ key: 'vm', stylisPlugins: [] });
}
