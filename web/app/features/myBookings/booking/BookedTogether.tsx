import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { color } from '../../../ui/theme/tokens.ts';
import { useApartmentName } from '../../../i18n/useApartmentTexts.ts';
import { useFormat, useGuestsText } from '../../../i18n/useFormat.ts';
import { StatusChip } from '../StatusChip.tsx';
import type { WholeBooking } from './ShownBooking.ts';

/** The apartments of one request, each with its guests and status. Says which of them are still booked or pending. */
export function BookedTogether({ all, left }: Pick<WholeBooking, 'all' | 'left'>) {
  const { t } = useTranslation('myBookings');
  const { list, stay } = useFormat();
  const writeGuests = useGuestsText();
  const nameOf = useApartmentName();
  const isMoved = new Set(all.map(stay)).size > 1;
  return (
    <Part aria-labelledby="booked-together">
      <h2 id="booked-together">{t('together.title')}</h2>
      <p>
        {left.length < all.length
          ? t('together.left', { names: list(left.map(({ apartment }) => nameOf(apartment))) })
          : t('together.text')}
      </p>
      <ul role="list">
        {all.map((booking) => (
          <li key={booking.id}>
            <strong translate="no">{nameOf(booking.apartment)}</strong>
            <span>{[...(isMoved ? [stay(booking)] : []), writeGuests(booking)].join(' · ')}</span>
            <StatusChip status={booking.status} />
          </li>
        ))}
      </ul>
    </Part>
  );
}

const Part = styled.section`
  margin-top: 28px;
  & > h2 {
    font-size: 1.625rem;
  }
  & > p {
    color: ${color.textSecondary};
  }
  & > ul {
    margin-top: 8px;
  }
  & li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px 16px;
    padding-block: 12px;
    border-top: 1px solid ${color.divider};
  }
`;
