/**
 * The one script in every prerendered page, the same in each, so that the Content-Security-Policy can name its hash. It
 * loads the page's modules once the page has loaded and the browser is idle, at the guest's first touch, key or scroll,
 * or after three seconds, whichever comes first. `data-modules` names them: the first runs the page, the others are
 * preloaded. `data-now` marks pages that are empty without scripts.
 *
 * Until the page is hydrated, the browser follows links. A click first adds the query of the page's URL to the link,
 * because the query may contain a stay. A click on a link to another language stores the choice of language, both
 * before and after hydration.
 *
 * Reloads a page that lacks a module or data: at most once a minute, and never if the guest would lose typed text.
 * Forms with `data-survives-reload` keep their text.
 *
 * The build serialises this function into the page, so it must not use anything defined outside it.
 * @param reloadedAt key in `sessionStorage` of the last reload, in milliseconds
 * @param languageCookie the text for `document.cookie`, with `*` in place of the language
 */
export function deferHydration(reloadedAt: string, languageCookie: string) {
  const { dataset } = document.currentScript as HTMLScriptElement;
  const page = document.documentElement.dataset;
  const [module, ...preloads] = dataset['modules']!.split(' ');
  let started = false;
  /** Fields in which somebody has typed since the page was loaded. */
  const typedIn = new Set<HTMLInputElement>();
  /** When the browser last began to leave the page, in milliseconds. */
  let leftAt = 0;
  const losesTyped = (field: HTMLInputElement) =>
    field.isConnected && field.value && !field.closest('[data-survives-reload]');

  /**
   * Reloads a page that lacks a module or data, most likely because its build's files are gone from the server.
   * Does not reload without a network, because the guest would only lose the page. Does not reload a page that is being
   * left: Firefox then fails its downloads, and a reload would replace the page that the guest is going to. Does not
   * reload without storage, because the page could not remember that it has reloaded.
   */
  const reload = () => {
    try {
      const latest = Math.max(leftAt, Number(sessionStorage.getItem(reloadedAt)));
      if (!navigator.onLine || Date.now() - latest < 6e4 || [...typedIn].some(losesTyped)) return;
      sessionStorage.setItem(reloadedAt, String(Date.now()));
      location.reload();
    } catch {
      // Storage is forbidden, so the page stays as it is.
    }
  };

  const preload = (href: string) =>
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));

  const start = () => {
    if (started) return;
    started = true;
    for (const href of preloads.splice(0)) preload(href);
    import(module!).catch(reload);
  };

  // A page has dozens of modules, and each request takes a slow phone some milliseconds. All of them at once would
  // block it.
  const startInIdleTime = (deadline: IdleDeadline) => {
    while (preloads.length > 0 && deadline.timeRemaining() > 0) preload(preloads.shift()!);
    if (preloads.length > 0) requestIdleCallback(startInIdleTime);
    else start();
  };

  const completeLink = ({ target }: Event) => {
    const link = (target as Element).closest<HTMLAnchorElement>('a[href^="/"]');
    if (link?.hreflang) document.cookie = languageCookie.replace('*', link.hreflang);
    if (link && !('hydrated' in page)) link.search ||= location.search;
  };

  // https://vite.dev/guide/build#load-error-handling, and what the router reports
  addEventListener('vite:preloadError', reload);
  addEventListener('beforeunload', () => (leftAt = Date.now()));
  addEventListener('input', ({ target }) => typedIn.add(target as HTMLInputElement));
  for (const type of ['click', 'auxclick']) addEventListener(type, completeLink, true);
  if ('now' in dataset) return start();
  for (const type of ['pointerdown', 'keydown', 'input', 'scroll']) addEventListener(type, start, true);
  setTimeout(start, 3e3);
  // Safari has no `requestIdleCallback`.
  addEventListener('load', () =>
    'requestIdleCallback' in window ? requestIdleCallback(startInIdleTime) : setTimeout(start),
  );
}
