import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { writeBookingLink } from 'functions/domain/bookingLink';
import { PageLink } from '../../../i18n/PageLink.tsx';
import { color } from '../../../ui/theme/tokens.ts';
import type { OtherBooking } from './ShownBooking.ts';
import { StatusChip } from '../StatusChip.tsx';
import { useApartmentName } from '../../../i18n/useApartmentTexts.ts';

/** The guest's other bookings of the same request, each with its status. */
export function BookedTogether({ bookings }: { bookings: readonly OtherBooking[] }) {
  const { t } = useTranslation('myBookings');
  const nameOf = useApartmentName();
  return (
    <Part aria-labelledby="booked-together">
      <h2 id="booked-together">{t('together.title')}</h2>
      <p>{t('together.text')}</p>
      <ul role="list">
        {bookings.map(({ id, number, apartment, status, key }) => (
          <li key={id}>
            <PageLink page="myBooking" slug={id} {...(key && { hash: writeBookingLink(key) })} translate="no">
              {`${nameOf(apartment)} · ${number}`}
            </PageLink>
            <StatusChip status={status} />
          </li>
        ))}
      </ul>
    </Part>
  );
}

const Part = styled.section`
  margin-top: 28px;
  & > h2 {
    font-size: 26px;
  }
  & > p {
    color: ${color.textSecondary};
  }
  & li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px 16px;
    padding-block: 8px;
  }
  & a {
    padding-block: 8px;
  }
`;
