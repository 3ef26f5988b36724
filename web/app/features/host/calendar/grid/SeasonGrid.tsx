import type { IsoDate } from 'functions/domain/isoDate';
import {
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
  type CSSProperties,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type Ref,
} from 'react';
import { useTranslation } from 'react-i18next';
import { useApartmentName } from '../../../../i18n/useApartmentTexts.ts';
import { VisuallyHidden } from '../../../../ui/layout/layout.ts';
import { Bars } from './Bars.tsx';
import { departure, placed } from './barPlace.ts';
import type { Bar, CalendarRow } from '../calendarRows.ts';
import { partAt, partsNear, withPartOf, type DayAxis } from './dayAxis.ts';
import { cellAfterKey, type Cell } from './gridKeys.ts';
import { HeadDays, MonthName, NightCells } from './NightCells.tsx';
import { lastNightOf, stayOf, type NightSelection } from './nightSelection.ts';
import { Grid, longPricesFrom, pricesFrom } from './seasonGridStyle.ts';
import { useCellNames } from './useCellNames.ts';
import { useVisibleColumns } from './useVisibleColumns.ts';

export interface SeasonGridHandle {
  /** Scrolls this day to the start of the visible part. */
  show: (date: IsoDate) => void;
  /** Focuses the night that was focused last. */
  focus: () => void;
}

/**
 * An ARIA grid with one tab stop: apartments as rows, days as columns. Renders only the visible parts, those near them,
 * and the part with the tab stop.
 */
