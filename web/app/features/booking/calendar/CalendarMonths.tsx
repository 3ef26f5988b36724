import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { PickersCalendarHeaderProps } from '@mui/x-date-pickers/PickersCalendarHeader';
import dayjs from 'dayjs';
import 'dayjs/locale/de';
import 'dayjs/locale/en-gb';
import 'dayjs/locale/hr';
import 'dayjs/locale/it';
import 'dayjs/locale/pl';
import { addMonths, firstDayOf, monthOf, type IsoDate, type IsoMonth } from 'functions/domain/isoDate';
import type { Language } from 'functions/domain/language';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PartyCalendar } from './partyCalendar.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { CalendarFrame, MonthHeading, Months, TurnButton } from './calendarStyle.ts';
import { dayForKey } from './days/calendarKeys.ts';
import { chooseDay, type ChosenDates, type StayEnd } from './days/chooseDay.ts';
import { DayActionsContext, StayDay, type DayActions } from './days/StayDay.tsx';
import { useDayView } from './days/useDayView.ts';

/** One or two months of days, with arrows to other months and full keyboard support. */
export function CalendarMonths({
  calendar,
  today,
  dates,
  picking,
  months,
  lastMonth,
  entered,
  busy,
  onShow,
  onChoose,
  onRefuse,
  onPreview,
}: {
  calendar: PartyCalendar;
  today: IsoDate;
  dates: ChosenDates;
  picking: StayEnd;
  months: readonly IsoMonth[];
  lastMonth: IsoMonth;
  entered: number;
  busy: boolean;
  /** Makes this the first month shown. */
  onShow: (month: IsoMonth) => void;
  onChoose: (dates: ChosenDates, next: StayEnd | 'done') => void;
  /** Explains why this day cannot be chosen; `undefined` removes the explanation. */
  onRefuse: (day: IsoDate | undefined) => void;
  onPreview: (day: IsoDate | undefined) => void;
}) {
  const { t } = useTranslation('calendar');
  const language = useLanguage();
  const [focused, setFocused] = useState<IsoDate>();
  const [hovered, setHovered] = useState<IsoDate>();
  const [moved, setMoved] = useState(0);
  const frame = useRef<HTMLDivElement>(null);
  const viewOf = useDayView({ calendar, today, dates, picking, hovered });

  const firstMonth = monthOf(today);
  const base = months[0]!;
  const isShown = (day: IsoDate | undefined) => day !== undefined && months.includes(monthOf(day));
  const tabbable = [focused, dates.checkIn, today].find(isShown) ?? firstDayOf(base);

  // The keyboard may have moved to a month that is not rendered yet, so the focus moves after rendering.
  useEffect(() => {
    if (moved + entered > 0) frame.current?.querySelector<HTMLElement>('[data-day][tabindex="0"]')?.focus();
  }, [moved, entered]);

  function show(day: IsoDate) {
    if (isShown(day)) return;
    const month = monthOf(day);
    // If two months are shown, they move by one, so that one of them stays visible.
    const first = month < base ? month : addMonths(month, 1 - months.length);
    onShow(first > firstMonth ? first : firstMonth);
  }

  const actions: DayActions = {
    viewOf,
    tabbable,
    onHover(day) {
      setHovered(day);
      onPreview(day);
    },
    onFocus(day) {
      setFocused(day);
      onPreview(day);
    },
    onPress(day) {
      const choice = chooseDay(day, dates, picking, calendar);
      if (!choice) return onRefuse(day);
      setFocused(day);
      onRefuse(undefined);
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
    <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale={dayjsLocale(language)}>
      <DayActionsContext value={actions}>
        <CalendarFrame ref={frame} aria-busy={busy} data-months={months.length}>
          <Turn
            aria-label={t('previousMonth')}
            disabled={base <= firstMonth}
            back
            onTurn={() => onShow(addMonths(base, -1))}
          />
          <Turn
            aria-label={t('nextMonth')}
            disabled={months.at(-1)! >= lastMonth}
            onTurn={() => onShow(addMonths(base, 1))}
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
  );
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

/** The heading above a month, which also names the grid. */
function MonthTitle({ currentMonth, labelId }: PickersCalendarHeaderProps) {
  const { t } = useTranslation('calendar');
  const month = t(`months.${(currentMonth.month() + 1) as 1}`);
  return (
    <MonthHeading id={labelId} aria-live="polite">
      {t('monthTitle', { month, year: currentMonth.year() })}
    </MonthHeading>
  );
}

/**
 * The calendar library's name for a language. All locales are loaded, because together they are smaller than the code
 * to load a single one.
 */
function dayjsLocale(language: Language): string {
  return language === 'en' ? 'en-gb' : language;
}
