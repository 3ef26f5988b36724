import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Column, Section } from '../../ui/layout.ts';
import { from } from '../../ui/tokens.ts';

/** Where the house stands, with the distances as its children. */
export function Area({ children }: { children: ReactNode }) {
  const { t } = useTranslation('home');
  return (
    <Section aria-labelledby="area">
      <Halves>
        <div>
          <h2 id="area">{t('area.heading')}</h2>
          <Text>{t('area.text')}</Text>
        </div>
        {children}
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