export function SeasonGrid({
  rows,
  axis,
  today,
  first,
  dayWidth,
  selection,
  onNight,
  onBar,
  onPreview,
  onEscape,
  onShown,
  handle,
}: {
  rows: readonly CalendarRow[];
  axis: DayAxis;
  today: IsoDate;
  /** The first day that is visible at the start. */
  first: IsoDate;
  /** In pixels. */
  dayWidth: number;
  selection: NightSelection | undefined;
  onNight: (row: CalendarRow, night: IsoDate) => void;
  onBar: (bar: Bar) => void;
  /** Called when the pointer or the focus is on a night that could complete the selection. */
  onPreview: (row: CalendarRow, night: IsoDate) => void;
  onEscape: () => void;
  /** Reports the first visible day after scrolling. */
  onShown: (first: IsoDate) => void;
  handle: Ref<SeasonGridHandle>;
}) {
  const { t } = useTranslation('hostCalendar');
  const { scroller, visible, show, onScroll } = useVisibleColumns(axis, dayWidth, first, onShown);
  const focusNext = useRef(false);
  const [active, setActive] = useState<Cell>(() => ({ row: 0, column: axis.columnOf(first < today ? today : first) }));
  const nameOf = useApartmentName();
  const cellNameOf = useCellNames(today);

  useImperativeHandle(handle, () => ({ show, focus: () => cellAt(active)?.focus({ preventScroll: true }) }));

  function cellAt({ row, column }: Cell): HTMLElement | null {
    return scroller.current!.querySelector<HTMLElement>(`[data-row="${row}"][data-column="${column}"]`);
  }

  useLayoutEffect(() => {
    if (!focusNext.current) return;
    focusNext.current = false;
    const cell = cellAt(active);
    cell?.focus({ preventScroll: true });
    cell?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  });

  function chosen(cell: Cell, share: number) {
    const row = rows[cell.row]!;
    const night = axis.dateAt(cell.column);
    const bar = row.barOn(night);
    // A bar extends into the departure day. That day's own night may belong to another bar, or be free.
    const leaving = share < departure && cell.column > 0 ? row.barOn(axis.dateAt(cell.column - 1)) : undefined;
    if (selection) onNight(row, night);
    else if (leaving && leaving !== bar) onBar(leaving);
    else if (bar) onBar(bar);
    else onNight(row, night);
  }

  function onClick(event: MouseEvent<HTMLElement>) {
    const target = cellOf(event.target);
    if (!target) return;
    setActive(target.cell);
    // A click by a screen reader has no position in the cell.
    const byPointer = event.detail > 0;
    const { left, width } = target.element.getBoundingClientRect();
    chosen(target.cell, byPointer ? (event.clientX - left) / width : 1);
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const target = cellOf(event.target);
    if (!target || event.altKey || event.metaKey) return;
    if (event.key === 'Escape') {
      if (!selection) return;
      event.preventDefault();
      onEscape();
      return;
    }
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      chosen(target.cell, 1);
      return;
    }
    const next = cellAfterKey(target.cell, event, axis, rows.length);
    if (!next) return;
    event.preventDefault();
    focusNext.current = true;
    setActive(next);
    onPreview(rows[next.row]!, axis.dateAt(next.column));
  }

  function onPointerMove(event: PointerEvent<HTMLElement>) {
    if (event.pointerType !== 'mouse' || !selection) return;
    const target = cellOf(event.target);
    if (target) onPreview(rows[target.cell.row]!, axis.dateAt(target.cell.column));
  }

  const near = partsNear(axis, visible.from, visible.to);
  const rendered = withPartOf(axis, near, active.column);
  // Bars and month names are only visual, so the part with the tab stop is rendered without them while it is out of
  // view.
  const from = near[0]!.start;
  const to = near.at(-1)!.start + near.at(-1)!.days;
  const months = axis.months.slice(partAt(axis.months, from), partAt(axis.months, to - 1) + 1);
  const stay = selection && stayOf(selection);

  return (
    <Grid
      ref={scroller}
      role="grid"
      aria-label={t('grid')}
      aria-describedby="calendar-keys"
      aria-rowcount={rows.length + 1}
      aria-colcount={axis.days + 1}
      aria-multiselectable
      style={{ '--day': `${dayWidth}px`, '--days': axis.days } as CSSProperties}
      onScroll={onScroll}
      onClick={onClick}
      onKeyDown={onKeyDown}
      onPointerMove={onPointerMove}
      onFocus={({ target }) => {
        const cell = cellOf(target)?.cell;
        if (cell && (cell.row !== active.row || cell.column !== active.column)) setActive(cell);
      }}
    >
      <div role="row" aria-rowindex={1} className="row headRow">
        <div role="columnheader" aria-colindex={1} className="corner">
          <VisuallyHidden>{t('apartment')}</VisuallyHidden>
        </div>
        <div role="presentation" className="track">
          {months.map((month) => (
            <MonthName key={month.month} month={month} />
          ))}
          {rendered.map((part) => (
            <HeadDays key={part.start} part={part} axis={axis} today={today} />
          ))}
        </div>
      </div>
      {rows.map((row, rowIndex) => {
        const name = nameOf(row.apartment.slug);
        const own = stay && selection.apartment === row.apartment.slug ? stay : undefined;
        const fromColumn = own && axis.columnOf(own.checkIn);
        const toColumn = own && axis.columnOf(lastNightOf(own));
        return (
          <div role="row" aria-rowindex={rowIndex + 2} className="row" key={row.apartment.slug}>
            <div role="rowheader" aria-colindex={1} className="name">
              {name}
            </div>
            <div role="presentation" className="track">
              {rendered.map((part) => {
                const inPart = (column: number) => column >= part.start && column < part.start + part.days;
                const touches = own && fromColumn! < part.start + part.days && toColumn! >= part.start;
                return (
                  <NightCells
                    key={part.start}
                    row={row}
                    rowIndex={rowIndex}
                    name={name}
                    part={part}
                    axis={axis}
                    today={today}
                    prices={dayWidth >= longPricesFrom ? 'all' : dayWidth >= pricesFrom ? 'short' : 'none'}
                    active={active.row === rowIndex && inPart(active.column) ? active.column : undefined}
                    selectedFrom={touches ? fromColumn : undefined}
                    selectedTo={touches ? toColumn : undefined}
                    nameOf={cellNameOf}
                  />
                );
              })}
              {own && (
                <div className="selection" aria-hidden style={placed(fromColumn!, toColumn! - fromColumn! + 1)} />
              )}
              <div className="todayLine" aria-hidden style={{ left: `calc(${axis.columnOf(today)} * var(--day))` }} />
              <Bars bars={row.bars} axis={axis} from={from} to={to} />
            </div>
          </div>
        );
      })}
    </Grid>
  );
}

function cellOf(target: EventTarget): { element: HTMLElement; cell: Cell } | undefined {
  const element = (target as Element).closest<HTMLElement>('[data-column]');
  if (!element) return undefined;
  return { element, cell: { row: Number(element.dataset.row), column: Number(element.dataset.column) } };
}
