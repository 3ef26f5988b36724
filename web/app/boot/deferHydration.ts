/**
 * The one script in every prerendered page, the same in each, so that the Content-Security-Policy can name its hash. It loads the page's
 * modules once the page has loaded and the browser is idle, with the guest's first touch, key or scroll, and after three seconds at
 * the latest. `data-modules` names them: the first runs the page, the others are preloaded. `data-now` marks pages that are
 * empty without scripts.
 *
 * Events that need scripts are stored until the page is hydrated, for `replayEvents`: clicks on buttons, the Enter
 * key in fields, submits, and links with more to do than lead to their URL. What the browser does by itself is left to it. When
 * the modules cannot be loaded, or an error is thrown before the page is hydrated, the browser does the rest alone.
 *
 * `data-early` on the page stops pictures that are out of view from loading before the modules.
 *
 * Serialised into the page: it must not use anything from outside.
 * @param reloadedAt key in `sessionStorage` of the last reload, in milliseconds
 */
export function deferHydration(reloadedAt: string) {
  const { dataset } = document.currentScript as HTMLScriptElement;
  const page = document.documentElement.dataset;
  const [module, ...preloads] = dataset['modules']!.split(' ');
  const listeners = new AbortController();
  const early = { events: [] as { type: string; on: Element }[], stop: () => listeners.abort() };
  let started = false;

  const showPictures = () => void delete page['early'];

  /** A touch on a date opens its calendar, which a phone's keyboard would cover (`DateField`). */
  const setKeyboard = (inputMode: string) => {
    for (const field of document.querySelectorAll<HTMLInputElement>('[name^=check]')) field.inputMode = inputMode;
  };

  /** Gives the page back to the browser, and the last event that was held back. */
  const release = () => {
    if (listeners.signal.aborted) return;
    showPictures();
    setKeyboard('text');
    early.stop();
    const last = early.events.pop();
    early.events = [];
    if (last?.type === 'click') (last.on as HTMLElement).click();
    else last?.on.closest<HTMLFormElement>('form[action]')?.submit();
    return last;
  };

  /** The modules are most likely those of an older build. Without storage nothing would end the reloading. */
  const reload = () => {
    try {
      const storage = sessionStorage;
      if (!navigator.onLine || Date.now() - Number(storage.getItem(reloadedAt)) < 6e4) return;
      storage.setItem(reloadedAt, String(Date.now()));
      location.reload();
    } catch {
      // The page stays as it is.
    }
  };

  const start = () => {
    if (started) return;
    started = true;
    for (const href of preloads) {
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
    }
    import(module!).then(showPictures, () => release() || reload());
    setTimeout(release, 12e4);
  };

  const touch = () => {
    showPictures();
    start();
  };

  const hold = (event: Event) => {
    touch();
    const { type } = event;
    const { ctrlKey, metaKey, shiftKey, key } = event as MouseEvent & KeyboardEvent;
    const on = (event.target as Element).closest(type === 'keydown' ? 'input' : 'a,button,input,form');
    if (!on || ctrlKey || metaKey || shiftKey || (type === 'keydown' && key !== 'Enter')) return;
    // A stay in the URL is carried on by links only once they are hydrated.
    if (type !== 'click' || on.matches('[hreflang],[data-consent]' + (location.search && ',a[href^="/"]'))) {
      event.preventDefault();
      // Pressed twice means once.
      early.events = early.events.filter((held) => held.on !== on);
    } else if (!on.matches('button[type=button]:not([popovertarget],[commandfor]),input[type=text]')) return;
    event.stopImmediatePropagation();
    early.events.push({ type, on });
  };

  const options = { capture: true, signal: listeners.signal };
  for (const type of ['pointerdown', 'input', 'scroll']) addEventListener(type, touch, options);
  for (const type of ['click', 'submit', 'keydown']) addEventListener(type, hold, options);
  for (const type of ['error', 'unhandledrejection']) addEventListener(type, release, { signal: listeners.signal });
  (window as unknown as { early: typeof early }).early = early;
  if ('now' in dataset) return start();
  if (matchMedia('(pointer: coarse)').matches) setKeyboard('none');
  page['early'] = '';
  setTimeout(start, 3e3);
  addEventListener('load', () => (window.requestIdleCallback || setTimeout)(start));
}
