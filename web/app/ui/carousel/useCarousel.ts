import { useCallback, useLayoutEffect, useRef, useState, type UIEvent } from 'react';

/** A row that has not scrolled for this long is at rest, in ms: Safari before 26.2 has no `scrollend`. */
const restDelay = 150;

/** A scroll that was in progress when the width changed may go on for this long, in ms. */
const holdTime = 1000;

/** A row of slides that the browser scrolls and snaps: which one is in sight, and how to go to another. `rowProps` are for the row itself. */
export function useCarousel(count: number, first = 0) {
  const row = useRef<HTMLUListElement>(null);
  const [index, setIndex] = useState(first);
  /** The last slide is in sight. */
  const [atEnd, setAtEnd] = useState(false);
  /** The furthest slide that was in sight. */
  const [reached, setReached] = useState(first);
  if (index > reached) setReached(index);

  const current = useRef(first);
  /** The target of a button, a key or a change of width until scrolling ends: two quick presses advance two slides. */
  const target = useRef<number>(undefined);
  const width = useRef(0);
  /** Until this time the slide is held in position, since the width has changed. */
  const heldUntil = useRef(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const update = useCallback(() => {
    current.current = slideOf(row.current!);
    setIndex(current.current);
    setAtEnd(isAtEnd(row.current!));
  }, []);

  const moveTo = useCallback((slide: number, behavior: ScrollBehavior) => {
    row.current!.scrollTo({ left: slide * strideOf(row.current!), behavior });
  }, []);

  const waitForRest = useCallback(() => {
    clearTimeout(timer.current);
    const held = heldUntil.current - performance.now();
    timer.current = setTimeout(
      () => {
        target.current = undefined;
        update();
      },
      Math.max(restDelay, held),
    );
  }, [update]);

  // Another width, as of a phone that is turned, moves the slides: the one in sight stays in sight.
  useLayoutEffect(() => {
    const element = row.current!;
    const observer = new ResizeObserver(() => {
      if (element.clientWidth === width.current) return;
      // Before hydration a finger may have scrolled the row already.
      if (width.current === 0 && element.scrollLeft > 0) current.current = slideOf(element);
      if (width.current > 0) heldUntil.current = performance.now() + holdTime;
      width.current = element.clientWidth;
      target.current ??= current.current;
      moveTo(target.current, 'instant');
      update();
      waitForRest();
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      clearTimeout(timer.current);
    };
  }, [moveTo, update, waitForRest]);

  const goTo = useCallback(
    (wanted: number) => {
      const next = Math.max(0, Math.min(count - 1, wanted));
      // A long scroll would pass pictures that are not loaded yet.
      const isFar = Math.abs(next - (target.current ?? current.current)) > 1;
      heldUntil.current = 0;
      // Without a scroll there is no rest to wait for.
      target.current = isAt(row.current!, next) ? undefined : next;
      moveTo(next, isFar ? 'instant' : 'auto');
    },
    [count, moveTo],
  );
  const step = useCallback((by: 1 | -1) => goTo((target.current ?? current.current) + by), [goTo]);

  /** A guest who moves the row leads it: where a button led before no longer counts. */
  const release = useCallback(() => {
    target.current = undefined;
    heldUntil.current = 0;
  }, []);

  const onScroll = ({ currentTarget }: UIEvent) => {
    // Until the observer has seen a new width, the distance scrolled says nothing about the slide in sight.
    if (currentTarget.clientWidth !== width.current) return;
    if (performance.now() < heldUntil.current && target.current !== undefined) moveTo(target.current, 'instant');
    update();
    waitForRest();
  };
  return {
    rowProps: { ref: row, onScroll, onPointerDown: release, onWheel: release },
    index,
    atEnd,
    reached,
    goTo,
    step,
  };
}

function slideOf(row: Element): number {
  const stride = strideOf(row);
  return stride ? Math.round(row.scrollLeft / stride) : 0;
}

/** From one slide to the next, in pixels: more than a slide's width where there is a gap. */
function strideOf({ children, clientWidth }: Element): number {
  const [first, second] = children;
  if (!first || !second) return clientWidth;
  return second.getBoundingClientRect().left - first.getBoundingClientRect().left;
}

/** Is the row scrolled to a slide, as far as it can be? */
function isAt(row: Element, slide: number): boolean {
  const left = Math.min(slide * strideOf(row), row.scrollWidth - row.clientWidth);
  return Math.abs(row.scrollLeft - left) < 2;
}

function isAtEnd({ scrollLeft, clientWidth, scrollWidth }: Element): boolean {
  return scrollLeft + clientWidth > scrollWidth - 2;
}
