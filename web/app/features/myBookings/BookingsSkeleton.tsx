import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '../../ui/layout.ts';
import { color, from, radius } from '../../ui/tokens.ts';

/** The filter and two bookings, before they are there. */
export function BookingsSkeleton() {
  const { t } = useTranslation('myBookings');
  return (
    <div aria-busy="true">
      <VisuallyHidden role="status">{t('loading')}</VisuallyHidden>
      <Row>
        {[96, 150, 150, 130].map((width, index) => (
          <Bone key={index} style={{ width, height: 48, borderRadius: 24 }} />
        ))}
      </Row>
      <Bone style={{ width: 180, height: 28, marginTop: 48, marginBottom: 16 }} />
      {[0, 1].map((index) => (
        <Card key={index}>
          <Bone />
          <div>
            <Bone style={{ width: '55%', height: 28 }} />
            <Bone style={{ width: '80%', height: 18, marginTop: 14 }} />
            <Bone style={{ width: '65%', height: 18, marginTop: 12 }} />
          </div>
        </Card>
      ))}
    </div>
  );
}

const Bone = styled.div`
  border-radius: ${radius.small};
  background: ${color.stone};
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
  border-top: 1px solid ${color.line};
  & > :first-of-type {
    aspect-ratio: 4 / 3;
  }
  ${from.tablet} {
    grid-template-columns: 220px minmax(0, 1fr);
    gap: 28px;
  }
`;
