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
  const firstShown = useRef(first);
  const [visible, setVisible] = useState(() => ({ from: axis.columnOf(first), to: axis.columnOf(first) + 30 }));

  const readColumns = useCallback(() => {
    // Scroll and resize events may still arrive after unmounting.
    if (!scroller.current) return;
    const { scrollLeft, clientWidth } = scroller.current;
    const from = Math.floor(scrollLeft / dayWidth);
    const to = Math.floor((scrollLeft + clientWidth) / dayWidth);
    firstShown.current = axis.dateAt(Math.round(scrollLeft / dayWidth));
    setVisible((before) => (isSameParts(axis, before, { from, to }) ? before : { from, to }));
    onShown(firstShown.current);
  }, [axis, dayWidth, onShown]);

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
    const observer = new ResizeObserver(readColumns);
    observer.observe(scroller.current!);
    return () => observer.disconnect();
  }, [readColumns]);

  return { scroller, visible, show, onScroll: () => startTransition(readColumns) };
}

interface ColumnRange {
  from: number;
  to: number;
}

function isSameParts({ parts }: DayAxis, a: ColumnRange, b: ColumnRange): boolean {
  return partAt(parts, a.from) === partAt(parts, b.from) && partAt(parts, a.to) === partAt(parts, b.to);
}
