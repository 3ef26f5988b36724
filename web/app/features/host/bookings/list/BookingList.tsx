import styled from '@emotion/styled';
import Button from '@mui/material/Button';
import type { Booking } from 'functions/contract/booking';
import type { IsoDate } from 'functions/domain/isoDate';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useHostBookings, useOlderBookings } from '../../../../firebase/owner/useHostBookings.ts';
import { useOwnerNotes } from '../../../../firebase/owner/useOwnerNotes.ts';
import { InputField } from '../../../../form/InputField.tsx';
import { useFormat } from '../../../../i18n/useFormat.ts';
import { DeskLink } from '../../frame/DeskLink.tsx';
import { DeskPage } from '../../frame/DeskPage.ts';
import { useApartmentName } from '../../../../i18n/useApartmentTexts.ts';
import { ToggleButtons } from '../../forms/ToggleButtons.tsx';
import { useToday } from '../../frame/useToday.ts';
import { ViewLoading } from '../../frame/ViewLoading.tsx';
import { byMonth } from './byMonth.ts';
import { ExpectedPayments } from './ExpectedPayments.tsx';
import { MonthList } from './MonthList.tsx';
import { bookingFilters, findBookings, type BookingFilter } from './findBookings.ts';

/** A filter that shows the payments that guests still owe. */
const expected = 'expected' as const;

/** All bookings by month, with a search, and a list of expected payments. */
export function BookingList() {
  const { t } = useTranslation('hostBooking');
  const { t: tBooks } = useTranslation('hostBooks');
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
    <DeskPage>
      <Head>
        <h2>{t('title')}</h2>
        <div>
          <Button variant="text" component={DeskLink} to={['books']}>
            {tBooks('title')}
          </Button>
          {/* The calendar is where an owner enters a booking, because the owner chooses its nights there. */}
          <Button variant="outlined" component={DeskLink} to={['calendar']}>
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
    </DeskPage>
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
  const { t } = useTranslation('hostBooking');
  const format = useFormat();
  const nameOf = useApartmentName();
  const notes = useOwnerNotes(bookings, typed.trim().length >= minNoteSearchLength);
  const found = findBookings(bookings, filter, typed, today, nameOf, notes);
  return (
    <MonthList
      none={t('none')}
      months={byMonth(found, ({ checkIn }) => checkIn).map(({ month, items }) => ({
        month,
        rows: items.map((booking) => ({
          booking,
          lines: [
            [format.stay(booking), nameOf(booking.apartment)].join(' · '),
            [t(`status.${booking.status}`), format.money(booking.quote.totalPayment)].join(' · '),
          ],
        })),
      }))}
    />
  );
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
