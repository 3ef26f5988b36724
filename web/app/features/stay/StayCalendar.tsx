import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { PickersCalendarHeaderProps } from '@mui/x-date-pickers/PickersCalendarHeader';
import dayjs from 'dayjs';
import { addMonths, firstDayOf, monthOf, type IsoDate, type IsoMonth } from 'functions/domain/isoDate';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../i18n/useFormat.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { HouseTheme } from '../../ui/HouseTheme.tsx';
import { CalendarFailure } from './CalendarFailure.tsx';
import { CalendarFoot, CalendarFrame, CalendarHint, Legend, MonthHeading, Months, TurnButton } from './calendarLook.ts';
import { dayForKey } from './calendarKeys.ts';
import { chooseDay, type ChosenDates, type StayEnd } from './chooseDay.ts';
import { dayjsLocale } from './dayjsLocale.ts';
import type { CalendarRules } from './dayState.ts';
import { DayActionsContext, StayDay, type DayActions } from './StayDay.tsx';
import { useCalendarHint } from './useCalendarHint.ts';
import { useDayView } from './useDayView.ts';
import { calendarOf, useTakenNights } from './useTakenNights.ts';

export interface StayCalendarProps {
  /** Whose taken nights to show; none while no apartment decides. */
  slug: string | undefined;
  rules: CalendarRules;
  /** Price of a night outside of every season, in cents; without it no day has a price. */
  nightPrice: number | undefined;
  today: IsoDate;
  dates: ChosenDates;
  picking: StayEnd;
  monthCount: 1 | 2;
  /** Counts up whenever the keyboard's focus shall move into the calendar. */
  entered: number;
  onChoose: (dates: ChosenDates, next: StayEnd | 'done') => void;
}

/** A range calendar: one month or two in step, a day's state in its look and in its name, all of it by keyboard too. */
export function StayCalendar(props: StayCalendarProps) {
  const { slug, rules, today, dates, picking, monthCount, entered, onChoose } = props;
  const { t } = useTranslation('calendar');
  const language = useLanguage();
  const firstMonth = monthOf(today);
  const lastMonth = addMonths(firstMonth, Math.ceil(rules.rules.horizonDays / 30));
  const [base, setBase] = useState<IsoMonth>(() => later(firstMonth, monthOf(dates.checkIn ?? today)));
  const [focused, setFocused] = useState<IsoDate>();
  const [hovered, setHovered] = useState<IsoDate>();
  const [moved, setMoved] = useState(0);
  const frame = useRef<HTMLDivElement>(null);

  const months = Array.from({ length: monthCount }, (_, index) => addMonths(base, index));
  const { taken, state } = useTakenNights(slug, [...months, addMonths(base, monthCount)]);
  const viewOf = useDayView({ ...props, taken, hovered });
  const { hint, refuse } = useCalendarHint({ ...props, taken, base });

  const isShown = (day: IsoDate | undefined) => day !== undefined && months.includes(monthOf(day));
  const tabbable = [focused, dates.checkIn, today].find(isShown) ?? firstDayOf(base);

  // A stay that was typed, or came with the address, comes into sight.
  const [shownCheckIn, setShownCheckIn] = useState(dates.checkIn);
  if (dates.checkIn !== shownCheckIn) {
    setShownCheckIn(dates.checkIn);
    if (dates.checkIn && !isShown(dates.checkIn) && dates.checkIn >= today) setBase(monthOf(dates.checkIn));
  }

  // The keyboard moved, maybe to a month that has just been made: focus follows when the day is there.
  useEffect(() => {
    if (moved + entered > 0) frame.current?.querySelector<HTMLElement>('[data-day][tabindex="0"]')?.focus();
  }, [moved, entered]);

  function show(day: IsoDate) {
    if (isShown(day)) return;
    const month = monthOf(day);
    // Two months turn one at a time, so that a guest keeps the one they came from in sight.
    setBase(month < base ? month : later(firstMonth, addMonths(month, 1 - monthCount)));
  }

  const actions: DayActions = {
    viewOf,
    tabbable,
    onHover: setHovered,
    onFocus: setFocused,
    onPress(day) {
      const choice = chooseDay(day, dates, picking, rules, taken, today);
      if (!choice) return refuse(day);
      setFocused(day);
      refuse(undefined);
      onChoose(choice.dates, choice.next);
    },
    onKey(event, day) {
      const target = dayForKey(event.key, day);
      if (!target) return;
      event.preventDefault();
      if (target < firstDayOf(firstMonth) || monthOf(target) > lastMonth) return;
      setFocused(target);
      show(target);
      setMoved((count) => count + 1);
    },
  };

  return (
    <HouseTheme>
      <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale={dayjsLocale(language)}>
        <DayActionsContext value={actions}>
          <CalendarFrame ref={frame} aria-busy={state === 'loading'} data-months={monthCount}>
            <Turn
              aria-label={t('previousMonth')}
              disabled={base <= firstMonth}
              back
              onTurn={() => setBase(addMonths(base, -1))}
            />
            <Turn
              aria-label={t('nextMonth')}
              disabled={addMonths(base, monthCount - 1) >= lastMonth}
              onTurn={() => setBase(addMonths(base, 1))}
            />
            <Months>
              {months.map((month) => (
                <DateCalendar
                  key={month}
                  value={null}
                  referenceDate={dayjs(firstDayOf(month))}
                  views={['day']}
                  reduceAnimations
                  disableHighlightToday
                  dayOfWeekFormatter={(day) => day.format('dd')}
                  slots={{ calendarHeader: MonthTitle, day: StayDay }}
                />
              ))}
            </Months>
          </CalendarFrame>
        </DayActionsContext>
      </LocalizationProvider>
      <CalendarFoot>
        <CalendarHint role="status">
          {state === 'loading' && taken.size === 0 && slug ? t('nightsLoading') : hint}
        </CalendarHint>
        <Legend aria-hidden="true">
          <li data-look="taken">{t('legend.taken')}</li>
          <li data-look="half">{t('legend.half')}</li>
          <li data-look="yours">{t('legend.yours')}</li>
        </Legend>
      </CalendarFoot>
      {slug !== undefined && state === 'failed' && (
        <CalendarFailure sentence={t('nightsFailed')} onRetry={() => void calendarOf(slug).refresh({ force: true })} />
      )}
    </HouseTheme>
  );
}

function later(a: IsoMonth, b: IsoMonth): IsoMonth {
  return a > b ? a : b;
}

function Turn({
  back = false,
  onTurn,
  ...button
}: {
  'aria-label': string;
  disabled: boolean;
  back?: boolean;
  onTurn: () => void;
}) {
  const { disabled, ...rest } = button;
  return (
    <TurnButton
      {...rest}
      type="button"
      data-back={back || undefined}
      aria-disabled={disabled || undefined}
      onClick={() => !disabled && onTurn()}
    >
      <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
        <path
          d={back ? 'M14.5 5.5 8 12l6.5 6.5' : 'M9.5 5.5 16 12l-6.5 6.5'}
          stroke="currentColor"
          strokeWidth="1.6"
          strokeLinecap="round"
          strokeLinejoin="round"
          fill="none"
        />
      </svg>
    </TurnButton>
  );
}

/** The heading above a month; the grid is named by it. */
function MonthTitle({ currentMonth, labelId }: PickersCalendarHeaderProps) {
  const { month } = useFormat();
  return (
    <MonthHeading id={labelId} aria-live="polite">
      {month(currentMonth.format('YYYY-MM-DD'))}
    </MonthHeading>
  );
}
