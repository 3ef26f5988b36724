import { addDays, weekdayOf, type IsoDate } from 'functions/domain/isoDate';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../i18n/useFormat.ts';
import { placed } from './barPlace.ts';
import { freeNight, type CalendarRow, type FreeNight } from '../calendarRows.ts';
import type { AxisMonth, AxisPart, DayAxis } from './dayAxis.ts';
import { isChoosable } from './nightSelection.ts';
import { useMonthTitle } from '../useMonthTitle.ts';

/** Days with their columns. */
function daysOf({ start, days }: AxisPart, axis: DayAxis): { column: number; date: IsoDate; weekend: boolean }[] {
  return Array.from({ length: days }, (_, index) => {
    const date = axis.dateAt(start + index);
    return { column: start + index, date, weekend: weekdayOf(date) >= 6 };
  });
}

/**
 * One apartment's nights in a part of a month. `active` and the selected columns are set only if they lie in this part.
 */
export const NightCells = memo(function NightCells({
  row,
  rowIndex,
  name,
  part,
  axis,
  today,
  prices,
  active,
  selectedFrom,
  selectedTo,
  nameOf,
}: {
  row: CalendarRow;
  rowIndex: number;
  name: string;
  part: AxisPart;
  axis: DayAxis;
  today: IsoDate;
  /**
   * How much of the prices fits into a day. `short` leaves out values that are too long to fit beside the end of a bar.
   */
  prices: 'none' | 'short' | 'all';
  active: number | undefined;
  selectedFrom: number | undefined;
  selectedTo: number | undefined;
  nameOf: (row: CalendarRow, name: string, night: IsoDate) => string;
}) {
  const { t } = useTranslation('hostCalendar');
  const format = useFormat();
  return (
    <div role="presentation" className="part" style={placed(part.start, part.days)}>
      {daysOf(part, axis).map(({ column, date, weekend }) => {
        const taken = row.barOn(date) !== undefined;
        const leaving = !taken && row.barOn(addDays(date, -1)) !== undefined;
        const past = date < today;
        const night = taken || past || prices === 'none' ? undefined : freeNight(date, row.apartment);
        const free = night && leaving && prices === 'short' && isLong(night) ? undefined : night;
        const selected =
          selectedFrom !== undefined && selectedTo !== undefined && column >= selectedFrom && column <= selectedTo;
        return (
          <div
            key={column}
            role="gridcell"
            aria-colindex={column + 2}
            aria-label={nameOf(row, name, date)}
            aria-selected={taken || !isChoosable(date, today) ? undefined : selected}
            aria-disabled={(!isChoosable(date, today) && !taken) || undefined}
            aria-current={date === today ? 'date' : undefined}
            tabIndex={column === active ? 0 : -1}
            data-price={free && format.money(free.price)}
            data-least={free && free.minNights > 1 ? t('minNights', { count: free.minNights }) : undefined}
            data-row={rowIndex}
            data-column={column}
            className={`cell${weekend ? ' weekend' : ''}${past ? ' past' : ''}${taken ? ' taken' : leaving ? ' leaving' : ''}`}
          />
        );
      })}
    </div>
  );
});

/** Whether the price or the minimum stay is too long for a narrow day that also contains the end of a bar. */
function isLong({ price, minNights }: FreeNight): boolean {
  return price >= 1_000_00 || minNights >= 10;
}

/** The days of a part of a month, above the apartments. */
export const HeadDays = memo(function HeadDays({
  part,
  axis,
  today,
}: {
  part: AxisPart;
  axis: DayAxis;
  today: IsoDate;
}) {
  const { t } = useTranslation('format');
  const format = useFormat();
  return (
    <div role="presentation" className="part headDays" style={placed(part.start, part.days)}>
      {daysOf(part, axis).map(({ column, date, weekend }) => (
        <div
          key={column}
          role="columnheader"
          aria-colindex={column + 2}
          aria-label={format.dateWithWeekday(date)}
          className={`headDay${weekend ? ' weekend' : ''}${date === today ? ' today' : ''}`}
        >
          <span>{t(`weekdaysShort.${weekdayOf(date)}`)}</span>
          <span className="number">{Number(date.slice(8))}</span>
        </div>
      ))}
    </div>
  );
});

/** The name of a month, which is visible as long as any of its days is. */
export const MonthName = memo(function MonthName({ month: { month, start, days } }: { month: AxisMonth }) {
  const title = useMonthTitle();
  return (
    <div className="monthName" aria-hidden style={placed(start, days)}>
      <span>{title(month)}</span>
    </div>
  );
});
