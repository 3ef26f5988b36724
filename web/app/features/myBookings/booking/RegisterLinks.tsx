import styled from '@emotion/styled';
import { writeRegisterLink } from 'functions/domain/bookingLink';
import { useTranslation } from 'react-i18next';
import { PageLink } from '../../../i18n/PageLink.tsx';
import { useApartmentName } from '../../../i18n/useApartmentTexts.ts';
import { ButtonRow } from '../../../ui/layout/layout.ts';
import { secondaryButton } from '../../../ui/theme/primaryButton.ts';
import { FramedPart, OnScreen } from './bookingLayout.ts';
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
    <OnScreen>
      <FramedPart aria-labelledby="register">
        <h2 id="register">{t('register.title')}</h2>
        <p>{t('register.text')}</p>
        <ButtonRow>
          {bookings.map(({ id, apartment }) => (
            <RegisterLink key={id} page="myBooking" slug={id} hash={writeRegisterLink(linkKey)}>
              {bookings.length > 1 ? t('register.of', { apartment: nameOf(apartment) }) : t('register.open')}
            </RegisterLink>
          ))}
        </ButtonRow>
      </FramedPart>
    </OnScreen>
  );
}

const RegisterLink = styled(PageLink)`
  ${secondaryButton}
`;
