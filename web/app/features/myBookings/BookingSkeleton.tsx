import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '../../ui/layout.ts';
import { color, from, radius } from '../../ui/tokens.ts';

/** A booking before it is there. */
export function BookingSkeleton() {
  const { t } = useTranslation('myBookings');
  return (
    <Place aria-busy="true">
      <VisuallyHidden role="status">{t('loading')}</VisuallyHidden>
      <Bone style={{ width: 130, height: 22 }} />
      <Bone style={{ width: 220, height: 16, marginTop: 24 }} />
      <Bone style={{ width: '45%', height: 58, marginTop: 12 }} />
      <Bone style={{ width: '60%', height: 24, marginTop: 14 }} />
      <Bone style={{ height: 190, marginTop: 36 }} />
      <Halves>
        <Bone />
        <Bone />
      </Halves>
    </Place>
  );
}

const Place = styled.div`
  padding-block: 42px 72px;
  ${from.desk} {
    padding-block: 66px 112px;
  }
`;

const Bone = styled.div`
  border-radius: ${radius.small};
  background: ${color.stone};
`;

const Halves = styled.div`
  display: grid;
  gap: 40px;
  margin-top: 48px;
  & > div {
    height: 380px;
  }
  ${from.desk} {
    grid-template-columns: 1fr 420px;
    gap: 80px;
  }
`;
