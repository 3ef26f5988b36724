import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { Column, Section } from '../../ui/layout.ts';
import { color, from } from '../../ui/tokens.ts';

export function Area() {
  const { t } = useTranslation('home');
  const distances = [
    [t('area.harbour.place'), t('area.harbour.distance')],
    [t('area.beach.place'), t('area.beach.distance')],
    [t('area.sea.place'), t('area.sea.distance')],
    [t('area.nightlife.place'), t('area.nightlife.distance')],
  ] as const;
  return (
    <Section aria-labelledby="area">
      <Halves>
        <div>
          <h2 id="area">{t('area.heading')}</h2>
          <Text>{t('area.text')}</Text>
        </div>
        <dl>
          {distances.map(([place, distance]) => (
            <Row key={place}>
              <dt>{place}</dt>
              <dd>{distance}</dd>
            </Row>
          ))}
        </dl>
      </Halves>
    </Section>
  );
}

const Halves = styled(Column)`
  display: grid;
  gap: 32px;
  ${from.desk} {
    grid-template-columns: 1fr 1fr;
    gap: 80px;
  }
`;

const Text = styled.p`
  margin-top: 24px;
`;

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
