// Runs in the page before anything of its own: notes what a guest would feel, in ms since the page was asked for.
(() => {
  const seen = { firstPaint: 0, largestPaint: 0, shift: 0, longTasks: [], interactive: 0 };
  window.benchVitals = seen;
  const watch = (type, note) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.firstPaint = startTime;
  });
  watch('largest-contentful-paint', ({ startTime }) => (seen.largestPaint = startTime));
  watch('layout-shift', ({ hadRecentInput, value }) => (seen.shift += hadRecentInput ? 0 : value));
  watch('longtask', ({ startTime, duration }) => seen.longTasks.push([startTime, duration]));
  // The page marks itself once it is hydrated. Polled, because an observer of the document would run with every change in it.
  const look = () => {
    if (document.documentElement?.dataset.hydrated !== undefined) seen.interactive = performance.now();
    else setTimeout(look, 20);
  };
  setTimeout(look, 20);
})();
