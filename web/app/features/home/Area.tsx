import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Section, TwoColumns } from '../../ui/layout/layout.ts';
import { from } from '../../ui/theme/tokens.ts';

/** The surroundings of the property, with its map, and the distances as its children. */
export function Area({ map, children }: { map: ReactNode; children: ReactNode }) {
  const { t } = useTranslation('home');
  return (
    <Section aria-labelledby="area">
      <Columns>
        <div>
          <h2 id="area">{t('area.heading')}</h2>
          <p>{t('area.text')}</p>
          {children}
        </div>
        {map}
      </Columns>
    </Section>
  );
}

const Columns = styled(TwoColumns)`
  ${from.desk} {
    grid-template-columns: 1fr 1.2fr;
  }
  & h2 + p {
    margin-block: 24px 16px;
  }
`;
