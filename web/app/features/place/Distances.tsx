import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { color } from '../../ui/tokens.ts';

/** How far it is to what guests look for. */
export function Distances() {
  const { t } = useTranslation('place');
  return (
    <dl>
      {(['harbour', 'beach', 'sea', 'ferry', 'nightlife'] as const).map((place) => (
        <Row key={place}>
          <dt>{t(`distances.${place}.place`)}</dt>
          <dd>{t(`distances.${place}.distance`)}</dd>
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
  border-bottom: 1px solid ${color.line};
  & > dd {
    color: ${color.sea};
    font-weight: 600;
  }
`;
