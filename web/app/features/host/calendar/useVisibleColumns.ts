import type { IsoDate } from 'functions/domain/isoDate';
import { startTransition, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { partAt, type DayAxis } from './dayAxis.ts';

/**
 * Which columns of a scrolled calendar are in sight. Changes only when another part of a month comes into sight, and then as a
 * transition, so that rendering it never holds up the scrolling.
 * @param onShown the first day in sight, after scrolling
 */
export function useVisibleColumns(axis: DayAxis, dayWidth: number, first: IsoDate, onShown: (first: IsoDate) => void) {
  const scroller = useRef<HTMLDivElement>(null);
  /** Its left edge is that of the first column. */
  const track = useRef<HTMLDivElement>(null);
  /** Pixels: of the columns in sight, apart from what the apartments' names cover. */
  const visibleWidth = useRef(0);
  const firstShown = useRef(first);
  const [visible, setVisible] = useState(() => ({ from: axis.columnOf(first), to: axis.columnOf(first) + 30 }));

  const readColumns = useCallback(() => {
    // Scrolling and resizing may be reported once more after the view was left.
    if (!scroller.current) return;
    const { scrollLeft } = scroller.current;
    const from = Math.floor(scrollLeft / dayWidth);
    const to = Math.floor((scrollLeft + visibleWidth.current) / dayWidth);
    firstShown.current = axis.dateAt(Math.round(scrollLeft / dayWidth));
    setVisible((before) => (isSameParts(axis, before, { from, to }) ? before : { from, to }));
    onShown(firstShown.current);
  }, [axis, dayWidth, onShown]);

  /** Reading sizes makes the browser lay out the page, so it is not done while scrolling. */
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

  // At the beginning, and when the days get another width.
  useLayoutEffect(() => show(firstShown.current), [show]);
  useEffect(() => {
    const observer = new ResizeObserver(measure);
    observer.observe(scroller.current!);
    return () => observer.disconnect();
  }, [measure]);

  /** Scrolls as little as needed for a column to be in sight. */
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
