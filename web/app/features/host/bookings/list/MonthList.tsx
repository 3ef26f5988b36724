import styled from '@emotion/styled';
import type { Booking } from 'functions/contract/booking';
import type { IsoMonth } from 'functions/domain/isoDate';
import { hostPath } from 'functions/domain/sitePaths';
import { NavLink } from 'react-router';
import { useLanguage } from '../../../../i18n/useLanguage.ts';
import { font, radius } from '../../../../ui/theme/tokens.ts';
import { guestName } from '../../calendar/grid/useCellNames.ts';
import { useMonthTitle } from '../../calendar/useMonthTitle.ts';
import { deskColor } from '../../frame/deskTheme.ts';

interface Month {
  month: IsoMonth;
  /** Shown beside the name of the month. */
  more?: string;
  rows: readonly { booking: Booking; lines: readonly string[]; isOverdue?: boolean }[];
}

/** Links to bookings by month, with more lines about each. @param none shown if there are no months */
export function MonthList({ months, none }: { months: readonly Month[]; none: string }) {
  const title = useMonthTitle();
  const language = useLanguage();
  return (
    <>
      <div role="status">{months.length === 0 && none}</div>
      {months.map(({ month, more, rows }) => (
        <Section key={month} aria-labelledby={`month-${month}`}>
          <h3 id={`month-${month}`}>
            {title(month)}
            {more && <small>{more}</small>}
          </h3>
          <ul role="list">
            {rows.map(({ booking, lines, isOverdue }) => (
              <li key={booking.id + lines[0]} data-status={booking.status} data-late={isOverdue || undefined}>
                <NavLink discover="none" to={hostPath(language, 'bookings', booking.id)}>
                  <strong translate="no">{guestName(booking)}</strong>
                  {lines.map((line) => (
                    <span key={line}>{line}</span>
                  ))}
                </NavLink>
              </li>
            ))}
          </ul>
        </Section>
      ))}
    </>
  );
}

const Section = styled.section`
  & h3 {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    align-items: baseline;
    gap: 4px 16px;
  }
  & small {
    font: 400 1rem/1.2 ${font.text};
    color: ${deskColor.textSecondary};
  }
  & li > a {
    display: grid;
    gap: 2px;
    padding: 12px 16px;
    border: 1px solid ${deskColor.divider};
    border-left: 6px solid ${deskColor.secondary};
    border-radius: ${radius.small};
    background: ${deskColor.surface};
    color: ${deskColor.text};
    text-decoration: none;
    overflow-wrap: anywhere;
  }
  & li > a[aria-current] {
    background: ${deskColor.chosen};
  }
  & li[data-status='pending'] > a {
    border-left: 6px dotted ${deskColor.info};
  }
  & li[data-status='cancelled'] > a {
    border-left: 6px double ${deskColor.textSecondary};
  }
  & li span {
    color: ${deskColor.textSecondary};
    font-size: 1rem;
  }
  & li[data-late] > a {
    border-left-color: ${deskColor.error};
  }
  & li[data-late] span:last-child {
    color: ${deskColor.error};
  }
`;
