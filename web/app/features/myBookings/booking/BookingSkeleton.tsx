import styled from '@emotion/styled';
import Skeleton from '@mui/material/Skeleton';
import { useTranslation } from 'react-i18next';
import { AppTheme } from '../../../ui/theme/AppTheme.tsx';
import { VisuallyHidden } from '../../../ui/layout/layout.ts';
import { from } from '../../../ui/theme/tokens.ts';

/** Shown while a booking loads. */
export function BookingSkeleton() {
  const { t } = useTranslation('myBookings');
  return (
    <AppTheme>
      <Place aria-busy="true">
        <VisuallyHidden role="status">{t('loading')}</VisuallyHidden>
        <Skeleton width={130} height={22} />
        <Skeleton width={220} height={16} style={{ marginTop: 24 }} />
        <Skeleton width="45%" height={58} style={{ marginTop: 12 }} />
        <Skeleton width="60%" height={24} style={{ marginTop: 14 }} />
        <Skeleton height={190} style={{ marginTop: 36 }} />
        <Columns>
          <Skeleton height={380} />
          <Skeleton height={380} />
        </Columns>
      </Place>
    </AppTheme>
  );
}

const Place = styled.div`
  padding-block: 42px 72px;
  ${from.desk} {
    padding-block: 66px 112px;
  }
`;

const Columns = styled.div`
  display: grid;
  gap: 40px;
  margin-top: 48px;
  ${from.desk} {
    grid-template-columns: 1fr 420px;
    gap: 80px;
  }
`;
