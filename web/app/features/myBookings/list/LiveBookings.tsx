import styled from '@emotion/styled';
import Button from '@mui/material/Button';
import type { BookingStatus } from 'functions/domain/bookingState';
import { firstOfGroups, othersOf } from 'functions/domain/bookingGroup';
import { todayIn } from 'functions/domain/isoDate';
import { sumOfQuotes } from 'functions/domain/quote';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import type { Booking } from 'functions/contract/booking';
import type { Guest } from '../../../firebase/session/useGuest.ts';
import { bookingsPerStep, useOwnBookings, type OwnBookings } from '../../../firebase/guest/useOwnBookings.ts';
import { ErrorBoundary } from '../../../ui/loading/ErrorBoundary.tsx';
import { Note } from '../../../form/formLayout.ts';
import { VisuallyHidden } from '../../../ui/layout/layout.ts';
import type { PictureProps } from '../../../ui/picture/Picture.tsx';
import { color } from '../../../ui/theme/tokens.ts';
import { wholeBookingOf } from '../booking/ShownBooking.ts';
import { arrangeBookings, changedBookings } from './arrangeBookings.ts';
import { BookingCard } from './BookingCard.tsx';
import { StatusFilter } from './StatusFilter.tsx';
import { countByStatus, readShownStatus } from './statusInUrl.ts';
import { LoadFailure, FailureText } from '../LoadFailure.tsx';
import { LoadingBookings } from '../LoadingBookings.tsx';

/** Number of bookings shown at first, and added by each "Show more". */
const pageSize = 20;

interface LiveBookingsProps {
  guest: Guest;
  /** A picture of each apartment, by its slug. */
  covers: Record<string, PictureProps['picture'][]>;
  /** The property's time zone, which decides which stays are over. */
  timeZone: string;
  /** Shown to guests without any booking. */
  search: ReactNode;
}

/** A guest's bookings, live. */
export function LiveBookings(props: LiveBookingsProps) {
  return (
    <ErrorBoundary fallback={<LoadFailure />}>
      <SubscribedBookings {...props} />
    </ErrorBoundary>
  );
}

function SubscribedBookings({ guest, covers, timeZone, search }: LiveBookingsProps) {
  const { t } = useTranslation('myBookings');
  const [query] = useSearchParams();
  const filter = readShownStatus(query);
  const [pages, setPages] = useState(1);
  const [queried, setQueried] = useState(bookingsPerStep);
  const own = useLastReady(useOwnBookings(guest, queried));
  const changed = useStatusChange(own);
  const list = useRef<HTMLDivElement>(null);
  const goTo = useRef<number>(undefined);
  const shown = pages * pageSize;

  // After "show more" the focus moves to the first added booking.
  useEffect(() => {
    if (goTo.current === undefined) return;
    list.current?.querySelectorAll<HTMLElement>('h3 a')[goTo.current]?.focus();
    goTo.current = undefined;
  }, [pages]);

  if (own.state === 'loading') return <LoadingBookings page="list" />;
  if (own.state === 'offline') return <FailureText role="status">{t('offline')}</FailureText>;

  const stays = staysOf(own.bookings);
  const { coming, past, found } = arrangeBookings(stays, filter, todayIn(timeZone), shown);
  const all = coming.length + past.length;
  const groups = [
    { title: t('coming'), bookings: coming },
    { title: t('past'), bookings: past },
  ];

  function showMore() {
    goTo.current = all;
    setPages(pages + 1);
    if (shown + pageSize > queried) setQueried(queried + bookingsPerStep);
  }

  return (
    <>
      <StatusFilter filter={filter} counts={countByStatus(stays)} atLeast={own.more} />
      <VisuallyHidden role="status">
        {changed && t(`statusChanged.${changed.status}`, { number: changed.number })}
      </VisuallyHidden>
      {found === 0 && (
        <Nothing>
          <p>{t('none')}</p>
          {filter === 'all' && (
            <>
              <Note>{t('noneYet')}</Note>
              {search}
            </>
          )}
        </Nothing>
      )}
      <div ref={list}>
        {groups.map(
          ({ title, bookings }) =>
            bookings.length > 0 && (
              <Group key={title}>
                <h2>{title}</h2>
                <ul role="list">
                  {bookings.map((booking) => (
                    <li key={booking.id}>
                      <BookingCard
                        booking={booking}
                        apartments={booking.left.map(({ apartment }) => apartment)}
                        total={sumOfQuotes(booking.left.map(({ quote }) => quote)).totalPayment}
                        picture={covers[booking.apartment]?.[0]}
                        today={todayIn(timeZone)}
                      />
                    </li>
                  ))}
                </ul>
              </Group>
            ),
        )}
      </div>
      {(found > all || (own.more && found > 0)) && (
        <Button variant="outlined" onClick={showMore} style={{ marginTop: 32 }}>
          {t('more')}
        </Button>
      )}
    </>
  );
}

/** One stay for each request: its bookings as a whole, and those that are not cancelled. */
function staysOf(bookings: readonly Booking[]): (Booking & { left: readonly Booking[] })[] {
  return firstOfGroups(bookings).map((booking) => {
    const { whole, left } = wholeBookingOf([booking, ...othersOf(booking, bookings)]);
    return { ...whole, left };
  });
}

/** Keeps the loaded bookings while more are loading. */
function useLastReady(own: OwnBookings): OwnBookings {
  const [last, setLast] = useState(own);
  if (own.state === 'loading' && last.state === 'ready') return last;
  if (own !== last) setLast(own);
  return own;
}

/** The booking whose status changed last while the page was open. */
function useStatusChange(own: OwnBookings): Pick<Booking, 'number' | 'status'> | undefined {
  const known = useRef(new Map<string, BookingStatus>());
  const [lastChanged, setLastChanged] = useState<Pick<Booking, 'number' | 'status'>>();
  useEffect(() => {
    if (own.state !== 'ready') return;
    const changed = changedBookings(known.current, own.bookings).at(-1);
    known.current = new Map(own.bookings.map(({ id, status }) => [id, status]));
    if (changed) setLastChanged({ number: changed.number, status: changed.status });
  }, [own]);
  return lastChanged;
}

const Nothing = styled.div`
  padding-block: 40px;
  & > p:first-of-type {
    font-size: 1.625rem;
    line-height: 1.3;
    color: ${color.secondary};
  }
  & > form {
    margin-top: 32px;
  }
`;

const Group = styled.section`
  margin-top: 48px;
  & > h2 {
    font-size: 1.625rem;
  }
  & > ul {
    margin-top: 16px;
  }
`;
