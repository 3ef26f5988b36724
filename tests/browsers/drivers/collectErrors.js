/*
 * Runs before every other script of a page and sends each error to ErrorCollector. It removes its own element, so that
 * React hydrates the page as it was prerendered.
 */
(() => {
  document.currentScript.remove();
  const { fetch } = window;
  // WebKit cancels the requests of a page that is left some milliseconds before it fires `beforeunload`. Waits for that
  // long before it reports a failed request, because a cancelled one does not count.
  const CANCELLED_MS = 100;
  const reportMissing = async (url) => {
    const found = await fetch(url, { method: 'HEAD' }).then(
      ({ ok }) => ok,
      () => false,
    );
    if (!found) report('not loaded', url);
  };
  let isLeft = false;
  // Requests that a page still makes when it is left are abandoned, not failed.
  addEventListener('beforeunload', () => (isLeft = true));
  const report = (kind, what) =>
    isLeft ||
    fetch('/collected-errors', {
      method: 'POST',
      body: `${kind}: ${what?.message ?? what} (${location.href})`,
      keepalive: true,
    });
  addEventListener(
    'error',
    ({ target, error, message }) => {
      if (target === window) report('uncaught', error ?? message);
      else setTimeout(reportMissing, CANCELLED_MS, target.currentSrc || target.src || target.href);
    },
    true,
  );
  addEventListener('unhandledrejection', ({ reason }) => report('unhandled rejection', reason));
  addEventListener('securitypolicyviolation', ({ blockedURI, violatedDirective }) =>
    report('security policy', `${violatedDirective} blocks ${blockedURI}`),
  );
  const { error } = console;
  console.error = (...details) => {
    report('console', details.map((detail) => detail?.message ?? String(detail)).join(' '));
    error.apply(console, details);
  };
})();
