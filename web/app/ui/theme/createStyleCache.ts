import createCache from '@emotion/cache';

/**
 * Emotion's cache for our components and MUI's. The server creates one per page. Adds no vendor prefixes: the supported
 * browsers need few, and styles write those out.
 */
export function createStyleCache() {
  return createCache({ key: 'v', stylisPlugins: [] });
}
