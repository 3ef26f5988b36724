import styled from '@emotion/styled';
import { addDays, addMonths, daysBetween, firstDayOf, type IsoDate, type IsoMonth } from 'functions/domain/isoDate';
import { useTranslation } from 'react-i18next';
import { useApartmentName } from '../../../i18n/useApartmentTexts.ts';
import { from } from '../../../ui/theme/tokens.ts';
import { deskColor } from '../frame/deskTheme.ts';
import type { CalendarRow } from './calendarRows.ts';
import { useMonthTitle } from './useMonthTitle.ts';

/**
 * A month at a glance, read-only, with one line for each apartment. For phones, where the calendar shows only ten days.
 */
export function MonthGlance({ rows, month, today }: { rows: readonly CalendarRow[]; month: IsoMonth; today: IsoDate }) {
  const { t } = useTranslation('hostCalendar');
  const title = useMonthTitle();
  const nameOf = useApartmentName();
  const first = firstDayOf(month);
  const nights = Array.from({ length: daysBetween(first, firstDayOf(addMonths(month, 1))) }, (_, day) =>
    addDays(first, day),
  );
  return (
    <Glance aria-label={title(month)} role="group">
      <Days aria-hidden>
        {nights.map((night, day) => (
          <i key={night}>{(day + 1) % 5 === 0 ? day + 1 : ''}</i>
        ))}
      </Days>
      {rows.map(({ apartment: { slug }, barOn }) => {
        const states = nights.map((night) => barOn(night)?.state);
        const free = states.filter((state) => state === undefined).length;
        return (
          <div key={slug}>
            <span>
              {nameOf(slug)}
              <small>{t('freeNights', { count: free })}</small>
            </span>
            <Month aria-hidden>
              {states.map((state, day) => (
                <i key={day} className={state} data-today={nights[day] === today || undefined} />
              ))}
            </Month>
          </div>
        );
      })}
    </Glance>
  );
}

const Glance = styled.div`
  display: grid;
  gap: 10px;
  padding: 14px 14px 4px;
  color: ${deskColor.text};
  & span {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 12px;
    font-size: 1rem;
  }
  & small {
    color: ${deskColor.textSecondary};
    font-size: 0.9375rem;
  }
  ${from.tablet} {
    display: none;
  }
`;

const Days = styled.div`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(0, 1fr);
  gap: 1px;
  color: ${deskColor.textSecondary};
  & i {
    /* The font size follows the phone's width, so that a line fits even if the browser's font is large. */
    font-size: min(0.8125rem, 3vw);
    font-style: normal;
    line-height: 1.2;
    text-align: center;
    white-space: nowrap;
  }
`;

const Month = styled(Days)`
  & i {
    box-sizing: border-box;
    height: 22px;
    background: ${deskColor.surface};
    outline: 1px solid ${deskColor.divider};
  }
  & .confirmed,
  & .pending,
  & .block,
  & .platform {
    border-width: 1px;
  }
  & i[data-today] {
    box-shadow: 0 3px 0 ${deskColor.primary};
  }
`;
