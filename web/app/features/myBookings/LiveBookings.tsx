import styled from '@emotion/styled';
import type { StoredBooking } from 'functions/contract/booking';
import type { BookingStatus } from 'functions/domain/bookingState';
import { todayIn } from 'functions/domain/isoDate';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import type { Guest } from '../../firebase/guestStore.ts';
import type { OwnBookings } from '../../firebase/ownBookings.ts';
import { useOwnBookings } from '../../firebase/useOwnBookings.ts';
import { quietAction } from '../../ui/action.ts';
import { Note } from '../../ui/formLayout.ts';
import { VisuallyHidden } from '../../ui/layout.ts';
import type { PictureProps } from '../../ui/Picture.tsx';
import { color } from '../../ui/tokens.ts';
import { arrangeBookings, changedBookings } from './arrangeBookings.ts';
import { BookingCard } from './BookingCard.tsx';
import { BookingsSkeleton } from './BookingsSkeleton.tsx';
import { StatusFilter } from './StatusFilter.tsx';
import { countByStatus, readStatusFilter } from './statusFilter.ts';
import { Trouble } from './Trouble.ts';

/** So many are shown at first, and with each "Show more". */
const pageSize = 20;
/** So many are listened to at first; a guest with more is rare. */
const heardSize = 100;

export interface LiveBookingsProps {
  guest: Guest;
  /** A picture of each apartment, by its slug. */
  covers: Record<string, PictureProps['picture'][]>;
  /** Of the house: it decides which stays are over. */
  timeZone: string;
}

/** A guest's bookings, live. Comes late and never in a prerendered page: it listens from its first rendering on. */
export function LiveBookings({ guest, covers, timeZone }: LiveBookingsProps) {
  const { t } = useTranslation('myBookings');
  const [search] = useSearchParams();
  const filter = readStatusFilter(search);
  const [pages, setPages] = useState(1);
  const [heard, setHeard] = useState(heardSize);
  const own = useKept(useOwnBookings(guest, heard));
  const news = useStatusNews(own);
  const list = useRef<HTMLDivElement>(null);
  const goTo = useRef<number>(undefined);
  const shown = pages * pageSize;

  // Whoever asked for more goes on reading at the first of them.
  useEffect(() => {
    if (goTo.current === undefined) return;
    list.current?.querySelectorAll('a')[goTo.current]?.focus();
    goTo.current = undefined;
  }, [pages]);

  if (own.state === 'loading') return <BookingsSkeleton />;
  if (own.state !== 'ready') return <Trouble role="status">{t(own.state)}</Trouble>;

  const { coming, past, found } = arrangeBookings(own.bookings, filter, todayIn(timeZone), shown);
  const all = coming.length + past.length;
  const groups = [
    { title: t('coming'), bookings: coming },
    { title: t('past'), bookings: past },
  ];

  function showMore() {
    goTo.current = all;
    setPages(pages + 1);
    if (shown + pageSize > heard) setHeard(heard + heardSize);
  }

  return (
    <>
      <StatusFilter filter={filter} counts={countByStatus(own.bookings)} atLeast={own.more} />
      <VisuallyHidden role="status">{news && t(`news.${news.status}`, { number: news.number })}</VisuallyHidden>
      {found === 0 && (
        <Nothing>
          <p>{t('none')}</p>
          {filter === 'all' && <Note>{t('noneYet')}</Note>}
        </Nothing>
      )}
      <div ref={list}>
        {groups.map(
          ({ title, bookings }) =>
            bookings.length > 0 && (
              <Group key={title}>
                <h2>{title}</h2>
                <ul>
                  {bookings.map((booking) => (
                    <li key={booking.number}>
                      <BookingCard
                        booking={booking}
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
        <More type="button" onClick={showMore}>
          {t('more')}
        </More>
      )}
    </>
  );
}

/** What was there stays while more is on its way. */
function useKept(own: OwnBookings): OwnBookings {
  const [kept, setKept] = useState(own);
  if (own.state === 'loading' && kept.state === 'ready') return kept;
  if (own !== kept) setKept(own);
  return own;
}

/** The booking whose status has changed last, while the guest looked on. */
function useStatusNews(own: OwnBookings): Pick<StoredBooking, 'number' | 'status'> | undefined {
  const known = useRef(new Map<string, BookingStatus>());
  const [news, setNews] = useState<Pick<StoredBooking, 'number' | 'status'>>();
  useEffect(() => {
    if (own.state !== 'ready') return;
    const changed = changedBookings(known.current, own.bookings).at(-1);
    known.current = new Map(own.bookings.map(({ number, status }) => [number, status]));
    if (changed) setNews({ number: changed.number, status: changed.status });
  }, [own]);
  return news;
}

const Nothing = styled.div`
  padding-block: 40px;
  & > p:first-of-type {
    font-size: 26px;
    line-height: 1.3;
    color: ${color.sea};
  }
`;

const Group = styled.section`
  margin-top: 48px;
  & > h2 {
    font-size: 26px;
  }
  & > ul {
    margin-top: 16px;
  }
`;

const More = styled.button`
  ${quietAction}
  margin-top: 32px;
`;
