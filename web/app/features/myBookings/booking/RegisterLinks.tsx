import styled from '@emotion/styled';
import { writeRegisterLink } from 'functions/domain/bookingLink';
import { useTranslation } from 'react-i18next';
import { PageLink } from '../../../i18n/PageLink.tsx';
import { useApartmentName } from '../../../i18n/useApartmentTexts.ts';
import { secondaryButton } from '../../../ui/theme/primaryButton.ts';
import { color, from, radius } from '../../../ui/theme/tokens.ts';
import type { ShownBooking } from './ShownBooking.ts';

/** Leads to the guests' register of each booking. */
export function RegisterLinks({
  bookings,
  linkKey,
}: {
  bookings: readonly ShownBooking[];
  /** Missing for the signed-in guest. */
  linkKey: string | undefined;
}) {
  const { t } = useTranslation('myBookings');
  const nameOf = useApartmentName();
  return (
    <Part aria-labelledby="register">
      <h2 id="register">{t('register.title')}</h2>
      <p>{t('register.text')}</p>
      <Links>
        {bookings.map(({ id, apartment }) => (
          <RegisterLink key={id} page="myBooking" slug={id} hash={writeRegisterLink(linkKey)}>
            {bookings.length > 1 ? t('register.of', { apartment: nameOf(apartment) }) : t('register.open')}
          </RegisterLink>
        ))}
      </Links>
    </Part>
  );
}

const Part = styled.section`
  display: grid;
  gap: 16px;
  margin-top: 28px;
  padding: 24px;
  border: 1px solid ${color.divider};
  border-radius: ${radius.large};
  & > h2 {
    font-size: 1.625rem;
  }
  ${from.tablet} {
    padding: 36px;
  }
  @media print {
    display: none;
  }
`;

const Links = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
`;

const RegisterLink = styled(PageLink)`
  ${secondaryButton}
`;
