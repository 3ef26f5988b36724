import { useCallback, useRef, useState } from 'react';

/** A row of slides as wide as their window, which a finger scrolls: which one is in sight, and how to go to another. */
export function usePictureStrip<T extends HTMLElement>(count: number, first = 0) {
  const strip = useRef<T>(null);
  const [index, setIndex] = useState(first);
  const target = useRef(first);
  const onScroll = useCallback(() => {
    const element = strip.current;
    if (element?.clientWidth) setIndex(Math.round(element.scrollLeft / element.clientWidth));
  }, []);
  /** Whoever presses twice quickly goes two pictures on, although the first has not arrived yet. */
  const onScrollEnd = useCallback(() => {
    const element = strip.current;
    if (element?.clientWidth) target.current = Math.round(element.scrollLeft / element.clientWidth);
  }, []);
  const goTo = useCallback(
    (wanted: number) => {
      const element = strip.current;
      if (!element) return;
      const next = Math.max(0, Math.min(count - 1, wanted));
      // A long way would fly past pictures that are not there yet.
      const behavior = Math.abs(next - target.current) > 1 ? 'instant' : 'auto';
      target.current = next;
      element.scrollTo({ left: next * element.clientWidth, behavior });
    },
    [count],
  );
  const step = useCallback((by: 1 | -1) => goTo(target.current + by), [goTo]);
  return { strip, index, goTo, step, events: { onScroll, onScrollEnd } };
}
