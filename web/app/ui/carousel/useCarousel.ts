import { useCallback, useLayoutEffect, useRef, useState, type KeyboardEvent, type UIEvent } from 'react';

/** In ms: a row that has not scrolled for this long is at rest. Safari before 26.2 has no `scrollend`. */
const restDelay = 150;

/**
 * State and actions of a row of slides with native scrolling and snapping. `rowProps` are for the row, `onKeyDown` for the row
 * or an element around it.
 */
export function useCarousel(count: number, first = 0) {
  const row = useRef<HTMLUListElement>(null);
  const [index, setIndex] = useState(first);
  const [atEnd, setAtEnd] = useState(false);
  /** The farthest slide that has been visible. */
  const [reached, setReached] = useState(first);
  if (index > reached) setReached(index);

  const current = useRef(first);
  /**
   * The slide to which a button, a key or a resize moves the row, until the row rests there. With it, two quick presses
   * advance two slides.
   */
  const target = useRef<number>(undefined);
  /** The slide of the last target that the row reached, until the guest moves the row. */
  const arrived = useRef<number>(undefined);
  const width = useRef(0);
  const timer = useRef<ReturnType<typeof setInterval>>(undefined);

  const update = useCallback(() => {
    current.current = slideOf(row.current!);
    setIndex(current.current);
    setAtEnd(isAtEnd(row.current!));
  }, []);

  /**
   * Browsers may end a smooth scroll early, for example when the row gets the focus. Moves a row that rests elsewhere to its
   * target. Chromium may also end a smooth scroll after a resize, where it would have ended before: between two slides.
   */
  const waitForRest = useCallback(() => {
    clearInterval(timer.current);
    timer.current = setInterval(() => {
      const element = row.current!;
      if (element.clientWidth !== width.current) return;
      const wanted = target.current ?? (isAt(element, slideOf(element)) ? undefined : arrived.current);
      if (wanted !== undefined && !isAt(element, wanted)) {
        scrollToSlide(element, wanted, 'instant');
        return;
      }
      clearInterval(timer.current);
      arrived.current = target.current ?? arrived.current;
      target.current = undefined;
      update();
    }, restDelay);
  }, [update]);

  // A new width, such as after rotating a phone, moves the slides. Keeps the current slide visible.
  useLayoutEffect(() => {
    const element = row.current!;
    const observer = new ResizeObserver(() => {
      if (element.clientWidth === width.current) return;
      const isFirst = width.current === 0;
      width.current = element.clientWidth;
      // The guest has swiped the row before hydration, and may still be swiping.
      if (isFirst && element.scrollLeft > 0) return update();
      target.current ??= current.current;
      scrollToSlide(element, target.current, 'instant');
      update();
      waitForRest();
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      clearInterval(timer.current);
    };
  }, [update, waitForRest]);

  const goTo = (wanted: number) => {
    const next = Math.max(0, Math.min(count - 1, wanted));
    // Jumps, because a long smooth scroll would pass pictures that are not loaded yet.
    const isFar = Math.abs(next - (target.current ?? current.current)) > 1;
    target.current = next;
    scrollToSlide(row.current!, next, isFar ? 'instant' : 'auto');
    waitForRest();
  };
  const step = (by: 1 | -1) => goTo((target.current ?? current.current) + by);

  const onKeyDown = (event: KeyboardEvent) => {
    const moves: Record<string, () => void> = {
      ArrowLeft: () => step(-1),
      ArrowRight: () => step(1),
      Home: () => goTo(0),
      End: () => goTo(count - 1),
    };
    const move = moves[event.key];
    if (!move || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    move();
  };

  /** A guest who moves the row cancels the target of a button. */
  const release = () => {
    target.current = undefined;
    arrived.current = undefined;
  };

  const onScroll = ({ currentTarget }: UIEvent) => {
    // Until the observer has handled a new width, the scroll position does not tell which slide is visible.
    if (currentTarget.clientWidth !== width.current) return;
    update();
    waitForRest();
  };
  return {
    rowProps: { ref: row, onScroll, onPointerDown: release, onWheel: release },
    index,
    atEnd,
    reached,
    step,
    onKeyDown,
  };
}

function slideOf(row: Element): number {
  const stride = strideOf(row);
  return stride ? Math.round(row.scrollLeft / stride) : 0;
}

function scrollToSlide(row: Element, slide: number, behavior: ScrollBehavior) {
  row.scrollTo({ left: slide * strideOf(row), behavior });
}

/** Distance between two slides in pixels, including any gap. */
function strideOf({ children, clientWidth }: Element): number {
  const [first, second] = children;
  if (!first || !second) return clientWidth;
  return second.getBoundingClientRect().left - first.getBoundingClientRect().left;
}

/** Whether the row is scrolled to a slide, as far as possible. */
function isAt(row: Element, slide: number): boolean {
  const left = Math.min(slide * strideOf(row), row.scrollWidth - row.clientWidth);
  return Math.abs(row.scrollLeft - left) < 2;
}

function isAtEnd({ scrollLeft, clientWidth, scrollWidth }: Element): boolean {
  return scrollLeft + clientWidth > scrollWidth - 2;
}
