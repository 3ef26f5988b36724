import createCache from '@emotion/cache';

/**
 * Emotion's cache for our own components and MUI's; the server makes one for each page. No vendor prefixes: browsers that can show
 * the site have long done without, and the few properties that need one name it themselves.
 */
export function createStyleCache() {
  return createCache({ key: 'v', stylisPlugins: [] });
}
