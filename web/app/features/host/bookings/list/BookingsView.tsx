import styled from '@emotion/styled';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useOutlet, useParams } from 'react-router';
import { deskColor } from '../../frame/deskTheme.ts';
import { BookingList } from './BookingList.tsx';

/** From this width on, a booking is shown beside the list. On narrower screens, it is shown instead of the list. */
const beside = '@media (min-width: 1100px)';

/** The list of bookings, and the booking whose ID is in the URL. */
export function BookingsView() {
  const booking = useOutlet();
  const { id: chosen } = useParams();
  const { t } = useTranslation('hostBooking');
  const place = useRef<HTMLDivElement>(null);
  const before = useRef(chosen);
  // Moves the focus to the chosen booking and, when the owner returns, to its place in the list.
  useEffect(() => {
    const last = before.current;
    before.current = chosen;
    if (last === chosen) return;
    const { current } = place;
    const link = last && !chosen && current?.querySelector<HTMLElement>(`a[href$="/${CSS.escape(last)}"]`);
    (link || current?.querySelector<HTMLElement>('[data-part=booking]'))?.focus({ preventScroll: true });
  }, [chosen]);
  return (
    <Columns ref={place} data-open={chosen !== undefined || undefined}>
      <div data-part="list">
        <BookingList />
      </div>
      <div data-part="booking" key={chosen} tabIndex={-1} role="region" aria-label={t('chosen')}>
        {booking ?? <Hint>{t('choose')}</Hint>}
      </div>
    </Columns>
  );
}

const Columns = styled.div`
  & > [data-part='booking'] {
    outline: none;
  }
  &:not([data-open]) > [data-part='booking'],
  &[data-open] > [data-part='list'] {
    display: none;
  }
  ${beside} {
    display: grid;
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
    gap: 24px;
    max-width: 1240px;
    & > [data-part] {
      display: block !important;
    }
    & [data-back] {
      display: none;
    }
    & > [data-part='list'] {
      position: sticky;
      top: 0;
      max-height: 100dvh;
      /* Leaves room for the focus rings, which would be cut off at the edge. */
      margin-left: -8px;
      padding: 0 24px 24px 8px;
      overflow-y: auto;
      overscroll-behavior: contain;
      border-right: 1px solid ${deskColor.divider};
    }
  }
`;

const Hint = styled.p`
  padding: 96px 24px;
  color: ${deskColor.textSecondary};
  text-align: center;
`;
