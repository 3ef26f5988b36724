import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Column, Section } from '../../ui/layout/layout.ts';
import { from } from '../../ui/theme/tokens.ts';

/** The surroundings of the property, with its map, and the distances as its children. */
export function Area({ map, children }: { map: ReactNode; children: ReactNode }) {
  const { t } = useTranslation('home');
  return (
    <Section aria-labelledby="area">
      <TwoColumns>
        <div>
          <h2 id="area">{t('area.heading')}</h2>
          <p>{t('area.text')}</p>
          {children}
        </div>
        {map}
      </TwoColumns>
    </Section>
  );
}

const TwoColumns = styled(Column)`
  display: grid;
  gap: 32px;
  ${from.desk} {
    grid-template-columns: 1fr 1.2fr;
    align-items: center;
    gap: 80px;
  }
  & h2 + p {
    margin-block: 24px 16px;
  }
`;
