/**
 * The one script that stands in a page, and the same in each (its hash is in the Content-Security-Policy): it starts the
 * page's modules once the page has loaded and the browser is idle, with a guest's first touch, key or scroll, and
 * after three seconds at the latest, so that they take nothing away from what is seen first. The modules are named in its
 * `data-start`; `data-now` stands on pages that are empty without them.
 *
 * What a guest does before the page is alive and only scripts can answer is kept in `window.early`, and done by
 * `replayEarly`: presses on buttons and of the Enter key, the sending of forms, links that have more to do than
 * lead somewhere. What the browser can do by itself (links, popovers, dialogs, text in fields) is left to it.
 *
 * Until the modules are there or a guest moves, `data-early` stands on the page, which keeps back pictures that are out of
 * sight: on a slow line they would take their share from the first picture, and then from the modules.
 *
 * React makes some errors as it is loaded, to throw them later, whose stacks nobody reads. For whoever listens to a page's scripts,
 * as Lighthouse and debuggers do, V8 reads all modules once more to find the places in them; so meanwhile errors have no stacks.
 *
 * Every page carries it, so it is written to be short.
 */
export function startLate() {
  const { dataset } = document.currentScript as HTMLScriptElement;
  const watch = new AbortController();
  const early = { kept: [] as { type: string; on: Element }[], stop: () => watch.abort() };
  let started = false;

  const page = document.documentElement.dataset;
  const show = () => void delete page['early'];

  const start = () => {
    if (started) return;
    started = true;
    const { stackTraceLimit } = Error;
    Error.stackTraceLimit = 0;
    Promise.all(dataset['start']!.split(' ').map((module) => import(module)))
      .finally(() => (Error.stackTraceLimit = stackTraceLimit))
      .then(show, giveUp);
  };

  const wake = () => {
    show();
    start();
  };

  const keep = (event: Event) => {
    wake();
    const { type } = event;
    const { ctrlKey, metaKey, shiftKey, key } = event as MouseEvent & KeyboardEvent;
    const on = (event.target as Element).closest(type === 'keydown' ? 'input' : 'a,button,input,form');
    if (!on || ctrlKey || metaKey || shiftKey || (key && key !== 'Enter')) return;
    if (type !== 'click' || on.matches('[hreflang],[data-consent]' + (location.search && ',a[href^="/"]'))) {
      event.preventDefault();
      // Whoever presses twice wants it once.
      early.kept = early.kept.filter((kept) => kept.on !== on);
    } else if (!on.matches('button[type=button]:not([popovertarget],[commandfor]),input[type=text]')) return;
    event.stopImmediatePropagation();
    early.kept.push({ type, on });
  };

  /** The last that was kept is done without scripts. Else the page is fetched anew: the modules are most likely of an older build. */
  const giveUp = (error: unknown) => {
    show();
    early.stop();
    const last = early.kept.pop();
    if (last) {
      if (last.type === 'click') (last.on as HTMLElement).click();
      else last.on.closest<HTMLFormElement>('form[action]')?.submit();
    } else if (navigator.onLine && !(Date.now() - sessionStorage['reloaded-at'] < 6e4)) {
      sessionStorage['reloaded-at'] = Date.now();
      location.reload();
    } else throw error;
  };

  const options = { capture: true, signal: watch.signal };
  for (const name of ['pointerdown', 'input', 'scroll']) addEventListener(name, wake, options);
  for (const name of ['click', 'submit', 'keydown']) addEventListener(name, keep, options);
  (window as unknown as { early: typeof early }).early = early;
  if ('now' in dataset) return start();
  page['early'] = '';
  setTimeout(start, 3e3);
  addEventListener('load', () => (window.requestIdleCallback || setTimeout)(start));
}
