import styled from '@emotion/styled';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';

/** Shown when bookings could not be loaded for a reason that only a reload can fix. */
export function LoadFailure() {
  const { t } = useTranslation('myBookings');
  return (
    <FailureText role="alert">
      {t('failed')}
      <Button variant="outlined" onClick={() => location.reload()}>
        {t('tryAgain')}
      </Button>
    </FailureText>
  );
}

/** A message in place of content that could not be loaded. */
export const FailureText = styled.div`
  display: grid;
  gap: 24px;
  justify-items: start;
  padding-block: 48px;
  font-size: 1.25rem;
`;
