import createCache from '@emotion/cache';

/**
 * Emotion's cache for our components and MUI's. The server creates one per page. Adds no vendor prefixes, because the
 * supported browsers need only a few. The styles contain those themselves.
 */
export function createStyleCache() {
  return createCache({ key: 'v', stylisPlugins: [] });
}
