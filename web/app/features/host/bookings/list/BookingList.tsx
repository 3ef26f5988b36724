import styled from '@emotion/styled';
import Button from '@mui/material/Button';
import type { Booking } from 'functions/contract/booking';
import type { IsoDate } from 'functions/domain/isoDate';
import { hostPath } from 'functions/domain/sitePaths';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, NavLink } from 'react-router';
import { useHostBookings, useOlderBookings } from '../../../../firebase/owner/useHostBookings.ts';
import { useOwnerNotes } from '../../../../firebase/owner/useOwnerNotes.ts';
import { InputField } from '../../../../form/InputField.tsx';
import { useFormat } from '../../../../i18n/useFormat.ts';
import { useLanguage } from '../../../../i18n/useLanguage.ts';
import { font, radius } from '../../../../ui/theme/tokens.ts';
import { deskColor } from '../../frame/deskTheme.ts';
import { DeskPage } from '../../frame/DeskPage.ts';
import { guestName } from '../../calendar/grid/useCellNames.ts';
import { useMonthTitle } from '../../calendar/useMonthTitle.ts';
import { useApartmentName } from '../../../../i18n/useApartmentTexts.ts';
import { ToggleButtons } from '../../forms/ToggleButtons.tsx';
import { useToday } from '../../frame/useToday.ts';
import { ViewLoading } from '../../frame/ViewLoading.tsx';
import { ExpectedPayments } from './ExpectedPayments.tsx';
import { bookingFilters, byMonth, findBookings, type BookingFilter } from './findBookings.ts';

/** A filter that shows the payments that guests still owe. */
const expected = 'expected' as const;

/** All bookings by month, with a search, and a list of expected payments. */
export function BookingList() {
  const { t } = useTranslation('hostBooking');
  const { t: tBooks } = useTranslation('hostBooks');
  const language = useLanguage();
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
      <Found bookings={all} filter={filter} typed={typed} today={today} />
    );
  if (!bookings) return <ViewLoading />;
  return (
    <Page>
      <Head>
        <h2>{t('title')}</h2>
        <div>
          <Button variant="text" component={Link} discover="none" to={hostPath(language, 'books')}>
            {tBooks('title')}
          </Button>
          {/* The calendar is where an owner enters a booking, because the owner chooses its nights there. */}
          <Button variant="outlined" component={Link} discover="none" to={hostPath(language, 'calendar')}>
            {t('new')}
          </Button>
        </div>
      </Head>
      <InputField
        type="search"
        name="search"
        label={t('search')}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <ToggleButtons
        label={t('show')}
        // Selects no filter during a search, because a search covers all bookings.
        value={searches ? null : shown}
        choices={([...bookingFilters, expected] as const).map((value) => ({ value, text: t(`filter.${value}`) }))}
        onChoose={(chosen) => {
          setShown(chosen);
          setTyped('');
        }}
      />
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

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  align-items: center;
  gap: 12px;
`;

/** Minimum length, in characters, of a text to search for in notes. */
const minNoteSearchLength = 3;

function Found({
  bookings,
  filter,
  typed,
  today,
}: {
  bookings: readonly Booking[];
  filter: BookingFilter;
  typed: string;
  today: IsoDate;
}) {
  const nameOf = useApartmentName();
  const notes = useOwnerNotes(bookings, typed.trim().length >= minNoteSearchLength);
  return <Months bookings={findBookings(bookings, filter, typed, today, nameOf, notes)} />;
}

/** Also loads older bookings. */
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
  return older ? children([...older, ...bookings]) : <ViewLoading />;
}

function Months({ bookings }: { bookings: readonly Booking[] }) {
  const { t } = useTranslation('hostBooking');
  const format = useFormat();
  const title = useMonthTitle();
  const nameOf = useApartmentName();
  const language = useLanguage();
  const months = byMonth(bookings);
  return (
    <>
      <div role="status">{months.length === 0 && t('none')}</div>
      {months.map(({ month, bookings: ofMonth }) => (
        <section key={month} aria-labelledby={`month-${month}`}>
          <h3 id={`month-${month}`}>{title(month)}</h3>
          <ul role="list">
            {ofMonth.map((booking) => (
              <li key={booking.id} data-status={booking.status}>
                <NavLink discover="none" to={hostPath(language, 'bookings', booking.id)}>
                  <strong translate="no">{guestName(booking)}</strong>
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
