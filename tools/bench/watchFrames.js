// Runs in the page: how long its frames take, and whether what they show is drawn.
window.watchedFrames = (() => {
  const grid = document.querySelector('[role=grid]');
  const frames = [];
  const longTasks = [];
  let bare = 0;
  let last;
  let left = grid.scrollLeft;
  const observer = new PerformanceObserver((list) =>
    longTasks.push(...list.getEntries().map(({ duration }) => duration)),
  );
  observer.observe({ type: 'longtask' });
  const { top, right } = grid.getBoundingClientRect();
  const step = (now) => {
    const moves = grid.scrollLeft !== left;
    left = grid.scrollLeft;
    // Between two draws of the finger nothing moves.
    if (moves && last !== undefined) {
      frames.push(now - last);
      const ends = [...document.elementsFromPoint(right - 8, top + 170)];
      if (!ends.some((element) => element.matches('[data-column]'))) bare += 1;
    }
    last = now;
    requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
  return () => ({ frames, longTasks, bare });
})();
