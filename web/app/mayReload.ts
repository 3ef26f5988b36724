const reloadedAt = 'reloaded-at';

/**
 * A part of the site that cannot be loaded is most likely one of an older build: the page may be fetched anew, at most once a
 * minute (the specification's section 8). Without a network that would only lose the page that is there; whoever asked for
 * the part says what is wrong.
 * @param now in milliseconds; remembered when the answer is yes
 */
export function mayReload(online: boolean, now: number, store: Pick<Storage, 'getItem' | 'setItem'>): boolean {
  if (!online || now - Number(store.getItem(reloadedAt)) < 60_000) return false;
  store.setItem(reloadedAt, String(now));
  return true;
}
