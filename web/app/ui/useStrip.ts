import { useCallback, useLayoutEffect, useRef, useState, type UIEvent } from 'react';

/** No browser takes longer to bring a slide into sight, in ms. */
const longestGlide = 1000;

/** A row of slides that a finger scrolls: which one comes first in sight, and how to go to another. */
export function useStrip(count: number, first = 0) {
  const strip = useRef<HTMLUListElement>(null);
  const [index, setIndex] = useState(first);
  /** The last slide is in sight. */
  const [atEnd, setAtEnd] = useState(false);
  /** The furthest that was in sight. */
  const [reached, setReached] = useState(first);
  if (index > reached) setReached(index);
  /** Where it is or goes: whoever presses twice quickly goes two pictures on, although the first has not arrived yet. */
  const target = useRef(first);
  /** The width that the slides were last brought into line with. */
  const width = useRef(0);
  /** Until when the slide in sight is held, since the width has changed. */
  const heldUntil = useRef(0);

  // Another width, as of a phone that is turned, moves the slides: the one in sight stays in sight.
  useLayoutEffect(() => {
    const row = strip.current!;
    let frame = 0;
    // A slide that was on its way as the width changed still arrives where it would have been before, whatever it is told once.
    const hold = () => {
      const left = target.current * strideOf(row);
      if (Math.abs(row.scrollLeft - left) > 1) row.scrollTo({ left, behavior: 'instant' });
      setIndex(target.current);
      setAtEnd(isAtEnd(row));
      if (performance.now() < heldUntil.current) frame = requestAnimationFrame(hold);
    };
    const watch = new ResizeObserver(() => {
      // A page that has just come alive: a finger may have been there before.
      if (width.current === 0 && row.scrollLeft > 0) target.current = slideOf(row);
      if (row.clientWidth === width.current) return;
      if (width.current > 0) heldUntil.current = performance.now() + longestGlide;
      width.current = row.clientWidth;
      cancelAnimationFrame(frame);
      hold();
    });
    watch.observe(row);
    return () => {
      watch.disconnect();
      cancelAnimationFrame(frame);
    };
  }, []);

  const goTo = useCallback(
    (wanted: number) => {
      const row = strip.current!;
      const next = Math.max(0, Math.min(count - 1, wanted));
      // A long way would fly past pictures that are not there yet.
      const behavior = Math.abs(next - target.current) > 1 ? 'instant' : 'auto';
      target.current = next;
      row.scrollTo({ left: next * strideOf(row), behavior });
    },
    [count],
  );
  const step = useCallback((by: 1 | -1) => goTo(target.current + by), [goTo]);
  // Between a change of width and the answer to it, the way scrolled says nothing about the slide in sight.
  const settled = (row: Element) =>
    width.current === 0 || (row.clientWidth === width.current && performance.now() >= heldUntil.current);
  const events = {
    onScroll: ({ currentTarget }: UIEvent) => {
      if (!settled(currentTarget)) return;
      setIndex(slideOf(currentTarget));
      setAtEnd(isAtEnd(currentTarget));
    },
    onScrollEnd: ({ currentTarget }: UIEvent) => {
      if (settled(currentTarget)) target.current = slideOf(currentTarget);
    },
  };
  return { strip, index, atEnd, reached, goTo, step, events };
}

function slideOf(row: Element): number {
  const stride = strideOf(row);
  return stride ? Math.round(row.scrollLeft / stride) : 0;
}

/** From one slide to the next, in pixels: more than its width where there is a gap between them. */
function strideOf({ children, clientWidth }: Element): number {
  const [first, second] = children;
  if (!first || !second) return clientWidth;
  return second.getBoundingClientRect().left - first.getBoundingClientRect().left;
}

function isAtEnd({ scrollLeft, clientWidth, scrollWidth }: Element): boolean {
  return scrollLeft + clientWidth > scrollWidth - 2;
}
