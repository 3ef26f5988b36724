import type { IsoDate } from 'functions/domain/isoDate';
import { startTransition, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { partAt, type DayAxis } from './dayAxis.ts';

/**
 * The visible columns of a scrolled calendar. Changes only when another part of a month becomes visible. The change is
 * a transition, so that rendering never blocks scrolling.
 * @param onShown receives the first visible day after scrolling
 */
export function useVisibleColumns(axis: DayAxis, dayWidth: number, first: IsoDate, onShown: (first: IsoDate) => void) {
  const scroller = useRef<HTMLDivElement>(null);
  /** An element whose left edge is that of the first column. */
  const track = useRef<HTMLDivElement>(null);
  /** Width of the visible columns in pixels, without the apartments' names. */
  const visibleWidth = useRef(0);
  const firstShown = useRef(first);
  const [visible, setVisible] = useState(() => ({ from: axis.columnOf(first), to: axis.columnOf(first) + 30 }));

  const readColumns = useCallback(() => {
    // Scroll and resize events may still arrive after unmounting.
    if (!scroller.current) return;
    const { scrollLeft } = scroller.current;
    const from = Math.floor(scrollLeft / dayWidth);
    const to = Math.floor((scrollLeft + visibleWidth.current) / dayWidth);
    firstShown.current = axis.dateAt(Math.round(scrollLeft / dayWidth));
    setVisible((before) => (isSameParts(axis, before, { from, to }) ? before : { from, to }));
    onShown(firstShown.current);
  }, [axis, dayWidth, onShown]);

  /** Separate from `readColumns`, because reading sizes forces a layout, which must not happen while scrolling. */
  const measure = useCallback(() => {
    if (!scroller.current || !track.current) return;
    const { scrollLeft, clientWidth } = scroller.current;
    const covered = track.current.getBoundingClientRect().left - scroller.current.getBoundingClientRect().left;
    visibleWidth.current = clientWidth - covered - scrollLeft;
    readColumns();
  }, [readColumns]);

  const show = useCallback(
    (date: IsoDate) => {
      scroller.current!.scrollLeft = axis.columnOf(date) * dayWidth;
      readColumns();
    },
    [axis, dayWidth, readColumns],
  );

  // Runs on mount, and when the width of the days changes.
  useLayoutEffect(() => show(firstShown.current), [show]);
  useEffect(() => {
    const observer = new ResizeObserver(measure);
    observer.observe(scroller.current!);
    return () => observer.disconnect();
  }, [measure]);

  /** Scrolls as little as needed to make a column visible. */
  const reveal = useCallback(
    (column: number) => {
      const element = scroller.current!;
      const left = column * dayWidth;
      if (left < element.scrollLeft) element.scrollLeft = left;
      else if (left + dayWidth > element.scrollLeft + visibleWidth.current)
        element.scrollLeft = left + dayWidth - visibleWidth.current;
    },
    [dayWidth],
  );

  return {
    scroller,
    track,
    visible,
    show,
    reveal,
    onScroll: useCallback(() => startTransition(readColumns), [readColumns]),
  };
}

interface ColumnRange {
  from: number;
  to: number;
}

function isSameParts({ parts }: DayAxis, a: ColumnRange, b: ColumnRange): boolean {
  return partAt(parts, a.from) === partAt(parts, b.from) && partAt(parts, a.to) === partAt(parts, b.to);
}
