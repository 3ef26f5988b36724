import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { color } from '../../ui/theme/tokens.ts';
import { placeLists } from '../../villa/placeLists.ts';

/** Distances to places that guests ask about. */
export function Distances() {
  const { t } = useTranslation('place');
  if (placeLists.distances.length === 0) return null;
  return (
    <dl>
      {placeLists.distances.map((place) => (
        <Row key={place}>
          <dt>{t(`distances.${place}.place`, '')}</dt>
          <dd>{t(`distances.${place}.distance`, '')}</dd>
        </Row>
      ))}
    </dl>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 24px;
  padding-block: 16px;
  border-bottom: 1px solid ${color.divider};
  & > dd {
    color: ${color.secondary};
    font-weight: 600;
  }
`;
