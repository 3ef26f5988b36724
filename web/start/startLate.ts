/**
 * The one script that stands in a page, and the same in each (its hash is in the Content-Security-Policy): it starts the
 * page's modules once the page has loaded and the browser is idle, with a guest's first touch, key or scroll, and
 * after three seconds at the latest, so that they take nothing away from what is seen first. The modules are named in its
 * `data-start`, the one that starts the page first; `data-now` stands on pages that are empty without them.
 *
 * What a guest does before the page is alive and only scripts can answer is kept in `window.early`, and done by
 * `replayEarly`: clicks on buttons, the sending of forms, links that have more to do than lead somewhere. What the
 * browser can do by itself (links, popovers, dialogs, text in fields) is left to it.
 */
export function startLate() {
  const { dataset } = document.currentScript as HTMLScriptElement;
  const modules = dataset['start']!.split(' ');
  const touches = ['pointerdown', 'keydown', 'input', 'scroll'];
  const actions = ['click', 'submit'];
  let started = false;

  const start = () => {
    if (started) return;
    started = true;
    for (const href of modules) {
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
    }
    import(modules[0]!).catch(giveUp);
  };

  const keep = (event: Event) => {
    start();
    const target = (event.target as Element).closest('a,button,input,form')!;
    const { ctrlKey, metaKey, shiftKey, altKey } = event as MouseEvent;
    if (!target || event.defaultPrevented || ctrlKey || metaKey || shiftKey || altKey) return;
    if (event.type === 'submit' || target.matches(location.search ? 'a[href^="/"]' : 'a[hreflang],a[data-keep]')) {
      event.preventDefault();
      // Whoever presses twice wants it once.
      early.kept = early.kept.filter((kept) => kept !== target);
    } else if (
      !target.matches('button[type=button]:not([popovertarget],[commandfor]),input:not([type=checkbox],[type=radio])')
    ) {
      return;
    }
    early.kept.push(target);
    event.stopImmediatePropagation();
  };

  /** What was kept is done without scripts, or the page fetched anew: its modules are most likely those of an older build. */
  const giveUp = (error: unknown) => {
    early.stop();
    const last = early.kept.findLast((kept) => kept.matches('a,form'));
    if (last)
      return last instanceof HTMLFormElement ? last.submit() : location.assign((last as HTMLAnchorElement).href);
    if (navigator.onLine && !(Date.now() - Number(sessionStorage.getItem('reloaded-at')) < 6e4)) {
      sessionStorage.setItem('reloaded-at', String(Date.now()));
      location.reload();
    } else {
      reportError(error);
    }
  };

  const early = {
    kept: [] as Element[],
    stop() {
      for (const name of touches) removeEventListener(name, start, true);
      for (const name of actions) removeEventListener(name, keep, true);
    },
  };
  (window as unknown as { early: typeof early }).early = early;

  for (const name of touches) addEventListener(name, start, true);
  for (const name of actions) addEventListener(name, keep, true);
  if (dataset['now'] !== undefined) return start();
  setTimeout(start, 3e3);
  addEventListener('load', () => {
    if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: 1e3 });
    else setTimeout(start, 200);
  });
}
