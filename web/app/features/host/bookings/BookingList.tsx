import styled from '@emotion/styled';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import type { Booking } from 'functions/contract/booking';
import type { IsoDate } from 'functions/domain/isoDate';
import { hostPath } from 'functions/domain/sitePaths';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router';
import { useHostBookings, useOlderBookings } from '../../../firebase/owner/useHostBookings.ts';
import { InputField } from '../../../form/InputField.tsx';
import { useFormat } from '../../../i18n/useFormat.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { font, radius } from '../../../ui/theme/tokens.ts';
import { deskColor } from '../frame/deskColor.ts';
import { DeskPage } from '../frame/DeskPage.ts';
import { guestName } from '../calendar/useCellNames.ts';
import { useMonthTitle } from '../calendar/useMonthTitle.ts';
import { useApartmentNames } from '../frame/useApartmentNames.ts';
import { useToday } from '../frame/useToday.ts';
import { ExpectedPayments } from './ExpectedPayments.tsx';
import { bookingFilters, byMonth, findBookings, type BookingFilter } from './findBookings.ts';

/** Beside the filters: what guests still owe. */
const expected = 'expected' as const;

/** All bookings by month, with a search, and the list of what is to be paid. */
export function BookingList() {
  const { t } = useTranslation('hostBooking');
  const today = useToday();
  const [shown, setShown] = useState<BookingFilter | typeof expected>('coming');
  const [typed, setTyped] = useState('');
  const [withOlder, setWithOlder] = useState(false);
  const bookings = useHostBookings(today);
  const searches = typed.trim() !== '';
  const filter = shown === expected ? 'coming' : shown;
  const list = (all: readonly Booking[]) =>
    shown === expected && !searches ? (
      <ExpectedPayments bookings={all} today={today} />
    ) : (
      <Months bookings={findBookings(all, filter, typed, today)} />
    );
  if (!bookings) return <Loading />;
  return (
    <Page>
      <h2>{t('title')}</h2>
      <InputField
        type="search"
        name="search"
        label={t('search')}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <ToggleButtonGroup
        exclusive
        aria-label={t('show')}
        // A search is in all bookings.
        value={searches ? null : shown}
        onChange={(_, chosen: typeof shown | null) => {
          if (!chosen) return;
          setShown(chosen);
          setTyped('');
        }}
      >
        {([...bookingFilters, expected] as const).map((one) => (
          <ToggleButton key={one} value={one}>
            {t(`filter.${one}`)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {withOlder ? (
        <WithOlder bookings={bookings} today={today}>
          {list}
        </WithOlder>
      ) : (
        list(bookings)
      )}
      {!withOlder && (searches || shown === 'past' || shown === 'cancelled' || shown === expected) && (
        <Button variant="outlined" onClick={() => setWithOlder(true)}>
          {t('older')}
        </Button>
      )}
    </Page>
  );
}

function Loading() {
  const { t } = useTranslation('hostBooking');
  return <Skeleton variant="rounded" height={280} role="status" aria-label={t('loading')} />;
}

/** Loads what is older too. */
function WithOlder({
  bookings,
  today,
  children,
}: {
  bookings: readonly Booking[];
  today: IsoDate;
  children: (all: readonly Booking[]) => ReactNode;
}) {
  const older = useOlderBookings(today);
  return older ? children([...older, ...bookings]) : <Loading />;
}

function Months({ bookings }: { bookings: readonly Booking[] }) {
  const { t } = useTranslation('hostBooking');
  const format = useFormat();
  const title = useMonthTitle();
  const nameOf = useApartmentNames();
  const language = useLanguage();
  const months = byMonth(bookings);
  return (
    <>
      <div role="status">{months.length === 0 && t('none')}</div>
      {months.map(({ month, bookings: ofMonth }) => (
        <section key={month} aria-labelledby={`month-${month}`}>
          <h3 id={`month-${month}`}>{title(month)}</h3>
          <ul>
            {ofMonth.map((booking) => (
              <li key={booking.id} data-status={booking.status}>
                <NavLink discover="none" to={hostPath(language, 'bookings', booking.id)}>
                  <strong>{guestName(booking)}</strong>
                  <span>{[format.stay(booking), nameOf(booking.apartment)].join(' · ')}</span>
                  <span>{[t(`status.${booking.status}`), format.money(booking.quote.totalPayment)].join(' · ')}</span>
                </NavLink>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

const Page = styled(DeskPage)`
  & h3 {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    align-items: baseline;
    gap: 4px 16px;
  }
  & small {
    font: 400 16px/1.2 ${font.text};
    color: ${deskColor.soft};
  }
  & li > a {
    display: grid;
    gap: 2px;
    padding: 12px 16px;
    border: 1px solid ${deskColor.line};
    border-left: 6px solid ${deskColor.sea};
    border-radius: ${radius.small};
    background: ${deskColor.white};
    color: ${deskColor.ink};
    text-decoration: none;
    overflow-wrap: anywhere;
  }
  & li > a[aria-current] {
    background: ${deskColor.chosen};
  }
  & li[data-status='pending'] > a {
    border-left: 6px dotted ${deskColor.lavender};
  }
  & li[data-status='cancelled'] > a {
    border-left: 6px double ${deskColor.soft};
  }
  & li span {
    color: ${deskColor.soft};
    font-size: 16px;
  }
  & li[data-late] > a {
    border-left-color: ${deskColor.bad};
  }
  & li[data-late] span:last-child {
    color: ${deskColor.bad};
  }
`;
