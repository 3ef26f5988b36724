import styled from '@emotion/styled';
import type { Apartment } from 'functions/contract/apartment';
import type { Guests } from 'functions/domain/guests';
import { addDays, addMonths, monthOf, type IsoDate, type IsoMonth } from 'functions/domain/isoDate';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNamespaces } from '../../../i18n/useNamespaces.ts';
import { useMediaQuery } from '../../../ui/browser/useMediaQuery.ts';
import { AppTheme } from '../../../ui/theme/AppTheme.tsx';
import { FlexibleDates } from '../flexible/FlexibleDates.tsx';
import { CalendarFailure } from './CalendarFailure.tsx';
import { CalendarMonths } from './CalendarMonths.tsx';
import { CalendarSkeleton } from './CalendarSkeleton.ts';
import { CalendarHint, ChosenSoFar, Legend } from './calendarStyle.ts';
import { Choices } from './Choices.tsx';
import type { ChosenDates, NextChoice, StayEnd } from './days/chooseDay.ts';
import { MonthList } from './MonthList.tsx';
import { openingMonth } from './openingMonth.ts';
import { useCalendarHint } from './useCalendarHint.ts';
import { usePartyCalendar, type CalendarScope } from './usePartyCalendar.ts';

export interface StayCalendarProps {
  scope: CalendarScope;
  guests: Guests;
  today: IsoDate;
  dates: ChosenDates;
  picking: StayEnd;
  /** Incremented to move the keyboard focus into the calendar. */
  entered: number;
  onChoose: (dates: ChosenDates, next: NextChoice) => void;
}

/**
 * A date range calendar of one month on a phone and two on a desktop, with a list of all months. In a search of all apartments it also offers flexible
 * dates. A day's state is in its style and in its accessible name.
 */
export function StayCalendar(props: StayCalendarProps) {
  const { scope, guests, today, dates, picking, entered, onChoose } = props;
  const monthCount = useMediaQuery('(min-width: 1000px)') ? 2 : 1;
  useNamespaces('calendar', 'format');
  const { t } = useTranslation('calendar');
  const isSearch = !('slug' in scope);
  const firstMonth = monthOf(today);
  const lastArrival = addDays(today, windowOf(isSearch ? scope : [scope]));
  const allMonths = monthsBetween(firstMonth, monthOf(lastArrival));
  const [base, setBase] = useState<IsoMonth>(() => later(firstMonth, monthOf(dates.checkIn ?? today)));
  const [mode, setMode] = useState<'exact' | 'flexible'>('exact');

  const months = Array.from({ length: monthCount }, (_, index) => addMonths(base, index));
  const known = usePartyCalendar(scope, guests, today);
  const { calendar, state } = known;
  const isLoading = state === 'loading' && known.isEmpty;
  const isUnknown = state === 'failed' && known.isEmpty;
  const [preview, setPreview] = useState<IsoDate>();
  const { hint, refuse } = useCalendarHint({ calendar, today, dates, picking, base, preview, isSearch });

  // Opens in the next season with free nights, as soon as the nights are known.
  const [isOpened, setIsOpened] = useState(dates.checkIn !== undefined);
  if (!isOpened && !isLoading) {
    setIsOpened(true);
    setBase(openingMonth(calendar, known.apartments, today, lastArrival));
  }

  // Shows the month of a stay that was typed or came from the URL.
  const [shownCheckIn, setShownCheckIn] = useState(dates.checkIn);
  if (dates.checkIn !== shownCheckIn) {
    setShownCheckIn(dates.checkIn);
    setIsOpened(true);
    const month = dates.checkIn && monthOf(dates.checkIn);
    if (month && !months.includes(month) && month >= firstMonth) setBase(month);
  }

  function show(month: IsoMonth) {
    refuse(undefined);
    setIsOpened(true);
    setBase(month);
  }

  return (
    <AppTheme>
      {isSearch && (
        <Modes
          label={t('modes')}
          chosen={mode}
          onChoose={setMode}
          choices={[
            { value: 'exact', text: t('mode.exact') },
            { value: 'flexible', text: t('mode.flexible') },
          ]}
        />
      )}
      <MonthList months={allMonths} shown={base} onShow={show} />
      {mode === 'exact' ? (
        <>
          {isLoading ? (
            // No night may look free before its state is known.
            <MonthSkeleton aria-busy="true" />
          ) : (
            <CalendarMonths
              {...{ calendar, today, dates, picking, months, entered, onChoose }}
              // The last stay may end in the month after its arrival.
              lastMonth={addMonths(monthOf(lastArrival), 1)}
              busy={state === 'loading'}
              onShow={show}
              onRefuse={refuse}
              onPreview={setPreview}
            />
          )}
          {!isUnknown && (
            <Prices>
              {isSearch ? t('prices.lowest', { count: guests.adults + guests.children }) : t('prices.night')}
            </Prices>
          )}
          <Legend aria-hidden="true">
            <li data-kind="taken">{t('legend.taken')}</li>
            <li data-kind="half">{t('legend.half')}</li>
            <li data-kind="yours">{t('legend.yours')}</li>
          </Legend>
        </>
      ) : (
        <FlexibleDates
          apartments={known.apartments}
          guests={guests}
          today={today}
          month={base}
          months={allMonths}
          state={isLoading ? 'loading' : isUnknown ? 'failed' : 'ready'}
          onShow={show}
          onChoose={(stay) => onChoose(stay, 'doneAtOnce')}
        />
      )}
      {state === 'failed' && <CalendarFailure sentence={t('nightsFailed')} retry={known.retry} />}
      <CalendarHint role="status">
        {mode === 'exact' && hint.chosen && !isLoading && <ChosenSoFar>{`${hint.chosen} · `}</ChosenSoFar>}
        <span>
          {isLoading
            ? t('nightsLoading')
            : mode === 'exact'
              ? hint.text
              : t('flexible.hint', { count: guests.adults + guests.children })}
        </span>
      </CalendarHint>
    </AppTheme>
  );
}

const MonthSkeleton = styled(CalendarSkeleton)`
  height: 372px;
`;

const Prices = styled.p`
  padding-top: 8px;
  font-size: 0.875rem;
  line-height: 1.45;
`;

const Modes = styled(Choices<'exact' | 'flexible'>)`
  margin-bottom: 8px;
  && .MuiToggleButton-root {
    flex-basis: 0;
  }
`;

/** The booking window in days, including seasons that can be booked farther ahead. */
function windowOf(apartments: readonly Apartment[]): number {
  return Math.max(
    ...apartments.flatMap(({ rules, seasons }) =>
      [rules, ...seasons].map(({ bookingWindowDays }) => bookingWindowDays ?? rules.bookingWindowDays),
    ),
  );
}

function monthsBetween(first: IsoMonth, last: IsoMonth): IsoMonth[] {
  const months: IsoMonth[] = [];
  for (let month = first; month <= last; month = addMonths(month, 1)) months.push(month);
  return months;
}

function later(a: IsoMonth, b: IsoMonth): IsoMonth {
  return a > b ? a : b;
}
