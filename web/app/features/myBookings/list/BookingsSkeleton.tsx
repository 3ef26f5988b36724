import styled from '@emotion/styled';
import Skeleton from '@mui/material/Skeleton';
import { useTranslation } from 'react-i18next';
import { AppTheme } from '../../../ui/theme/AppTheme.tsx';
import { VisuallyHidden } from '../../../ui/layout/layout.ts';
import { color, from } from '../../../ui/theme/tokens.ts';

/** The filter and two bookings, shown while they load. */
export function BookingsSkeleton() {
  const { t } = useTranslation('myBookings');
  return (
    <AppTheme>
      <Place aria-busy="true">
        <VisuallyHidden role="status">{t('loading')}</VisuallyHidden>
        <Row>
          {[96, 150, 150, 130].map((width, index) => (
            <Skeleton key={index} width={width} height={48} style={{ borderRadius: 24 }} />
          ))}
        </Row>
        <Skeleton width={180} height={28} style={{ marginTop: 48, marginBottom: 16 }} />
        {[0, 1].map((index) => (
          <Card key={index}>
            <Skeleton height="auto" style={{ aspectRatio: '4 / 3' }} />
            <div>
              <Skeleton width="55%" height={28} />
              <Skeleton width="80%" height={18} style={{ marginTop: 14 }} />
              <Skeleton width="65%" height={18} style={{ marginTop: 12 }} />
            </div>
          </Card>
        ))}
      </Place>
    </AppTheme>
  );
}

const Place = styled.div`
  min-height: 60vh;
  padding-bottom: 72px;
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 10px;
`;

const Card = styled.div`
  display: grid;
  grid-template-columns: 104px minmax(0, 1fr);
  gap: 18px;
  align-items: center;
  padding-block: 22px;
  border-top: 1px solid ${color.divider};
  ${from.tablet} {
    grid-template-columns: 220px minmax(0, 1fr);
    gap: 28px;
  }
`;
