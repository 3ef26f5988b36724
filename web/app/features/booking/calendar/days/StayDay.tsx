import { PickerDay, type PickerDayProps } from '@mui/x-date-pickers/PickerDay';
import type { IsoDate } from 'functions/domain/isoDate';
import { createContext, useContext } from 'react';
import type { KeyboardEvent } from 'react';

export interface DayView {
  label: string;
  price: string | undefined;
  kind: string;
  morningTaken: boolean;
  eveningTaken: boolean;
  selectable: boolean;
  /** The day's position in the chosen stay. */
  range: 'start' | 'end' | 'inside' | undefined;
  isToday: boolean;
}

export interface DayActions {
  viewOf: (day: IsoDate) => DayView;
  /** The only day that can be reached with the Tab key. */
  tabbable: IsoDate | undefined;
  onPress: (day: IsoDate) => void;
  onKey: (event: KeyboardEvent, day: IsoDate) => void;
  onFocus: (day: IsoDate) => void;
  onHover: (day: IsoDate | undefined) => void;
}

export const DayActionsContext = createContext<DayActions | undefined>(undefined);

/**
 * A day of the calendar. A day that cannot be chosen stays focusable, because its name and the hint explain why. So it
 * is `aria-disabled` instead of `disabled`.
 */
export function StayDay(props: PickerDayProps) {
  const { outsideCurrentMonth, day: moment, isFirstVisibleCell, isLastVisibleCell } = props;
  const actions = useContext(DayActionsContext);
  const day = moment.format('YYYY-MM-DD') as IsoDate;
  const cell = {
    day: moment,
    isFirstVisibleCell: isFirstVisibleCell ?? false,
    isLastVisibleCell: isLastVisibleCell ?? false,
    outsideCurrentMonth: outsideCurrentMonth ?? false,
  };
  const grid = { role: props.role, 'aria-colindex': props['aria-colindex'] };
  if (outsideCurrentMonth || !actions) return <PickerDay {...cell} {...grid} onDaySelect={() => {}} />;
  const view = actions.viewOf(day);
  return (
    <PickerDay
      {...cell}
      {...grid}
      disableHighlightToday
      disableRipple
      tabIndex={actions.tabbable === day ? 0 : -1}
      onDaySelect={() => actions.onPress(day)}
      onKeyDown={(event) => actions.onKey(event, day)}
      onFocus={() => actions.onFocus(day)}
      onMouseEnter={() => actions.onHover(day)}
      onMouseLeave={() => actions.onHover(undefined)}
      aria-label={view.label}
      aria-disabled={!view.selectable}
      aria-selected={view.range !== undefined}
      aria-current={view.isToday ? 'date' : undefined}
      data-day={day}
      data-kind={view.kind}
      data-morning={view.morningTaken || undefined}
      data-evening={view.eveningTaken || undefined}
      data-range={view.range}
      data-price={view.price}
    >
      <span className="vm-number">{moment.date()}</span>
    </PickerDay>
  );
}
