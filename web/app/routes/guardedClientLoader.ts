import type { ClientLoaderFunctionArgs } from 'react-router';

/**
 * `clientLoader` of prerendered pages with guards: their data is there already, but the router runs a page's guards before a first
 * visit only if there is something to load.
 */
export function guardedClientLoader({ serverLoader }: ClientLoaderFunctionArgs): Promise<unknown> {
  return serverLoader();
}
guardedClientLoader.hydrate = true as const;
