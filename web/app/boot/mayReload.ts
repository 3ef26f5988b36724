import { readText, writeText } from '../storage/browserStorage.ts';

/**
 * May the page be reloaded, because a route's module cannot be loaded and is most likely of an older build? At most once a minute.
 * Without a network a reload would only lose the current page.
 * @param now in milliseconds; stored when the result is true
 */
export function mayReload(online: boolean, now: number): boolean {
  if (!online || now - Number(readText('reloadedAt')) < 60_000) return false;
  // Without storage nothing would end the reloading.
  return writeText('reloadedAt', String(now));
}
