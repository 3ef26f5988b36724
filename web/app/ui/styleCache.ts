import createCache from '@emotion/cache';

/** One place for the styles of our own pieces and of MUI's; the server makes one for each page. */
export function createStyleCache() {
  return createCache({ key: 'vm' });
}
